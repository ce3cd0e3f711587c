import * as z from '#schema';
import { answer, bytes, endpoint, nothing, refusal } from './endpoint.ts';

const notFound = refusal(404, 'attachment/not-found');
const hashMalformed = refusal(404, 'attachment/hash-malformed');
const tooManyRequests = refusal(429, 'attachment/too-many-requests', { retryAfterSeconds: z.int() });

/** Why part of a file was refused. */
const notTaken = [
  /** `Upload-Offset` or `Upload-Length` is missing or not an integer. */
  refusal(400, 'attachment/header-malformed', { header: z.string() }),
  refusal(413, 'attachment/too-large', { maxBytes: z.int() }),
  /** Another part of this file is being uploaded. */
  refusal(409, 'attachment/busy'),
  /** The part does not start where the previous one ended. */
  refusal(409, 'attachment/offset-wrong', { arrived: z.int() }),
  /** The file is complete, but its digest or size is wrong. The upload is discarded. */
  refusal(422, 'attachment/content-wrong'),
  refusal(507, 'attachment/quota-exceeded', { usedBytes: z.number(), maxBytes: z.number() }),
] as const;

const folder = '/api/users/:uid/attachments';
const address = `${folder}/:hash` as const;

const arrived = { 'Upload-Offset': 'How many bytes are here' };
const whole = nothing('The file is here whole', { ...arrived, 'Upload-Length': 'Its size' });

export const listFiles = endpoint({
  method: 'GET',
  path: folder,
  summary: 'Lists the files that are here whole, and what all may take',
  access: 'owner',
  answers: {
    200: answer(
      'The files',
      z.object({
        /** Complete files and uploads in progress. */
        usedBytes: z.number(),
        maxBytes: z.number(),
        maxBytesEach: z.number(),
        attachments: z.array(z.object({ hash: z.string(), bytes: z.number() })),
      }),
    ),
  },
  refusals: [tooManyRequests],
});

export const fileStanding = endpoint({
  method: 'HEAD',
  path: address,
  summary: 'Tells how much of a file is here',
  access: 'owner',
  answers: { 200: whole, 204: nothing('Bytes are missing', arrived) },
  refusals: [hashMalformed, tooManyRequests],
});

export const downloadFile = endpoint({
  method: 'GET',
  path: address,
  summary: 'Reads a file, as a download',
  access: 'owner',
  headers: { Range: 'One range of bytes' },
  answers: { 200: bytes('The file'), 206: bytes('The range', { 'Content-Range': 'Which bytes it is' }) },
  refusals: [notFound, hashMalformed, refusal(416, 'attachment/range-outside', { bytes: z.int() }), tooManyRequests],
});

export const sendFilePart = endpoint({
  method: 'PATCH',
  path: address,
  summary: 'Takes a part of a file',
  access: 'owner',
  headers: {
    'Upload-Offset': 'Where the part begins, which is where the last one ended',
    'Upload-Length': 'The size of the whole; needed with the first part',
  },
  body: { mediaType: 'application/offset+octet-stream', schema: null },
  answers: { 200: whole, 204: nothing('It is taken, and bytes are missing', arrived) },
  refusals: [hashMalformed, tooManyRequests, ...notTaken],
});

export const forgetFile = endpoint({
  method: 'DELETE',
  path: address,
  summary: 'Forgets what arrived of a file that is not whole',
  access: 'owner',
  answers: { 204: nothing('It is forgotten') },
  refusals: [hashMalformed, tooManyRequests],
});
