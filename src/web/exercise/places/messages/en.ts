export const messages = {
  places: 'Places of your training',
  workouts: 'Workouts',
  progress: 'Progress',
};
