import { equalPlain } from '#domain/kernel/index.ts';

/**
 * Writes what a form changed. What it left as it was when it was opened stays as it is by now: another device may have
 * written it meanwhile.
 *
 * @param opened what stood in the form at first; nothing for a new record
 */
export function writeChanged<T extends object>(draft: T, opened: Partial<T>, saved: Partial<T>): void {
  for (const name of Object.keys(saved) as (keyof T & string)[]) {
    if (!equalPlain(opened[name], saved[name])) draft[name] = saved[name] as T[typeof name];
  }
}
