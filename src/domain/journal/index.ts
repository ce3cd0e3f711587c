export { type TimelineEntry, timeline } from './timeline.ts';
