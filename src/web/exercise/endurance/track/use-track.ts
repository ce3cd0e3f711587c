import { useEffect, useMemo, useState } from 'react';
import { type Activity, type HiddenStretch, hiddenIn, knownSport } from '#domain/exercise/index.ts';
import { err, type Result } from '#domain/kernel/index.ts';
import { attachmentHash } from '#domain/notes/index.ts';
import type { TrackError, TrackView } from '#domain/track/index.ts';
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
  /** Reads the track with other hidden stretches, without showing it. */
  readonly read: (hidden: readonly HiddenStretch[]) => Promise<Result<TrackView, TrackFailure>>;
}

/** Opens the track of an activity in a worker, and again when its hidden stretches change. */
export function useTrack({ points, sport, hidden }: Pick<Activity, 'points' | 'sport' | 'hidden'>): OpenTrack {
  const files = useFiles();
  const [opened, setOpened] = useState<Pick<OpenTrack, 'view' | 'failure'>>({ view: null, failure: null });
  const reader = useMemo(() => new TrackReader(), []);
  const named = hiddenIn(Object.values(hidden));
  const stretches = useStable(Object.values(hidden), named);
  const { privacyZones } = useProfileData().preferences;
  const zones = useStable(Object.values(privacyZones), JSON.stringify(privacyZones));
  useEffect(() => () => reader.end(), [reader]);
  const read = useMemo(() => {
    const content = async (): Promise<Result<Blob, TrackFailure>> => {
      const hash = attachmentHash(points ?? '');
      return hash === null ? err('attachment/not-on-server') : files.content(hash);
    };
    return async (shown: readonly HiddenStretch[]): Promise<Result<TrackView, TrackFailure>> => {
      const stored = await content();
      if (!stored.ok) return stored;
      return reader.read(new Uint8Array(await stored.value.arrayBuffer()), knownSport(sport), shown, zones);
    };
  }, [files, points, sport, zones, reader]);
  useEffect(() => {
    let isCurrent = true;
    void read(stretches).then((result) => {
      if (!isCurrent) return;
      setOpened(result.ok ? { view: result.value, failure: null } : { view: null, failure: result.error });
    });
    return () => {
      isCurrent = false;
    };
  }, [read, stretches]);
  return { ...opened, read };
}

/** Returns the same array until its name changes: each edit of the record makes a new one. */
function useStable<T>(items: readonly T[], name: string): readonly T[] {
  const [kept, setKept] = useState({ items, name });
  if (kept.name !== name) setKept({ items, name });
  return kept.items;
}

/** The worker of one page, started with the first track. */
class TrackReader {
  #worker: OpenWorker<TrackMethods> | null = null;

  async read(...args: Parameters<TrackMethods['open']>): Promise<Result<TrackView, TrackFailure>> {
    this.#worker ??= openWorker<object, TrackMethods>(startWorker, {});
    try {
      const result = await this.#worker.methods.open(...args);
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
