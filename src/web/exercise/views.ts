/**
 * The views of the section by name. They are in a module of the section, because every page loads the routes first,
 * and would load the names of all files of the views with them.
 */
export const exerciseViews = {
  front: () => import('./front/front-page.tsx'),
  workouts: () => import('./logging/workouts-tab.tsx'),
  activities: () => import('./endurance/activities-tab.tsx'),
  calendar: () => import('./calendar/calendar-tab.tsx'),
  exercises: () => import('./library/exercises-tab.tsx'),
  routines: () => import('./routines/routines-tab.tsx'),
  progress: () => import('./progress/progress-page.tsx'),
  volume: () => import('./volume/volume-page.tsx'),
  load: () => import('./load/load-page.tsx'),
  body: () => import('./body/body-tab.tsx'),
  goals: () => import('./calendar/goals-page.tsx'),
};

export type ExerciseViewName = keyof typeof exerciseViews;
