import { err, ok, type Result } from '#domain/kernel/index.ts';
import { attachmentHash } from '#domain/notes/index.ts';
import type { TrackError } from '#domain/track/index.ts';
import type { ContentError, DeviceFiles } from '../../../attachments/index.ts';
import { type OpenWorker, openWorker } from '../../../workers/index.ts';
import { startWorker } from './start-worker.ts';
import type { TrackMethods } from './track-methods.ts';

export type TrackFailure = ContentError | TrackError['code'];

type Answer<M extends keyof TrackMethods> = Extract<ReturnType<TrackMethods[M]>, { readonly ok: true }>['value'];

/** Reads the stored points of an activity: from this device, else from the server. */
export async function storedPoints(
  files: Pick<DeviceFiles, 'content'>,
  points: string | undefined,
): Promise<Result<Uint8Array, TrackFailure>> {
  const hash = attachmentHash(points ?? '');
  const content = hash === null ? err('attachment/not-on-server' as const) : await files.content(hash);
  return content.ok ? ok(new Uint8Array(await content.value.arrayBuffer())) : content;
}

/** The worker of one page. */
export class TrackReader {
  #worker: OpenWorker<TrackMethods> | null = null;

  start(): OpenWorker<TrackMethods> {
    this.#worker ??= openWorker<object, TrackMethods>(startWorker, {});
    return this.#worker;
  }

  async ask<M extends keyof TrackMethods>(
    method: M,
    ...args: Parameters<TrackMethods[M]>
  ): Promise<Result<Answer<M>, TrackFailure>> {
    try {
      const ask = this.start().methods[method] as (...of: typeof args) => unknown;
      const result = (await ask(...args)) as Result<Answer<M>, TrackError>;
      return result.ok ? result : err(result.error.code);
    } catch {
      this.end();
      return err('track/damaged');
    }
  }

  end(): void {
    this.#worker?.end();
    this.#worker = null;
  }
}
