import type { Hello } from '../protocol/index.ts';
import { equalBytes } from '../record/index.ts';
import type { Since } from './hub-storage.ts';

/**
 * Returns whether the device is of the hub's lineage. A device that has never synced is of any lineage. One that was never
 * welcomed knows no epoch, but may have a cursor: of a hub whose changes arrived before its welcome.
 */
export function isSameHistory(hello: Hello, epoch: string, { head, mark }: Since): boolean {
  if (hello.epoch !== null && hello.epoch !== epoch) return false;
  if (hello.cursor === null || hello.cursor === 0) return true;
  if (hello.cursor > head.sequence || hello.mark === null) return false;
  return mark !== null && equalBytes(mark, hello.mark);
}
