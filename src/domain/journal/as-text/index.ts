export { trainingLines } from './training-lines.ts';
export { trainingDaysIn, type WrittenTraining, withWrittenTraining } from './written-training.ts';
