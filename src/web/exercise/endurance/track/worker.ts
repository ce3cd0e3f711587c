import '../../../jitless/index.ts';
import { ok } from '#domain/kernel/index.ts';
import { decodeTrack, figuresOfTrack, trackView } from '#domain/track/index.ts';
import { servePage } from '../../../workers/index.ts';
import type { TrackMethods } from './track-methods.ts';

servePage<TrackMethods, object>(() => ({
  open: (points, sport, hidden, zones) => {
    const track = decodeTrack(points);
    return track.ok ? ok(trackView(track.value, sport, hidden, zones)) : track;
  },
  figures: (points, sport, hidden, zones) => {
    const track = decodeTrack(points);
    return track.ok ? ok(figuresOfTrack(track.value, sport, hidden, zones)) : track;
  },
}));
