import { equalPlain } from '#domain/kernel/index.ts';

/**
 * Writes the values that the form changed. Unedited values keep their current state, since another device may have
 * written them in the meantime.
 *
 * @param opened the initial values of the form; empty for a new record
 */
export function writeChanged<T extends object>(draft: T, opened: Partial<T>, saved: Partial<T>): void {
  for (const name of Object.keys(saved) as (keyof T & string)[]) {
    if (!equalPlain(opened[name], saved[name])) draft[name] = saved[name] as T[typeof name];
  }
}
