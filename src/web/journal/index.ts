import '../jitless.ts';

export { TrainingPage } from './training-page.tsx';
