import * as z from '#schema';
import { answer, bytes, endpoint, notFound, refusal } from './endpoint/endpoint.ts';

const tooManyRequests = refusal(429, 'tiles/too-many-requests', { retryAfterSeconds: z.int() });

export const describeTiles = endpoint({
  method: 'GET',
  path: '/api/tiles',
  summary: 'Returns whether the server has map tiles to draw behind routes',
  access: 'session',
  answers: {
    200: answer(
      'The tiles; null if the server has none',
      z.nullable(
        z.object({
          minZoom: z.int(),
          maxZoom: z.int(),
          /** Whom to name on the map, as plain text. */
          attribution: z.string(),
        }),
      ),
    ),
  },
  refusals: [],
});

export const downloadTile = endpoint({
  method: 'GET',
  path: '/api/tiles/:z/:x/:y',
  summary: 'Downloads a map tile: a picture of 256 or 512 pixels, in the scheme of web maps',
  access: 'session',
  answers: { 200: bytes('The tile', {}, 'image/*') },
  refusals: [notFound, tooManyRequests, refusal(502, 'tiles/unavailable')],
});
