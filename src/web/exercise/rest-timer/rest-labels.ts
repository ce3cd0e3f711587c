import { type RestTimer, usualRestSeconds } from '#domain/exercise/resting/index.ts';

/** Formats seconds as on a clock: `1:05`, with the digits of the language. */
export function clockLabel(seconds: number, locale: string): string {
  const minutes = Math.floor(seconds / 60).toLocaleString(locale, { useGrouping: false });
  const rest = (seconds % 60).toLocaleString(locale, { minimumIntegerDigits: 2 });
  return `${minutes}:${rest}`;
}

/** Formats seconds for screen readers: `1 minute, 5 seconds`. */
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

/** Returns the remaining percentage of a rest, for the progress bar. */
export function percentLeft(secondsLeft: number, { seconds }: Pick<RestTimer, 'seconds'>): number {
  return seconds <= 0 ? 0 : Math.min(100, Math.max(0, (100 * secondsLeft) / seconds));
}

/** The rest lengths to choose from, in seconds. */
const lengths = [30, 45, 60, 75, 90, usualRestSeconds, 150, 180, 240, 300] as const;

/** Returns the lengths to choose from, including the current one, since another app may have stored 100 seconds. */
export function restLengths(current: number | null): readonly number[] {
  const all = new Set<number>([0, ...lengths, ...(current === null ? [] : [current])]);
  return [...all].sort((a, b) => a - b);
}
