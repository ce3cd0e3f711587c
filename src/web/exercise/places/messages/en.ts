export const messages = {
  places: 'Places of your training',
  workouts: 'Workouts',
  exercises: 'Exercises',
  activities: 'Activities',
  progress: 'Progress',
};
