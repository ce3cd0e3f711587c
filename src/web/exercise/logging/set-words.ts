import type { SetResult } from '#domain/exercise/index.ts';
import type { LoadUnit } from '../load-unit.ts';
import { setFieldsOf, shownIn } from './set-fields.ts';

/** A set in short, such as `80 kg × 8`: what was written of it, in the order in which it is typed. */
export function setWords(
  result: SetResult | undefined,
  {
    tracking,
    unit,
    number,
  }: {
    readonly tracking: string | undefined;
    readonly unit: LoadUnit;
    readonly number: (value: number) => string;
  },
): string {
  const parts = setFieldsOf(tracking).flatMap((field) => {
    const value = shownIn(field, result, unit);
    if (value === null) return [];
    const shown = number(value);
    if (field === 'reps') return [shown];
    if (field === 'seconds') return [`${shown} s`];
    if (field === 'metres') return [`${shown} m`];
    return [`${field === 'addedLoad' ? '+' : field === 'assistance' ? '−' : ''}${shown} ${unit}`];
  });
  return parts.join(' × ');
}
