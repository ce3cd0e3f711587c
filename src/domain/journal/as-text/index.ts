export { trainingLines } from './training-lines.ts';
export { answerLinesIn, withWrittenAnswers } from './written-answers.ts';
export { trainingDaysIn, type WrittenTraining, withWrittenTraining } from './written-training.ts';
