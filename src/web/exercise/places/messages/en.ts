export const messages = {
  places: 'Places of your training',
  workouts: 'Workouts',
  routines: 'Routines',
  exercises: 'Exercises',
  activities: 'Activities',
  progress: 'Progress',
  calendar: 'Calendar',
  body: 'Body',
  volume: 'Volume',
};
