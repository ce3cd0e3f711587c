export { activityFiles } from './activity-files.ts';
export { storedTrack } from './draft-of-recording.ts';
