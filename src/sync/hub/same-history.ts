import type { Hello } from '../protocol/index.ts';
import { equalBytes } from '../record/index.ts';
import type { Since } from './hub-storage.ts';

/** Returns whether the device is of the hub's lineage. A device that has never synced is of any lineage. */
export function isSameHistory(hello: Hello, epoch: string, { head, mark }: Since): boolean {
  if (hello.epoch === null) return true;
  if (hello.epoch !== epoch) return false;
  if (hello.cursor === null || hello.cursor === 0) return true;
  if (hello.cursor > head.sequence || hello.mark === null) return false;
  return mark !== null && equalBytes(mark, hello.mark);
}
