import type { Instant } from '#domain/kernel/index.ts';
import type { DueItem } from './due-items.ts';

/**
 * Returns what has come due after one instant and until another.
 *
 * @param due earliest first
 */
export function newlyDue(due: readonly DueItem[], after: Instant, until: Instant): readonly DueItem[] {
  return due.filter(({ at }) => at > after && at <= until);
}

/** The number of items that are announced one by one; more are announced together. */
export const mostAnnouncedOneByOne = 3;
