import * as z from '#schema';
import { bytes, endpoint, refusal } from './endpoint/endpoint.ts';

const tooManyRequests = refusal(429, 'document/too-many-requests', { retryAfterSeconds: z.int() });

export const downloadChunk = endpoint({
  method: 'GET',
  path: '/api/users/:uid/snapshot/:chunk',
  summary: 'Downloads a snapshot chunk by the name that the socket sent, `{id}-{checksum}`',
  access: 'owner',
  headers: { 'Accept-Encoding': 'The chunk is sent as `br`, `gzip` or uncompressed' },
  answers: { 200: bytes('The chunk', { 'Content-Encoding': 'The compression, if any' }) },
  refusals: [
    tooManyRequests,
    /** The chunk never existed, or a newer snapshot has replaced it. */
    refusal(404, 'snapshot/chunk-not-found'),
  ],
});
