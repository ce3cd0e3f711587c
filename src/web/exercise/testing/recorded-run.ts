import { onTestFinished, vi } from 'vitest';
import { hexOf } from '#domain/digest/index.ts';
import { encodeTrack, figuresOfTrack, type Track, TrackBuilder } from '#domain/track/index.ts';
import { sha256 } from '../../secure-context/index.ts';

/** Returns an hour along a circle, a point a second, at 3 m/s with a stop of 100 s. */
export function circle(): Track {
  const builder = new TrackBuilder('run');
  let distance = 0;
  for (let s = 0; s <= 3600; s++) {
    if (s < 1000 || s >= 1100) distance += s === 0 ? 0 : 3;
    const angle = distance / 1000;
    builder.add({
      ...{ at: s * 1000, distance, heartRate: s < 1800 ? 140 : 160, altitude: 50 + 30 * Math.sin(s / 500) },
      ...{ latitude: 52 + Math.sin(angle) / 100, longitude: 13 + Math.cos(angle) / 60 },
    });
  }
  return builder.build(0);
}

/** Returns a run of two hours ago with a track, whose points the server has until the test ends. */
export async function recordedRun(track = circle()) {
  const points = await served(encodeTrack(track));
  const { stored: trackFigures } = figuresOfTrack(track, 'run', []);
  return {
    ...{ sport: 'run', startedAt: Date.now() - 7_200_000, distance: { si: 10_500 }, movingSeconds: 3500 },
    ...{ points, trackFigures, heartRate: { average: 150, max: 160 } },
  };
}

/** Answers requests for one attachment until the test ends. Returns its hash. */
async function served(bytes: Uint8Array): Promise<string> {
  const hash = hexOf(await sha256(bytes));
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    if (String(input).endsWith('/api/tiles'))
      return Response.json({ minZoom: 0, maxZoom: 3, attribution: '© Mappers' });
    if (!String(input).endsWith(`/attachments/${hash}`)) throw new TypeError('no server');
    return new Response(bytes as Uint8Array<ArrayBuffer>);
  });
  onTestFinished(() => fetch.mockRestore());
  return hash;
}
