export { activityFiles } from './activity-files.ts';
