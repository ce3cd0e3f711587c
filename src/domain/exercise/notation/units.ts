import type { Unit } from '../../kernel/index.ts';
import { isTimeUnit } from './durations.ts';
import type { Token, TokenReader } from './tokens.ts';

/** The words for units of load. */
export const massUnits = unitsByWord({ kg: ['kg', 'kgs', 'kilo', 'kilos'], lb: ['lb', 'lbs', 'pound', 'pounds'] });

/** The words for units of length. */
export const lengthUnits = unitsByWord({
  m: ['m', 'metre', 'metres', 'meter', 'meters'],
  km: ['km'],
  mi: ['mi', 'mile', 'miles'],
  yd: ['yd', 'yard', 'yards'],
  ft: ['ft'],
});

function unitsByWord<U extends Unit>(words: Readonly<Record<U, readonly string[]>>): ReadonlyMap<string, U> {
  return new Map((Object.keys(words) as U[]).flatMap((unit) => words[unit].map((word) => [word, unit])));
}

/** Returns whether a token is a unit of load, length or time. */
export function isUnit(token: Token | null): boolean {
  return token !== null && (massUnits.has(token.text) || lengthUnits.has(token.text) || isTimeUnit(token.text));
}

/** Reads one of these units; null if none follows. */
export function takeUnit<U>(reader: TokenReader, units: ReadonlyMap<string, U>) {
  const token = reader.peek();
  const unit = token === null ? undefined : units.get(token.text);
  if (token?.kind !== 'word' || unit === undefined) return null;
  reader.goTo(reader.position + 1);
  return { unit, to: token.to };
}
