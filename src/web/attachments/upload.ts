import type { AttachmentHash } from '#domain/notes/index.ts';
import type { FileServer, ServerAnswer } from './file-server.ts';

/** Why the server does not take a file, however often it is sent. */
export type UploadRefusal = 'attachment/too-large' | 'attachment/quota-exceeded' | 'attachment/content-wrong';

export type UploadOutcome = 'done' | 'stopped' | 'later' | UploadRefusal;

export interface Upload {
  readonly server: FileServer;
  readonly hash: AttachmentHash;
  readonly content: Blob;
  readonly signal: AbortSignal;
  /** Told how many bytes are on the server. */
  readonly arrived: (bytes: number) => void;
}

const partBytes = 1024 * 1024;
const refusals: readonly string[] = [
  'attachment/too-large',
  'attachment/quota-exceeded',
  'attachment/content-wrong',
] satisfies readonly UploadRefusal[];

/** Sends what the server does not have of a file, part by part. What fails on the way is `later`: it goes on there. */
export async function upload(parts: Upload): Promise<UploadOutcome> {
  const { server, hash, signal } = parts;
  try {
    return await sendParts(parts, await server.standing(hash, signal));
  } catch {
    return signal.aborted ? 'stopped' : 'later';
  }
}

async function sendParts({ server, hash, content, signal, arrived }: Upload, standing: ServerAnswer) {
  if (standing.status === 200) return 'done';
  if (standing.status !== 204 || standing.arrived === null) return 'later';
  let [offset, misses] = [standing.arrived, 0];
  for (;;) {
    arrived(offset);
    const part = { hash, content: content.slice(offset, offset + partBytes), offset, bytes: content.size };
    const answer = await server.sendPart(part, signal);
    if (answer.status === 200) return 'done';
    if (answer.code !== null && refusals.includes(answer.code)) return answer.code as UploadRefusal;
    const isMiss = answer.code === 'attachment/offset-wrong';
    if ((!isMiss && answer.status !== 204) || answer.arrived === null) return 'later';
    if (isMiss && ++misses > 3) return 'later'; // somebody else sends the same file
    offset = answer.arrived;
  }
}
