export { DurationField } from './duration-field.tsx';
export { enduranceMessages } from './messages/index.ts';
export { SportSign } from './sport-sign.tsx';
export { activityHref } from './use-activities-route.ts';
export { useActivityDetails } from './use-activity-details.ts';
export { useActivityLabels } from './use-activity-labels.ts';
export { useDistanceSystem } from './use-distance-system.ts';
