import '../jitless/index.ts';
import type { RouteComponent } from '@tanstack/react-router';
import { attachmentMessages } from '../attachments/index.ts';
import { type Catalogue, loadMessages } from '../language/index.ts';
import { bodyMessages } from './body/index.ts';
import { calendarMessages, ThisWeek } from './calendar/index.ts';
import { exerciseNames } from './catalogue/index.ts';
import { chartMessages } from './charts/index.ts';
import { enduranceMessages } from './endurance/index.ts';
import { explainMessages } from './explain/index.ts';
import { frontMessages } from './front/messages/index.ts';
import { libraryMessages } from './library/index.ts';
import { trainingLoadMessages } from './load/messages/index.ts';
import { loggingMessages } from './logging/index.ts';
import { exerciseMessages } from './messages/index.ts';
import { navigationMessages } from './navigation/index.ts';
import { progressMessages } from './progress/index.ts';
import { restingMessages } from './rest-timer/index.ts';
import { builtInMessages, DeloadNotice, NextToday, NotStarted, routinesMessages } from './routines/index.ts';
import { volumeMessages } from './volume/messages/index.ts';

interface View {
  readonly default: RouteComponent;
}

const charted = [explainMessages, chartMessages];
const ofGoals = [calendarMessages, explainMessages, bodyMessages, enduranceMessages, libraryMessages];

/** Loads what the frame around the views shows, and most views. */
export function loadFrameMessages(): Promise<void> {
  return loadMessages(exerciseMessages, navigationMessages);
}

/**
 * The views of the section by name. They are in a module of the section, because every page loads the routes first,
 * and would load the names of all files of the views with them.
 */
export const exerciseViews = {
  front: async () => {
    // its parts are above others, which would move down when they appear
    const parts = [DeloadNotice, NextToday, NotStarted, ThisWeek].map((part) => part.preload?.());
    const view = withMessages(import('./front/front-page.tsx'), frontMessages, routinesMessages, ...ofGoals);
    await Promise.all(parts);
    return view;
  },
  workouts: () =>
    withMessages(
      import('./logging/workouts-tab.tsx'),
      ...[explainMessages, loggingMessages, progressMessages, libraryMessages, restingMessages],
      ...[bodyMessages, enduranceMessages],
    ),
  activities: () =>
    withMessages(import('./endurance/activities-tab.tsx'), ...charted, enduranceMessages, attachmentMessages),
  calendar: () => withMessages(import('./calendar/calendar-tab.tsx'), calendarMessages, enduranceMessages),
  exercises: () =>
    withMessages(
      import('./exercises/exercises-tab.tsx'),
      ...[...charted, libraryMessages, progressMessages, restingMessages],
    ),
  routines: () => withMessages(import('./routines/routines-tab.tsx'), routinesMessages, libraryMessages),
  builtIn: () => withMessages(import('./routines/built-in/built-in-tab.tsx'), routinesMessages, builtInMessages),
  progress: () => withMessages(import('./progress/progress-page.tsx'), ...charted, progressMessages),
  volume: () => withMessages(import('./volume/volume-page.tsx'), ...charted, volumeMessages, libraryMessages),
  load: () => withMessages(import('./load/load-page.tsx'), ...charted, trainingLoadMessages, enduranceMessages),
  body: () => withMessages(import('./body/body-tab.tsx'), ...charted, bodyMessages, attachmentMessages),
  goals: () => withMessages(import('./calendar/goals-page.tsx'), ...ofGoals),
};

export type ExerciseViewName = keyof typeof exerciseViews;

/**
 * Loads a view with the names of exercises and with all catalogues that its parts use later, such as those of personal
 * records. A view that waited for one after it was shown would disappear for a moment, in the middle of logging a set.
 */
async function withMessages(view: Promise<View>, ...catalogues: readonly Catalogue<unknown>[]): Promise<View> {
  const [loaded] = await Promise.all([view, loadMessages(exerciseNames, ...catalogues)]);
  return loaded;
}
