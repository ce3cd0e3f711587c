export { BackLink } from './back-link.tsx';
export { ListActions, ListHead } from './list-head.tsx';
export { ListHeading } from './list-heading.tsx';
export { type MissingLabels, MissingRecord } from './missing-record.tsx';
export { TitleField } from './title-field.tsx';
export { type TrashLabels, TrashNotice } from './trash-notice.tsx';
export { useRowHeight } from './use-row-height.ts';
export { useRunningWorkouts } from './use-running-workouts.ts';
export { forgetScroll, useScrollRestoration } from './use-scroll-restoration.ts';
