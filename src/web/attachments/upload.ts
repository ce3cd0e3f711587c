import type { sendFilePart } from '#api/attachments.ts';
import type { RefusalOf } from '#api/endpoint/endpoint.ts';
import type { AttachmentHash } from '#domain/notes/index.ts';
import type { FileServer } from './file-server.ts';
import { digestOf } from './read-file.ts';

/** Whether the server would refuse the same file again. A new code does not compile without a value. */
const isLasting = {
  'account/session-unknown': false,
  'account/session-revoked': false,
  'account/deleted': false,
  'request/not-found': false,
  'attachment/hash-malformed': false,
  'attachment/header-malformed': false,
  'request/files-unavailable': false,
  'attachment/busy': false,
  'attachment/offset-wrong': false,
  'attachment/too-many-requests': false,
  'attachment/too-large': true,
  'attachment/quota-exceeded': true,
  'attachment/too-many-files': true,
  'attachment/content-wrong': true,
} as const satisfies { readonly [C in RefusalOf<typeof sendFilePart>['code']]: boolean };

type Code = keyof typeof isLasting;

/** Why the server refuses a file permanently. */
export type UploadRefusal = { [C in Code]: (typeof isLasting)[C] extends true ? C : never }[Code];

export type UploadOutcome = 'done' | 'stopped' | 'later' | UploadRefusal;

export interface Upload {
  readonly server: FileServer;
  readonly hash: AttachmentHash;
  readonly content: Blob;
  readonly signal: AbortSignal;
  /** Called with the number of bytes that the server has received. */
  readonly arrived: (bytes: number) => void;
}

const partBytes = 1024 * 1024;

/**
 * Sends, in pieces, the part of a file that the server does not have yet. A file of one piece is sent without asking
 * first. Returns `later` after a failure; the next call resumes from there.
 */
export async function upload(parts: Upload): Promise<UploadOutcome> {
  const { server, hash, content, signal } = parts;
  try {
    if (content.size <= partBytes) return await sendParts(parts, 0);
    const standing = await server.standing(hash, signal);
    if (standing.status === 200) return 'done';
    return standing.status === 204 && standing.arrived !== null ? await sendParts(parts, standing.arrived) : 'later';
  } catch {
    return signal.aborted ? 'stopped' : 'later';
  }
}

async function sendParts({ server, hash, content, signal, arrived }: Upload, from: number): Promise<UploadOutcome> {
  let [offset, misses] = [from, 0];
  let hasStartedOver = false;
  for (;;) {
    arrived(offset);
    const part = { hash, content: content.slice(offset, offset + partBytes), offset, bytes: content.size };
    const answer = await server.sendPart(part, signal);
    if (answer.status === 200) return 'done';
    if (isUploadRefusal(answer.code)) return answer.code;
    const isMiss = answer.code === 'attachment/offset-wrong';
    if ((!isMiss && answer.status !== 204) || answer.arrived === null) return 'later';
    if (isMiss && ++misses > 3) return 'later'; // another device is sending the same file
    if (isMiss && offset > 0 && answer.arrived === 0) {
      // the server has discarded what arrived, perhaps because the content is damaged on this device
      if ((await digestOf(await content.arrayBuffer())) !== hash) return 'attachment/content-wrong';
      if (hasStartedOver) return 'later';
      hasStartedOver = true;
    }
    offset = answer.arrived;
  }
}

function isUploadRefusal(code: string | null): code is UploadRefusal {
  return code !== null && Object.hasOwn(isLasting, code) && isLasting[code as Code];
}
