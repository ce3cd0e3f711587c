import * as z from '#schema';
import { bytes, endpoint, refusal } from './endpoint.ts';

const tooManyRequests = refusal(429, 'document/too-many-requests', { retryAfterSeconds: z.int() });

export const downloadChunk = endpoint({
  method: 'GET',
  path: '/api/users/:uid/snapshot/:chunk',
  summary: 'Downloads a chunk of the snapshot that the socket names to a new device, as `{id}-{checksum}`',
  access: 'owner',
  headers: { 'Accept-Encoding': 'The chunk comes as `br`, as `gzip`, or as it is' },
  answers: { 200: bytes('The chunk', { 'Content-Encoding': 'How it is compressed' }) },
  refusals: [
    tooManyRequests,
    /** The chunk never existed, or a newer snapshot has replaced it. */
    refusal(404, 'snapshot/chunk-not-found'),
  ],
});
