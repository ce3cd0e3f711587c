export { type GpxAbout, gpxOf } from './gpx.ts';
export { type SharedTrack, sharedTrack } from './shared-track.ts';
