import type { AttachmentHash } from '#domain/notes/index.ts';

/** The server's side of files; what it does not answer is a thrown error. See `docs/attachments.md`. */
export interface FileServer {
  /** What is on the server, and how much there may be. */
  list(): Promise<ServerFiles>;
  /** How many bytes of a file arrived, and whether it is whole. */
  standing(hash: AttachmentHash, signal: AbortSignal): Promise<ServerAnswer>;
  sendPart(part: FilePart, signal: AbortSignal): Promise<ServerAnswer>;
  /** Forgets what arrived of a file that is not whole. */
  forget(hash: AttachmentHash): Promise<void>;
  /** Null where the server does not have it. */
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
  readonly status: number;
  /** Bytes of the file that are there, where the answer says so. */
  readonly arrived: number | null;
  /** The refusal's code, where it is one of the server's words. */
  readonly code: string | null;
}

const partWithinMs = 60_000;

export function fileServer(uid: string): FileServer {
  const folder = `/api/users/${encodeURIComponent(uid)}/attachments`;
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${folder}${path}`, { cache: 'no-store', redirect: 'error', ...init });
  return {
    list: async () => readServerFiles(await wellAnswered(await ask(''))),
    standing: async (hash, signal) => answerOf(await ask(`/${hash}`, { method: 'HEAD', signal: withTime(signal) })),
    sendPart: async ({ hash, content, offset, bytes }, signal) => {
      const headers = {
        ...{ 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(offset) },
        'Upload-Length': String(bytes),
      };
      return answerOf(await ask(`/${hash}`, { method: 'PATCH', headers, body: content, signal: withTime(signal) }));
    },
    forget: async (hash) => {
      await ask(`/${hash}`, { method: 'DELETE' });
    },
    content: async (hash) => {
      const answer = await ask(`/${hash}`);
      const isAbsent = answer.status === 404 && (await refusalCode(answer)) === 'attachment/not-found';
      return isAbsent ? null : (await wellAnswered(answer)).blob();
    },
  };
}

function withTime(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(partWithinMs)]);
}

async function answerOf(answer: Response): Promise<ServerAnswer> {
  const arrived = answer.headers.get('Upload-Offset');
  if (answer.ok) return { status: answer.status, arrived: arrived === null ? null : Number(arrived), code: null };
  const error = await refusal(answer);
  return { status: answer.status, arrived: numberOrNull(error?.arrived), code: textOrNull(error?.code) };
}

async function wellAnswered(answer: Response): Promise<Response> {
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  return answer;
}

async function refusalCode(answer: Response): Promise<string | null> {
  return textOrNull((await refusal(answer))?.code);
}

async function refusal(answer: Response): Promise<Readonly<Record<string, unknown>> | null> {
  const json: unknown = await answer.json().catch(() => null);
  return isObject(json) && isObject(json.error) ? json.error : null;
}

async function readServerFiles(answer: Response): Promise<ServerFiles> {
  const json: unknown = await answer.json();
  const { usedBytes, maxBytes, attachments } = isObject(json) ? json : {};
  if (typeof usedBytes !== 'number' || typeof maxBytes !== 'number' || !Array.isArray(attachments)) {
    throw new Error('The answer is not from our server');
  }
  const hashes = attachments.flatMap((each: unknown) => (isObject(each) ? (textOrNull(each.hash) ?? []) : []));
  return { usedBytes, maxBytes, hashes: new Set(hashes) };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
