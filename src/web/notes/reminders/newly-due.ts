import type { Instant } from '#domain/kernel/index.ts';

/** Something that is announced when its time comes. */
export interface Announcement {
  /** Identifies it; another time is another announcement. */
  readonly key: string;
  /** May be empty. */
  readonly title: string;
  readonly at: Instant;
  /** The page about it. */
  readonly href: string;
}

/** Returns what has come due after one instant and until another. */
export function newlyDue(all: readonly Announcement[], after: Instant, until: Instant): readonly Announcement[] {
  return all.filter(({ at }) => at > after && at <= until);
}

/** The number of announcements that are shown one by one; more are shown as one. */
export const mostShownOneByOne = 3;
