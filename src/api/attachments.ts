import * as z from '#schema';
import { answer, bytes, endpoint, nothing, refusal } from './endpoint/endpoint.ts';
import { filesUnavailable } from './request.ts';

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
  refusal(507, 'attachment/too-many-files', { maxFiles: z.int() }),
] as const;

const folder = '/api/users/:uid/attachments';
const address = `${folder}/:hash` as const;

const arrived = { 'Upload-Offset': 'Number of bytes received' };
const whole = nothing('The file is complete', { ...arrived, 'Upload-Length': 'File size in bytes' });

export const listFiles = endpoint({
  method: 'GET',
  path: folder,
  summary: 'Lists uploaded files and the storage quota',
  access: 'owner',
  answers: {
    200: answer(
      'The complete files, the storage used and the limits',
      z.object({
        /** The size of complete files and of uploads in progress. */
        usedBytes: z.number(),
        maxBytes: z.number(),
        maxBytesEach: z.number(),
        attachments: z.array(z.object({ hash: z.string(), bytes: z.number() })),
      }),
    ),
  },
  refusals: [tooManyRequests, filesUnavailable],
});

export const fileStanding = endpoint({
  method: 'HEAD',
  path: address,
  summary: 'Returns the upload progress of a file',
  access: 'owner',
  answers: { 200: whole, 204: nothing('The file is incomplete, or nothing has been received', arrived) },
  refusals: [hashMalformed, tooManyRequests, filesUnavailable],
});

export const downloadFile = endpoint({
  method: 'GET',
  path: address,
  summary: 'Downloads a file',
  access: 'owner',
  headers: { Range: 'A single byte range' },
  answers: {
    200: bytes('The file'),
    206: bytes('The requested range', { 'Content-Range': 'The byte range and the file size' }),
  },
  refusals: [
    notFound,
    hashMalformed,
    refusal(416, 'attachment/range-outside', { bytes: z.int() }),
    tooManyRequests,
    filesUnavailable,
  ],
});

export const sendFilePart = endpoint({
  method: 'PATCH',
  path: address,
  summary: 'Uploads part of a file',
  access: 'owner',
  headers: {
    'Upload-Offset': 'Where this part starts: the number of bytes already received',
    'Upload-Length': 'File size in bytes; required with the first part',
  },
  body: { mediaType: 'application/offset+octet-stream', schema: null },
  answers: { 200: whole, 204: nothing('Part received; the file is incomplete', arrived) },
  refusals: [hashMalformed, tooManyRequests, ...notTaken, filesUnavailable],
});

export const forgetFile = endpoint({
  method: 'DELETE',
  path: address,
  summary: 'Cancels an incomplete upload',
  access: 'owner',
  answers: { 204: nothing('Upload cancelled') },
  refusals: [hashMalformed, tooManyRequests, filesUnavailable],
});
