import { foldForSearch, type Unit } from '../../kernel/index.ts';
import { unitOfWord } from './unit-words.ts';

/** The name of a column without case, accents and punctuation, and the unit that was written with it. */
export interface ColumnName {
  /** `weight` of `Weight (kg)`. */
  readonly plain: string;
  /** The whole name: `weight kg`. */
  readonly whole: string;
  readonly unit: Unit | '%' | null;
}

/** Longer names are cut: they are no names of a field. */
const maxNameLength = 100;

/** Reads the name of a column with its unit: `Weight (kg)`, `weight_kg`, `Gewicht in kg`, `Distanz [km]`. */
export function columnNameOf(written: string): ColumnName {
  const name = written.trim().slice(0, maxNameLength);
  const whole = plainName(name);
  const [, before = '', word = ''] =
    /^(.+?)\s*[([]\s*([^()[\]]{1,20}?)\s*[)\]]$/u.exec(name) ?? /^(.+?)(?:_| in )([^_ ]{1,20})$/u.exec(name) ?? [];
  const unit = unitOfWord(word);
  if (word !== '' && unit !== null) return { plain: plainName(before), whole, unit };
  const [, start = '', last = ''] = /^(.+) (kgs?|lbs?|km|cm|%|secs?|seconds|mins?|minutes|hours)$/i.exec(name) ?? [];
  return last === ''
    ? { plain: whole, whole, unit: unitOfWord(name) }
    : { plain: plainName(start), whole, unit: unitOfWord(last) };
}

/** Folds a name so that `Set_Order`, `setOrder` and `Set order` are equal. */
export function plainName(name: string): string {
  const words = name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  return foldForSearch(words)
    .replaceAll(/[^\p{L}\d#%]+/gu, ' ')
    .trim();
}

/** Returns a map from each of the names to its value. The first of two equal names counts. */
export function namesTo<Value>(namesByValue: readonly (readonly [Value, string])[]): ReadonlyMap<string, Value> {
  const map = new Map<string, Value>();
  for (const [value, names] of namesByValue) {
    for (const name of names.split(',')) {
      const plain = plainName(name);
      if (!map.has(plain)) map.set(plain, value);
    }
  }
  return map;
}
