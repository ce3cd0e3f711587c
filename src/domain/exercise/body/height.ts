import {
  err,
  fromSi,
  type NumberError,
  ok,
  parseTypedNumber,
  quantityFromTyped,
  type Result,
  toSi,
  withWesternDigits,
} from '../../kernel/index.ts';

export type HeightError = NumberError | { readonly code: 'exercise/not-a-height'; readonly metres: number };

/** Metres: the heights of the shortest and the tallest known person, with some margin. */
export const heightBounds = { min: 0.5, max: 2.8 } as const;

/**
 * Parses a typed body height and returns metres. If the unit is inches, feet are accepted too: `5'11"`, `5 ft 11 in`,
 * `5 11`.
 *
 * @returns `exercise/not-a-height` outside 0.5 to 2.8 m; such a height was usually typed in another unit
 */
export function heightFromTyped(typed: string, unit: 'cm' | 'in'): Result<number, HeightError> {
  const read = unit === 'in' ? (feetFromTyped(typed) ?? metresFromTyped(typed, 'in')) : metresFromTyped(typed, 'cm');
  if (!read.ok) return read;
  const isHeight = read.value >= heightBounds.min && read.value <= heightBounds.max;
  return isHeight ? read : err({ code: 'exercise/not-a-height', metres: read.value });
}

/**
 * Formats a height, rounded to a tenth of a centimetre or half an inch: `180` in centimetres, `5 ft 11 in` in inches.
 */
export function printHeight(metres: number, unit: 'cm' | 'in'): string {
  if (unit === 'cm') return String(Math.round(metres * 1000) / 10);
  const inches = Math.round(fromSi(metres, 'in') * 2) / 2;
  const feet = Math.floor(inches / 12);
  return `${feet} ft ${inches - feet * 12} in`;
}

function metresFromTyped(typed: string, unit: 'cm' | 'in'): Result<number, NumberError> {
  const read = quantityFromTyped(typed.replace(/\s*(cm|in|["”″])\s*$/iu, ''), unit, 'decimal');
  return read.ok ? ok(read.value.si) : read;
}

function feetFromTyped(typed: string): Result<number, NumberError> | null {
  const parts = /^\s*(\d)\s*(?:ft|['’′]|\s)\s*(\d+(?:[.,\u066b\u060c\uff0e\uff0c]\d+)?)?\s*(?:in|["”″])?\s*$/iu.exec(
    withWesternDigits(typed),
  );
  if (parts === null) return null;
  const inches = parts[2] === undefined ? 0 : parseTypedNumber(parts[2], 'decimal');
  const rest = typeof inches === 'number' ? inches : inches.ok ? inches.value : 0;
  return ok(toSi(Number(parts[1]), 'ft') + toSi(rest, 'in'));
}
