import '../../../jitless/index.ts';
import { gpxOf, sharedTrack } from '#domain/export/gpx/index.ts';
import { ok } from '#domain/kernel/index.ts';
import { decodeTrack, figuresOfTrack, trackView } from '#domain/track/index.ts';
import { servePage } from '../../../workers/index.ts';
import type { TrackMethods } from './track-methods.ts';

const gpxType = 'application/gpx+xml';

servePage<TrackMethods, object>(() => ({
  open: (points, sport, hidden, zones) => {
    const track = decodeTrack(points);
    return track.ok ? ok(trackView(track.value, sport, hidden, zones)) : track;
  },
  figures: (points, sport, hidden, zones) => {
    const track = decodeTrack(points);
    return track.ok ? ok(figuresOfTrack(track.value, sport, hidden, zones)) : track;
  },
  gpx: (points, about, hidden, zones) => {
    const whole = decodeTrack(points);
    if (!whole.ok) return whole;
    const { track, insideZones } = sharedTrack(whole.value, hidden, zones);
    const pieces = gpxOf(track, about);
    return ok({ content: pieces === null ? null : new Blob([...pieces], { type: gpxType }), insideZones });
  },
}));
