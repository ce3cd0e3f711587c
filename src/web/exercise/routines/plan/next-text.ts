import type { SetTarget } from '#domain/exercise/index.ts';
import {
  isRounded,
  type Maximum,
  type Miss,
  type MissedSession,
  type NextExercise,
  type NextReason,
} from '#domain/exercise/programming/index.ts';
import { type LocalDay, type Quantity, roundedIn } from '#domain/kernel/index.ts';
import type { FormulaId, FormulaInput } from '../../explain/index.ts';
import type { LoadUnit } from '../../quantities/index.ts';
import type { messages } from '../messages/en.ts';

export interface NextFormat {
  readonly m: typeof messages;
  readonly unit: LoadUnit;
  readonly number: (value: number) => string;
  readonly percent: (share: number) => string;
  readonly day: (day: LocalDay) => string;
}

/** Explains how the next session of an exercise was determined, and whether its loads were rounded. */
export function nextText(next: NextExercise, format: NextFormat): string {
  const reason = reasonText(next.reason, format);
  return isRounded(next) ? `${reason} ${format.m.reasons.rounded}` : reason;
}

function reasonText(reason: NextReason, format: NextFormat): string {
  const { m, number, percent, day } = format;
  const labels = m.reasons;
  const load = (kilograms: number) => loadLabel({ si: kilograms }, format);
  switch (reason.code) {
    case 'as-planned':
      return labels.asPlanned;
    case 'as-last-time':
      return labels.asLastTime({ day: day(reason.last.day) });
    case 'share':
      return labels.share({ max: maximumText(reason.max, format) });
    case 'no-maximum':
      return reason.of === 'e1rm' ? labels.noE1rm : labels.noTrainingMax;
    case 'first-time':
      return labels.firstTime;
    case 'load-up':
      return labels[reason.fromLightest ? 'loadUpFromLightest' : 'loadUp']({
        from: load(reason.from),
        to: load(reason.to),
        day: day(reason.last.day),
      });
    case 'no-heavier-load':
      return labels.noHeavierLoad({ from: load(reason.from) });
    case 'same-load': {
      const { from, misses, allowed, last } = reason;
      const miss = missText(reason.miss, format);
      if (from === null) return labels.sameReps({ miss, day: day(last.day) });
      const isMixed = reason.miss.code === 'lighter-than-heaviest';
      return labels[isMixed ? 'heaviestForAll' : 'sameLoad']({
        miss,
        from: load(from),
        misses: number(misses),
        allowed: number(allowed),
        day: day(last.day),
      });
    }
    case 'deload': {
      const { from, to, misses, share } = reason;
      return labels.deload({ from: load(from), to: load(to), misses: number(misses), share: percent(share) });
    }
    case 'reps-up':
      return reason.from === null
        ? labels.moreReps({ day: day(reason.last.day) })
        : labels.repsUp({ from: load(reason.from), day: day(reason.last.day) });
    case 'range-reached':
      return labels.rangeReached({ day: day(reason.last.day) });
    case 'wave': {
      const { week, weeks, wave, max, held } = reason;
      const said = labels.wave({
        week: number(week),
        weeks: number(weeks),
        wave: number(wave),
        max: maximumText(max, format),
      });
      return held === null ? said : `${said} ${labels.waveHeld(missedText(held, format))}`;
    }
    case 'by-rpe': {
      const said = labels.byRpe({ max: maximumText(reason.max, format) });
      return reason.unjudged === null ? said : `${said} ${labels.notJudged(missedText(reason.unjudged, format))}`;
    }
    case 'deload-week':
      return reason.from === null
        ? labels.deloadWeekPlain
        : labels.deloadWeek({ share: percent(reason.share), from: load(reason.from) });
    case 'no-effort':
      return labels.noEffort;
    case 'unknown-rule':
      return labels.unknownRule;
  }
}

function missedText({ miss, last }: MissedSession, format: NextFormat) {
  return { miss: missText(miss, format), day: format.day(last.day) };
}

function missText(miss: Miss, format: NextFormat): string {
  const { m, number } = format;
  const load = (kilograms: number) => loadLabel({ si: kilograms }, format);
  const set = number(miss.set);
  if (miss.code === 'left-out') return m.missed.leftOut({ set });
  if (miss.code === 'failed') return m.missed.failed({ set });
  if (miss.code === 'lighter-than-heaviest')
    return m.missed.lighter({ set, asked: load(miss.asked), done: load(miss.done) });
  const { code, asked, done } = miss;
  if (code === 'less-load')
    return done === null
      ? m.missed.noLoad({ set, asked: load(asked) })
      : m.missed.lessLoad({ set, asked: load(asked), done: load(done) });
  return m.missed[missed[code]]({ set, asked: number(asked), done: number(done ?? 0) });
}

