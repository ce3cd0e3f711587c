export { BackLink } from './back-link.tsx';
export { ListActions, ListHead } from './list-head.tsx';
export { ListHeading } from './list-heading.tsx';
export { MissingRecord, type MissingWords } from './missing-record.tsx';
export { TitleField } from './title-field.tsx';
export { TrashNotice, type TrashWords } from './trash-notice.tsx';
export { forgetScroll, useKeptScroll } from './use-kept-scroll.ts';
export { useRowHeight } from './use-row-height.ts';
export { useRunningWorkouts } from './use-running-workouts.ts';
