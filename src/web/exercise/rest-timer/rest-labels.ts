import { type RestTimer, usualRestSeconds } from '#domain/exercise/resting/index.ts';

/** Seconds as a clock shows them: `1:05`, with the digits of the language. */
export function clockLabel(seconds: number, locale: string): string {
  const minutes = Math.floor(seconds / 60).toLocaleString(locale, { useGrouping: false });
  const rest = (seconds % 60).toLocaleString(locale, { minimumIntegerDigits: 2 });
  return `${minutes}:${rest}`;
}

/** Seconds as they are said: `1 minute, 5 seconds`. */
export function spokenLabel(seconds: number, locale: string): string {
  const minutes = Math.floor(seconds / 60);
  const unit = (value: number, name: 'minute' | 'second') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);
  const parts = [
    ...(minutes > 0 ? [unit(minutes, 'minute')] : []),
    ...(seconds % 60 > 0 || minutes === 0 ? [unit(seconds % 60, 'second')] : []),
  ];
  return new Intl.ListFormat(locale, { type: 'unit' }).format(parts);
}

/** What is left of a rest as a percentage of it, for the eye. */
export function percentLeft(secondsLeft: number, { seconds }: Pick<RestTimer, 'seconds'>): number {
  return seconds <= 0 ? 0 : Math.min(100, Math.max(0, (100 * secondsLeft) / seconds));
}

/** Lengths of a rest to choose from, seconds. */
const lengths = [30, 45, 60, 75, 90, usualRestSeconds, 150, 180, 240, 300] as const;

/** The lengths to choose from, with the one that stands there: another app may have brought 100 seconds. */
export function restLengths(current: number | null): readonly number[] {
  const all = new Set<number>([0, ...lengths, ...(current === null ? [] : [current])]);
  return [...all].sort((a, b) => a - b);
}
