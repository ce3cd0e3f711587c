import { err, ok, parseTypedNumber, type Result } from '../kernel/index.ts';
import { amountInSi, isPaceUnit, unitNamed, unitsByField, usualUnit } from './amount-units.ts';
import type { AmountCondition, AmountField, AmountRange, AmountUnit, Comparison, TypedAmount } from './query.ts';
import type { QueryContext } from './query-context.ts';

export type AmountError =
  | { readonly code: 'query/bad-amount' | 'query/amounts-reversed' }
  | { readonly code: 'query/unit-does-not-fit'; readonly unit: string };

/**
 * Parses the value of an amount: `9`, `>=9`, `80..100kg`, `80kg..`, `<5:00/km`. Numbers have a point or a comma.
 *
 * A computed or measured amount equals a typed one if it is shown as that number: `e1rm:120` matches from 119.5 up to
 * 120.5. Ranges include both ends.
 */
export function parseAmount(
  field: AmountField,
  value: string,
  context: QueryContext,
): Result<AmountCondition, AmountError> {
  const dots = value.indexOf('..');
  if (dots >= 0) return between(field, value.slice(0, dots), value.slice(dots + 2), context);
  const sign = /^(?:[<>]=?|[=≤≥])/.exec(value)?.[0] ?? '';
  const amount = parseOne(field, value.slice(sign.length), usualUnit(field, context));
  if (!amount.ok) return amount;
  const comparison = comparisonBySign.get(sign) ?? 'equal';
  return ok(conditionOf(field, comparison, [amount.value], rangeOf(field, comparison, amount.value)));
}

const comparisonBySign = new Map<string, OneSided>([
  ['>', 'above'],
  ['>=', 'atLeast'],
  ['≥', 'atLeast'],
  ['<', 'below'],
  ['<=', 'atMost'],
  ['≤', 'atMost'],
]);

type OneSided = Exclude<Comparison, 'between'>;

/** An amount with the number of its typed decimals. */
interface PreciseAmount extends TypedAmount {
  readonly decimals: number;
}

function conditionOf(
  field: AmountField,
  comparison: Comparison,
  amounts: readonly TypedAmount[],
  range: AmountRange,
): AmountCondition {
  return { kind: 'amount', field, comparison, amounts: amounts.map(({ value, unit }) => ({ value, unit })), range };
}

function between(
  field: AmountField,
  from: string,
  to: string,
  context: QueryContext,
): Result<AmountCondition, AmountError> {
  if (from === '' && to === '') return err({ code: 'query/bad-amount' });
  const high = to === '' ? null : parseOne(field, to, usualUnit(field, context));
  if (high?.ok === false) return high;
  // In `80..100lb`, the unit applies to both ends.
  const low = from === '' ? null : parseOne(field, from, high?.value.unit ?? usualUnit(field, context));
  if (low?.ok === false) return low;
  if (low === null || high === null) {
    const amount = low?.value ?? high?.value;
    if (amount === undefined) return err({ code: 'query/bad-amount' });
    const comparison = high === null ? 'atLeast' : 'atMost';
    return ok(conditionOf(field, comparison, [amount], rangeOf(field, comparison, amount)));
  }
  const range = { ...rangeOf(field, 'atLeast', low.value), to: inSi(high.value) };
  if (range.from > range.to) return err({ code: 'query/amounts-reversed' });
  return ok(conditionOf(field, 'between', [low.value, high.value], range));
}

function parseOne(field: AmountField, typed: string, usual: AmountUnit): Result<PreciseAmount, AmountError> {
  const [, digits = '', name = ''] = /^([+-]?[\d.,:]+)\s*(\D*|\/.*|min\/.*)$/.exec(typed.trim().toLowerCase()) ?? [];
  if (digits === '') return err({ code: 'query/bad-amount' });
  const unit = name === '' ? usual : unitNamed(name);
  if (name !== '' && unit === null) return err({ code: 'query/unit-does-not-fit', unit: name });
  if (unit !== null && !unitsByField[field].includes(unit)) return err({ code: 'query/unit-does-not-fit', unit });
  return isPaceUnit(unit) ? paceFrom(digits, unit) : numberFrom(digits, unit);
}

function numberFrom(digits: string, unit: AmountUnit): Result<PreciseAmount, AmountError> {
  const isShort = unit === 'm' || unit === 'yd' || unit === 'ft'; // of these, `1,500` is a thousand and a half
  const number = parseTypedNumber(digits, isShort ? 'thousands' : 'decimal');
  if (!number.ok) return err({ code: 'query/bad-amount' });
  return ok({ value: number.value, unit, decimals: decimalsOf(number.value) });
}

/** Parses minutes and seconds, or minutes: `5:00`, `5`, `5.5`. */
function paceFrom(digits: string, unit: AmountUnit): Result<PreciseAmount, AmountError> {
  const [, hours, minutes, seconds] = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(digits) ?? [];
  if (minutes !== undefined)
    return ok({ value: Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds), unit, decimals: 0 });
  const typed = parseTypedNumber(digits, 'decimal');
  if (!typed.ok || typed.value < 0) return err({ code: 'query/bad-amount' });
  return ok({ value: Math.round(typed.value * 60), unit, decimals: 0 });
}

function decimalsOf(value: number): number {
  const [, decimals = ''] = String(value).split('.');
  return decimals.length;
}

const anyAmount: AmountRange = {
  from: Number.NEGATIVE_INFINITY,
  to: Number.POSITIVE_INFINITY,
  includesFrom: true,
  includesTo: true,
};

function rangeOf(field: AmountField, comparison: OneSided, amount: PreciseAmount): AmountRange {
  const value = inSi(amount);
  switch (comparison) {
    case 'above':
      return { ...anyAmount, from: value, includesFrom: false };
    case 'atLeast':
      return { ...anyAmount, from: value };
    case 'below':
      return { ...anyAmount, to: value, includesTo: false };
    case 'atMost':
      return { ...anyAmount, to: value };
    case 'equal':
      return equalTo(field, amount);
  }
}

/** The decimals to which loads are compared, because a load may have been converted between kilograms and pounds. */
const loadDecimals = 2;

function equalTo(field: AmountField, amount: PreciseAmount): AmountRange {
  if (field === 'load') return shownAs({ ...amount, decimals: Math.max(amount.decimals, loadDecimals) });
  const isAsTyped = field === 'reps' || field === 'rpe' || field === 'rir';
  return isAsTyped ? { ...anyAmount, from: amount.value, to: amount.value } : shownAs(amount);
}

/** Returns the range of the amounts that are shown as the typed one, with as many decimals. */
function shownAs({ value, unit, decimals }: PreciseAmount): AmountRange {
  const half = 0.5 / 10 ** decimals;
  return {
    from: amountInSi(value - half, unit),
    to: amountInSi(value + half, unit),
    includesFrom: true,
    includesTo: false,
  };
}

function inSi({ value, unit }: TypedAmount): number {
  return amountInSi(value, unit);
}

/** Returns whether an amount is in a range; false for an amount that was not recorded, which is NaN. */
export function isInRange(amount: number, { from, to, includesFrom, includesTo }: AmountRange): boolean {
  return (includesFrom ? amount >= from : amount > from) && (includesTo ? amount <= to : amount < to);
}
