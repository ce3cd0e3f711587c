import { useEffect, useMemo, useState } from 'react';
import { type Activity, type HiddenStretch, hiddenIn, knownSport } from '#domain/exercise/index.ts';
import type { Result } from '#domain/kernel/index.ts';
import type { ComputedFigures, TrackView } from '#domain/track/index.ts';
import { useFiles } from '../../../attachments/index.ts';
import { useStable } from '../../../lifecycle/index.ts';
import { usePrivacyZones } from '../labels/use-privacy-zones.ts';
import type { TrackMethods } from './track-methods.ts';
import { storedPoints, type TrackFailure, TrackReader } from './track-reader.ts';

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
  const { zones } = usePrivacyZones();
  const stretches = useStable(Object.values(hidden), hiddenIn(Object.values(hidden)));
  const reader = useMemo(() => new TrackReader(), []);
  useEffect(() => {
    reader.start(); // while the points are read
    return () => reader.end();
  }, [reader]);
  const ask = useMemo(() => {
    return async <M extends 'open' | 'figures'>(method: M, shown: readonly HiddenStretch[]) => {
      const stored = await storedPoints(files, points);
      if (!stored.ok) return stored;
      const args: Parameters<TrackMethods['open']> = [stored.value, knownSport(sport), shown, zones];
      return reader.ask(method, ...(args as Parameters<TrackMethods[M]>));
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
