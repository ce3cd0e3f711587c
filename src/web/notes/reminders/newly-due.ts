import type { Instant } from '#domain/kernel/index.ts';
import { latestDueTime } from '#domain/reminders/index.ts';
import type { LinkTarget } from '../../ui/link-target.ts';

/** Something that is announced when its time comes. */
export interface Announced {
  /** Identifies it. */
  readonly key: string;
  /** A later notification with the same tag and time replaces it. The service worker shows those of notes too. */
  readonly tag: string;
  /** May be empty. */
  readonly title: string;
  /** Its earliest time that is not done yet. */
  readonly at: Instant;
  readonly zone: string;
  /** How it recurs, as the `repeat` of a reminder; null if it does not. */
  readonly repeat: string | null;
  /** The page about it. */
  readonly link: LinkTarget;
}

/** Returns what came due after one instant and until another. Each has the time at which it did, also in its key. */
export function newlyDue(all: readonly Announced[], after: Instant, until: Instant): readonly Announced[] {
  return all.flatMap((each) => {
    const at = latestDueTime(each, after, until);
    return at === null ? [] : [{ ...each, at, key: `${each.key} ${at}` }];
  });
}

/** The number of announcements that are shown one by one; more are shown as one. */
export const maxShownOneByOne = 3;
