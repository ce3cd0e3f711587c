import { downloadFile, fileStanding, forgetFile, listFiles, sendFilePart } from '#api/attachments.ts';
import type { Result } from '#domain/kernel/index.ts';
import type { AttachmentHash } from '#domain/notes/index.ts';
import { type Answered, type CallError, call, isOfNetwork } from '../api/index.ts';

/** The server's file endpoints. If the server does not answer, a method throws. See `docs/attachments.md`. */
export interface FileServer {
  list(): Promise<ServerFiles>;
  /** Returns how many bytes of a file have arrived, and whether it is complete. */
  standing(hash: AttachmentHash, signal: AbortSignal): Promise<ServerAnswer>;
  sendPart(part: FilePart, signal: AbortSignal): Promise<ServerAnswer>;
  /** Discards the received part of an incomplete file. */
  forget(hash: AttachmentHash): Promise<void>;
  /** Returns the content of a file; null if the server does not have it. */
  content(hash: AttachmentHash): Promise<Blob | null>;
}

export interface ServerFiles {
  readonly usedBytes: number;
  readonly maxBytes: number;
  readonly hashes: ReadonlySet<string>;
}

export interface FilePart {
  readonly hash: AttachmentHash;
  readonly content: Blob;
  readonly offset: number;
  /** The size of the whole file. */
  readonly bytes: number;
}

export interface ServerAnswer {
  /** The status of the answer; null if the request was refused. */
  readonly status: number | null;
  /** The number of bytes of the file that the server has, if the answer contains it. */
  readonly arrived: number | null;
  /** The code of the refusal, if the endpoint declares it. */
  readonly code: string | null;
}

const partWithinMs = 60_000;

export function fileServer(uid: string): FileServer {
  return {
    list: async () => {
      const { usedBytes, maxBytes, attachments } = answered(
        await call(listFiles, { params: { uid } }, asLongAsItTakes),
      ).body;
      return { usedBytes, maxBytes, hashes: new Set(attachments.map(({ hash }) => hash)) };
    },
    standing: async (hash, signal) =>
      answerOf(await call(fileStanding, { params: { uid, hash } }, { signal, withinMs: partWithinMs })),
    sendPart: async ({ hash, content, offset, bytes }, signal) => {
      const headers = { 'Upload-Offset': String(offset), 'Upload-Length': String(bytes) };
      const asked = { params: { uid, hash }, headers, body: content };
      return answerOf(await call(sendFilePart, asked, { signal, withinMs: partWithinMs }));
    },
    forget: async (hash) => {
      await call(forgetFile, { params: { uid, hash } }, asLongAsItTakes);
    },
    content: async (hash) => {
      const answer = await call(downloadFile, { params: { uid, hash } }, asLongAsItTakes);
      if (!answer.ok && answer.error.code === 'attachment/not-found') return null;
      return answered(answer).response.blob();
    },
  };
}

const asLongAsItTakes = { withinMs: null };

function answerOf(answer: Result<Answered<typeof fileStanding>, CallError<typeof sendFilePart>>): ServerAnswer {
  if (answer.ok) {
    const arrived = answer.value.response.headers.get('Upload-Offset');
    return { status: answer.value.status, arrived: arrived === null ? null : Number(arrived), code: null };
  }
  const { error } = answer;
  if (isOfNetwork(error)) throw new Error(error.code);
  return { status: null, arrived: 'arrived' in error ? error.arrived : null, code: error.code };
}

function answered<T>(answer: Result<T, { readonly code: string }>): T {
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}
