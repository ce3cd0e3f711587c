export const messages = {
  places: 'Places of your training',
  workouts: 'Workouts',
  exercises: 'Exercises',
  progress: 'Progress',
};
