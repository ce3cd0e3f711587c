export { ActivityRow } from './activity-row.tsx';
export { DurationField } from './duration-field.tsx';
export { enduranceMessages } from './messages/index.ts';
export { activitiesPageHref, activityHref } from './use-activities-route.ts';
export { useAddActivity } from './use-activity-actions.ts';
export { useActivityLabels } from './use-activity-labels.ts';
export { useDistanceSystem } from './use-distance-system.ts';
export { useEnduranceLabels } from './use-endurance-labels.ts';
export { useSportsIn } from './use-sports-in.ts';
