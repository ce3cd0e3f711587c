export { DurationField } from './duration-field.tsx';
export { enduranceMessages } from './messages/index.ts';
export { activityHref } from './use-activities-route.ts';
export { useActivityLabels } from './use-activity-labels.ts';
export { useDistanceSystem } from './use-distance-system.ts';
