import type { BodyOf } from '#api/endpoint/endpoint.ts';
import { acknowledgeRecording, downloadRecording, listInbox } from '#api/inbox.ts';
import type { Result } from '#domain/kernel/result.ts';
import { call } from '../api/index.ts';

/** A recording that waits on the server. */
export type WaitingRecording = BodyOf<typeof listInbox>['files'][number];

/** The inbox of a user. Each method throws {@link InboxUnavailable} if the server does not answer as it should. */
export interface InboxServer {
  readonly list: () => Promise<readonly WaitingRecording[]>;
  /** Returns null if another device has imported the recording meanwhile. */
  readonly content: (hash: string) => Promise<Blob | null>;
  readonly acknowledge: (hash: string) => Promise<void>;
}

export class InboxUnavailable extends Error {}

const downloadWithinMs = 120_000;

export function inboxServer(uid: string): InboxServer {
  return {
    list: async () => answered(await call(listInbox, { params: { uid } })).body?.files ?? [],
    content: async (hash) => {
      const answer = await call(downloadRecording, { params: { uid, hash } }, { withinMs: downloadWithinMs });
      if (!answer.ok && answer.error.code === 'inbox/not-found') return null;
      return answered(answer).response.blob().catch(unavailable);
    },
    acknowledge: async (hash) => {
      answered(await call(acknowledgeRecording, { params: { uid, hash } }));
    },
  };
}

function answered<T>(answer: Result<T, { readonly code: string }>): T {
  return answer.ok ? answer.value : unavailable(answer.error.code);
}

function unavailable(why: unknown): never {
  throw new InboxUnavailable(String(why));
}
