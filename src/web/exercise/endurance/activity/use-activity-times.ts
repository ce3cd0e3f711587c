import { useState } from 'react';
import { isActivityEmpty } from '#domain/exercise/history/index.ts';
import type { Activity } from '#domain/exercise/index.ts';
import { type Instant, localDayAt } from '#domain/kernel/index.ts';
import { useProfileData } from '../../../replica/index.ts';
import { deviceZone } from '../../../time/index.ts';
import type { ChangedActivityProps } from '../gear/gear-choice.tsx';

type DurationOfActivity = 'movingSeconds' | 'elapsedSeconds';

/**
 * Returns functions that change the durations and the start of an activity. One that was just added ends when it was
 * added, since it is logged afterwards: its start is that long before, until the user enters a start or leaves the page.
 */
export function useActivityTimes({ activity: { value, inTrash }, change }: ChangedActivityProps) {
  const { dayStartsAt } = useProfileData().preferences;
  const [end, setEnd] = useState(() => (!inTrash && isJustAdded(value) ? (value.startedAt ?? null) : null));
  const writeStart = (draft: Activity, at: Instant) => {
    draft.startedAt = at;
    draft.zone ??= deviceZone();
    draft.day = localDayAt(at, draft.zone, dayStartsAt ?? 0);
  };
  return {
    changeDuration: (of: DurationOfActivity, seconds: number | null) =>
      change((draft) => {
        draft[of] = seconds ?? undefined;
        const lasted = draft.elapsedSeconds ?? draft.movingSeconds ?? 0;
        if (end !== null) writeStart(draft, end - lasted * 1000);
      }),
    changeStart: (at: Instant) => {
      setEnd(null);
      change((draft) => writeStart(draft, at));
    },
  };
}

/** A start that is further from the creation was entered, before the app was loaded again. */
const justMs = 10 * 60_000;

function isJustAdded(activity: Activity): boolean {
  const { startedAt = 0, createdAt = startedAt } = activity;
  return isActivityEmpty(activity) && Math.abs(createdAt - startedAt) < justMs;
}
