export { TrainingCard } from './training-card.tsx';