const missed = {
  'fewer-reps': 'fewerReps',
  shorter: 'shorter',
  'less-distance': 'lessDistance',
  harder: 'harder',
} as const;

function maximumText(max: Maximum, format: NextFormat): string {
  const { m, day, percent, number } = format;
  const load = (kilograms: number) => loadLabel({ si: kilograms }, format);
  const { kilograms, from } = max;
  if ('start' in from) {
    return from.waves > 0 && from.step > 0
      ? m.maxima.grown({ max: load(kilograms), start: load(from.start), waves: from.waves })
      : m.maxima.written({ max: load(kilograms) });
  }
  const set = `${load(from.load)} × ${number(from.reps)}`;
  if ('share' in max)
    return m.maxima.derived({ max: load(kilograms), share: percent(max.share), from: set, day: day(from.day) });
  return m.maxima.e1rm({ max: load(kilograms), from: set, day: day(from.day) });
}

/** Formats a load for display: `82.5 kg`. */
function loadLabel(load: Quantity, { unit, number }: Pick<NextFormat, 'unit' | 'number'>): string {
  return `${number(roundedIn(load, unit))} ${unit}`;
}

/** Formats the target of a set briefly: `82.5 kg × 8–12`. Empty without a target. */
export function targetLabel(target: SetTarget, format: Pick<NextFormat, 'unit' | 'number'>): string {
  const { number } = format;
  const parts = [
    target.load === undefined ? '' : loadLabel(target.load, format),
    repsLabel(target, number),
    target.distance === undefined ? '' : `${number(roundedIn(target.distance, 'm'))} m`,
    target.seconds === undefined ? '' : `${number(target.seconds)} s`,
  ];
  return parts.filter((part) => part !== '').join(' × ');
}

function repsLabel({ reps, kind }: SetTarget, number: (value: number) => string): string {
  const { min, max } = reps ?? {};
  const least = min ?? max;
  if (least === undefined) return '';
  if (kind === 'amrap' || max === undefined) return `${number(least)}+`;
  if (max === least && min !== undefined) return number(least);
  return min === undefined ? `≤ ${number(max)}` : `${number(min)}–${number(max)}`;
}

/** The explanation of a load that a progression computed. */
export interface LoadExplained {
  readonly formula: FormulaId;
  readonly inputs: readonly FormulaInput[];
}

/**
 * Returns the explanation of a computed load; null for a load that the plan itself contains.
 *
 * @param exact the kilograms before rounding
 */
export function loadExplained(
  { reason }: NextExercise,
  { target, exact }: { readonly target: SetTarget; readonly exact: number | null },
  format: NextFormat,
): LoadExplained | null {
  const { m, day, percent, number } = format;
  const load = (kilograms: number) => loadLabel({ si: kilograms }, format);
  if (target.load === undefined) return null;
  const rounded = [
    ...(exact === null ? [] : [{ name: m.inputs.exact, value: load(exact) }]),
    { name: m.inputs.rounded, value: loadLabel(target.load, format) },
  ];
  if ('last' in reason) {
    const done = { name: m.inputs.lastDay, value: day(reason.last.day) };
    if (reason.code === 'as-last-time') return { formula: 'next/lastTime', inputs: [done, ...rounded] };
    if (!('from' in reason) || reason.from === null) return null;
    const last = { name: m.inputs.last, value: load(reason.from) };
    const misses =
      'misses' in reason && reason.code === 'deload'
        ? [
            { name: m.inputs.misses, value: number(reason.misses) },
            { name: m.inputs.deload, value: percent(reason.share) },
          ]
        : [];
    return { formula: 'next/steps', inputs: [last, done, ...misses, ...rounded] };
  }
  if (exact === null || !('max' in reason)) return null;
  const { max } = reason;
  const { from } = max;
  const inputs = [
    ...('start' in from
      ? []
      : [{ name: m.inputs.from, value: `${load(from.load)} × ${number(from.reps)}, ${day(from.day)}` }]),
    { name: m.inputs.maximum, value: load(max.kilograms) },
    { name: m.inputs.share, value: percent(exact / max.kilograms) },
    ...rounded,
  ];
  return { formula: reason.code === 'by-rpe' ? 'next/byRpe' : 'next/share', inputs };
}
