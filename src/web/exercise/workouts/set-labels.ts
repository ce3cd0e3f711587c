import type { SetResult } from '#domain/exercise/index.ts';
import type { LoadUnit } from '../quantities/index.ts';
import { fieldLabels, isLoadField, type SetField, setFieldsOf, shownIn } from './set-fields.ts';

interface Writing {
  readonly tracking: string | undefined;
  readonly unit: LoadUnit;
  readonly number: (value: number) => string;
}

/**
 * Formats a set briefly, such as `80 kg × 8`, with its values in the order of the fields. The spaces are no-break spaces,
 * so that a line does not end within it.
 */
export function setLabel(result: Partial<SetResult> | undefined, { tracking, unit, number }: Writing): string {
  const parts = partsOf(result, { tracking, unit, number }, (field, shown) => {
    if (isLoadField(field)) return `${shown}\u00a0${unit}`;
    if (field === 'metres') return `${shown}\u00a0m`;
    return field === 'seconds' && !shown.includes(':') ? `${shown}\u00a0s` : shown;
  });
  return parts.join('\u00a0×\u00a0');
}

/** Formats an exercise with its best set: `Bench press 82.5 kg × 6`, `Pull-up × 8`. */
export function exerciseInShort(name: string, best: SetResult | null, writing: Writing): string {
  if (best === null) return name;
  const { load, ...rest } = best;
  const isBodyAlone = writing.tracking === 'weightedBodyWeight' && (load?.si ?? 0) === 0;
  const words = setLabel(isBodyAlone ? rest : best, writing);
  if (words === '') return name;
  return isBodyAlone || writing.tracking === 'reps' ? `${name} ×\u00a0${words}` : `${name} ${words}`;
}

/** Formats a set without units, for columns with units in the header: `80 × 8`. */
export function bareSetLabel(result: Partial<SetResult> | undefined, writing: Writing): string {
  return partsOf(result, writing, (_, shown) => shown).join(' × ');
}

function partsOf(
  result: Partial<SetResult> | undefined,
  { tracking, unit, number }: Writing,
  withUnit: (field: SetField, shown: string) => string,
): readonly string[] {
  return setFieldsOf(tracking).flatMap((field) => {
    const value = shownIn(field, result, unit);
    if (value === null) return [];
    const size = isSigned(field) ? Math.abs(value) : value;
    return [signOf(field, value) + withUnit(field, fieldLabels(field, size, number))];
  });
}

function isSigned(field: SetField): boolean {
  return field === 'addedLoad' || field === 'assistance';
}

/** Returns the sign of what is added to body weight or taken from it, whichever of the two the exercise usually has. */
function signOf(field: SetField, value: number): string {
  if (!isSigned(field)) return '';
  return (field === 'addedLoad') === value >= 0 ? '+' : '−';
}
