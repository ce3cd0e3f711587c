export { TrainingPage } from './training-page.tsx';
