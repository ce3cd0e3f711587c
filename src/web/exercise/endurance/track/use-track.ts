import { useEffect, useMemo, useState } from 'react';
import { type Activity, type HiddenStretch, hiddenIn, knownSport } from '#domain/exercise/index.ts';
import { err, type Result } from '#domain/kernel/index.ts';
import { attachmentHash } from '#domain/notes/index.ts';
import type { ComputedFigures, TrackError, TrackView } from '#domain/track/index.ts';
import { type ContentError, useFiles } from '../../../attachments/index.ts';
import { useProfileData } from '../../../replica/index.ts';
import { type OpenWorker, openWorker } from '../../../workers/index.ts';
import { startWorker } from './start-worker.ts';
import type { TrackMethods } from './track-methods.ts';

export type TrackFailure = ContentError | TrackError['code'];

export interface OpenTrack {
  /** The last that was read; null before the first. */
  readonly view: TrackView | null;
  readonly failure: TrackFailure | null;
  /** Computes the figures of the track with these hidden stretches. */
  readonly figures: (hidden: readonly HiddenStretch[]) => Promise<Result<ComputedFigures, TrackFailure>>;
}

/** Opens the track of an activity in a worker, and again when its hidden stretches change. */
export function useTrack({ points, sport, hidden }: Pick<Activity, 'points' | 'sport' | 'hidden'>): OpenTrack {
  const files = useFiles();
  const [opened, setOpened] = useState<Pick<OpenTrack, 'view' | 'failure'>>({ view: null, failure: null });
  const { privacyZones } = useProfileData().preferences;
  const zones = useStable(Object.values(privacyZones), JSON.stringify(privacyZones));
  const stretches = useStable(Object.values(hidden), hiddenIn(Object.values(hidden)));
  const reader = useMemo(() => new TrackReader(), []);
  useEffect(() => {
    reader.start(); // while the points are read
    return () => reader.end();
  }, [reader]);
  const ask = useMemo(() => {
    return async <M extends keyof TrackMethods>(method: M, shown: readonly HiddenStretch[]) => {
      const hash = attachmentHash(points ?? '');
      const content = hash === null ? err('attachment/not-on-server' as const) : await files.content(hash);
      if (!content.ok) return content;
      const bytes = new Uint8Array(await content.value.arrayBuffer());
      return reader.ask(method, bytes, knownSport(sport), shown, zones);
    };
  }, [files, points, sport, zones, reader]);
  useEffect(() => {
    let isCurrent = true;
    void ask('open', stretches).then((result) => {
      if (!isCurrent) return;
      setOpened(result.ok ? { view: result.value, failure: null } : { view: null, failure: result.error });
    });
    return () => {
      isCurrent = false;
    };
  }, [ask, stretches]);
  const figures = useMemo<OpenTrack['figures']>(() => (shown) => ask('figures', shown), [ask]);
  return { ...opened, figures };
}

/** Returns the same array until its name changes: each edit of the record makes a new one. */
function useStable<T>(items: readonly T[], name: string): readonly T[] {
  const [kept, setKept] = useState({ items, name });
  if (kept.name !== name) setKept({ items, name });
  return kept.items;
}

type Answer<M extends keyof TrackMethods> = Extract<ReturnType<TrackMethods[M]>, { readonly ok: true }>['value'];

/** The worker of one page. */
class TrackReader {
  #worker: OpenWorker<TrackMethods> | null = null;

  start(): OpenWorker<TrackMethods> {
    this.#worker ??= openWorker<object, TrackMethods>(startWorker, {});
    return this.#worker;
  }

  async ask<M extends keyof TrackMethods>(
    method: M,
    ...args: Parameters<TrackMethods['open']>
  ): Promise<Result<Answer<M>, TrackFailure>> {
    try {
      const result = (await this.start().methods[method](...args)) as Result<Answer<M>, TrackError>;
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
