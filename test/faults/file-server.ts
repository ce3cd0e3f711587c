import type { AttachmentHash } from '#domain/notes/index.ts';
import type { Person } from '../../src/server/live/testing.ts';
import type { FileServer, ServerAnswer } from '../../src/web/attachments/file-server.ts';

const partWithinMs = 60_000;

/** Requests for files as the app makes them, outside a browser. */
export function fileServerFor({ origin, uid, cookie }: Person): FileServer {
  const ask = (path: string, { headers, ...request }: RequestInit & { headers?: Record<string, string> } = {}) =>
    fetch(`${origin}/api/users/${uid}/attachments${path}`, { ...request, headers: { cookie, origin, ...headers } });
  return {
    list: async () => {
      const { usedBytes, maxBytes, attachments } = (await contentOf(await ask('')).json()) as FileList;
      return { usedBytes, maxBytes, hashes: new Set(attachments.map(({ hash }) => hash)) };
    },
    standing: async (hash, signal) => answerOf(await ask(`/${hash}`, { method: 'HEAD', signal: within(signal) })),
    sendPart: async ({ hash, content, offset, bytes }, signal) => {
      const headers = {
        'Content-Type': 'application/offset+octet-stream',
        'Upload-Offset': String(offset),
        'Upload-Length': String(bytes),
      };
      return answerOf(await ask(`/${hash}`, { method: 'PATCH', headers, body: content, signal: within(signal) }));
    },
    forget: async (hash) => {
      await ask(`/${hash}`, { method: 'DELETE' });
    },
    content: async (hash) => {
      const answer = await ask(`/${hash}`);
      return answer.status === 404 ? null : contentOf(answer).blob();
    },
  };
}

interface FileList {
  readonly usedBytes: number;
  readonly maxBytes: number;
  readonly attachments: readonly { readonly hash: AttachmentHash }[];
}

function within(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(partWithinMs)]);
}

function contentOf(answer: Response): Response {
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  return answer;
}

async function answerOf(answer: Response): Promise<ServerAnswer> {
  const { ok, status, headers } = answer;
  const offset = headers.get('upload-offset');
  if (ok) return { status, arrived: offset === null ? null : Number(offset), code: null };
  const text = await answer.text();
  const { error } = JSON.parse(text === '' ? '{"error":{}}' : text) as { error: { code?: string; arrived?: number } };
  return { status: null, arrived: error.arrived ?? null, code: error.code ?? null };
}
