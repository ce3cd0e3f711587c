import * as z from '#schema';
import { answer, bytes, endpoint, nothing, refusal } from './endpoint/endpoint.ts';
import { filesUnavailable } from './request.ts';

const fileNotFound = refusal(404, 'inbox/not-found');
const tooManyRequests = refusal(429, 'inbox/too-many-requests', { retryAfterSeconds: z.int() });

const folder = '/api/users/:uid/inbox';
const address = `${folder}/:hash` as const;

export const listInbox = endpoint({
  method: 'GET',
  path: folder,
  summary: 'Lists the recordings that no device has imported yet, the earliest first',
  access: 'owner',
  answers: {
    200: answer(
      'The recordings and the limits',
      z.object({
        maxBytes: z.number(),
        maxFiles: z.int(),
        files: z.array(
          z.object({
            /** The SHA-256 of the content in hexadecimal digits. */
            hash: z.string(),
            name: z.string(),
            /** What brought it: a connected service, or the folder that the operator fills. */
            relay: z.enum(['intervals', 'folder']),
            bytes: z.number(),
            receivedAt: z.int(),
          }),
        ),
      }),
    ),
  },
  refusals: [tooManyRequests],
});

export const downloadRecording = endpoint({
  method: 'GET',
  path: address,
  summary: 'Downloads a recording from the inbox',
  access: 'owner',
  answers: { 200: bytes('The file') },
  refusals: [fileNotFound, tooManyRequests, filesUnavailable],
});

export const acknowledgeRecording = endpoint({
  method: 'DELETE',
  path: address,
  summary: 'Removes a recording from the inbox, once it is imported or if it is not wanted',
  access: 'owner',
  answers: { 204: nothing('The inbox does not have the recording') },
  refusals: [tooManyRequests, filesUnavailable],
});
