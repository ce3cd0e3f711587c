import * as z from '#schema';
import { bytes, endpoint, refusal } from './endpoint/endpoint.ts';
import { filesUnavailable } from './request.ts';

const retryAfterSeconds = z.int();

/** The file contains what the app's own export does: every record, and the attachments that the server has. */
export const downloadExport = endpoint({
  method: 'GET',
  path: '/api/users/:uid/export',
  summary: 'Downloads all notes, training and attachments as one zip file',
  access: 'owner',
  answers: {
    200: bytes(
      'The zip file, sent while it is written. If writing it fails, the connection is closed before its end',
      { 'Content-Disposition': 'The name of the file, `mensana-YYYY-MM-DD.zip`' },
      'application/zip',
    ),
  },
  refusals: [
    /** The user's previous export is still being downloaded. */
    refusal(429, 'export/already-running', { retryAfterSeconds }),
    refusal(429, 'document/too-many-requests', { retryAfterSeconds }),
    /** Exports of other users are being downloaded. */
    refusal(503, 'export/busy', { retryAfterSeconds }),
    /** One zip file would have too many files or bytes. The app's own export writes several. */
    refusal(413, 'export/too-large', { maxFiles: z.int(), maxAttachmentBytes: z.int() }),
    filesUnavailable,
  ],
});
