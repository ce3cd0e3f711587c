export { workoutAsFit } from './workout-as-fit.ts';
