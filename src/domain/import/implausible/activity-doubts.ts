import { activityDoubt, isAverageAboveHighest } from '../../exercise/endurance/index.ts';
import type { Activity } from '../../exercise/index.ts';
import { impossibleLeaf } from '../../exercise/plausible/index.ts';
import { type ActivityDraft, instantOf } from '../draft/index.ts';
import type { DraftDoubt, Finding, ImplausibleContext } from './finding.ts';
import { siOf } from './si-amounts.ts';

/** Lists the doubts about an activity. */
export function* activityFindings(draft: ActivityDraft, context: ImplausibleContext): Generator<Finding> {
  for (const doubt of doubtsAbout(activityOf(draft, context), context)) yield { draft, set: null, doubt };
}

function* doubtsAbout(value: Partial<Activity>, { now }: ImplausibleContext): Generator<DraftDoubt> {
  const leaves = ['startedAt', 'heartRate', 'distance', 'movingSeconds', 'elapsedSeconds', 'climb'];
  const found = leaves.map((leaf) => impossibleLeaf({ collection: 'activities', value }, [leaf], now));
  const impossible = found.filter((doubt) => doubt !== null);
  // a speed is found at the distance and again at the time
  yield* new Map(impossible.map((doubt) => [JSON.stringify(doubt), doubt])).values();
  const doubt = impossible.length === 0 ? activityDoubt(value) : null;
  if (doubt !== null) yield doubt;
  const { average = 0, max = 0 } = value.heartRate ?? {};
  if (isAverageAboveHighest(value)) yield { code: 'import/average-above-highest', average, max };
}

function activityOf(draft: ActivityDraft, context: ImplausibleContext): Partial<Activity> {
  const startedAt = instantOf(draft.startedAt, context.zone);
  const distance = siOf(draft.distance, 'distance', context);
  const climb = siOf(draft.climb, 'distance', context);
  const { average, max } = draft.heartRate;
  return {
    sport: draft.sport,
    ...(startedAt !== null && { startedAt }),
    ...(draft.movingSeconds !== null && { movingSeconds: draft.movingSeconds }),
    ...(draft.elapsedSeconds !== null && { elapsedSeconds: draft.elapsedSeconds }),
    ...(distance !== null && { distance: { si: distance } }),
    ...(climb !== null && { climb: { si: climb } }),
    heartRate: { ...(average !== null && { average }), ...(max !== null && { max }) },
  };
}
