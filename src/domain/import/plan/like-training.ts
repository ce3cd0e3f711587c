import { type ComparedActivity, comparedActivity, type Likeness, likenessOf } from '../../exercise/endurance/index.ts';
import type { Activity } from '../../exercise/index.ts';
import type { Instant, RecordKey } from '../../kernel/index.ts';
import type { KnownActivity, KnownDocument } from './known-document.ts';

/** The most by which two starts of the same workout differ. */
const sameStartMs = 60_000;

const hourMs = 3_600_000;
/** An activity that overlaps another, or is of the same day, starts at most this much earlier or later. */
const maxApartHours = 30;

/** An activity of the user that is probably the imported one. */
export interface LikeActivity {
  readonly key: RecordKey;
  readonly likeness: Likeness;
  readonly isRecorded: boolean;
  /** Whether it has this very recording, because that was added to it or merged into it. */
  readonly hasRecording: boolean;
}

/** Finds the training of the user that imported training probably is. */
export class LikeTraining {
  readonly #workouts: ReadonlyMap<number, readonly { readonly key: RecordKey; readonly startedAt: Instant }[]>;
  readonly #activities: ReadonlyMap<number, readonly KnownActivity[]>;

  constructor({ workouts, activities }: Pick<KnownDocument, 'workouts' | 'activities'>) {
    this.#workouts = Map.groupBy(workouts, ({ startedAt }) => Math.floor(startedAt / sameStartMs));
    this.#activities = Map.groupBy(activities, ({ startedAt }) => Math.floor(startedAt / hourMs));
  }

  /** Finds a workout that started within a minute, because each app rounds starts in its own way. */
  readonly workout = (startedAt: Instant): RecordKey | null => {
    const minute = Math.floor(startedAt / sameStartMs);
    const near = [minute - 1, minute, minute + 1].flatMap((each) => this.#workouts.get(each) ?? []);
    return near.find((each) => Math.abs(each.startedAt - startedAt) <= sameStartMs)?.key ?? null;
  };

  /** Finds the activity that is most like one: with the same recording, else the same, else one that looks alike. */
  readonly activity = (activity: Activity): LikeActivity | null => {
    const compared = comparedActivity(activity);
    if (compared === null) return null;
    let found: LikeActivity | null = null;
    for (const known of this.#near(compared)) {
      const hasRecording = activity.track !== undefined && known.recordings.includes(activity.track);
      const likeness = hasRecording ? 'same' : likenessOf(compared, known);
      if (likeness === null || (found?.likeness === 'same' && !hasRecording) || (found !== null && likeness !== 'same'))
        continue;
      found = { key: known.key, likeness, isRecorded: known.isRecorded, hasRecording };
      if (hasRecording) return found;
    }
    return found;
  };

  *#near({ startedAt }: ComparedActivity): Generator<KnownActivity> {
    const hour = Math.floor(startedAt / hourMs);
    for (let by = -maxApartHours; by <= maxApartHours; by++) yield* this.#activities.get(hour + by) ?? [];
  }
}
