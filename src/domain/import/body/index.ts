export { devicesByUse, onePerDay, type SourceChoice } from './one-per-day.ts';
export { shareOfBodyFat } from './share-of-body-fat.ts';
