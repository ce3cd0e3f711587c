export { activityFiles } from './activity-files.ts';
export { storedTrack } from './draft-of-recording.ts';
export { eachOnce } from './each-once.ts';
export { itemOfRecording } from './item-of-recording.ts';
export { recordingsIn } from './recordings-in.ts';
