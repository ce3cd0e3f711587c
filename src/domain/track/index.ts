export { noFigures, type RecordedFigures, type RecordedLap, type RecordedSet, type Recording } from './recording.ts';
export { maxTrackPoints, type Track, TrackBuilder, type TrackColumn, type TrackPoint, trackColumns } from './track.ts';
