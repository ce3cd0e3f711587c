import '../jitless.ts';

export { exerciseViews } from '../exercise/index.ts';
export { TrainingPage } from './training-page.tsx';
