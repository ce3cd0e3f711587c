export { DurationField } from './duration-field.tsx';
export { enduranceMessages } from './messages/index.ts';
export { activityHref } from './use-activities-place.ts';
export { useActivityWords } from './use-activity-words.ts';
export { useDistanceSystem } from './use-distance-system.ts';
