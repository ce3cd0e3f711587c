/**
 * Reads a duration in words, `2h 38m`, `44s` or `38min`, in seconds; null for anything else.
 *
 * @see durationIn for cells that can also be plain seconds
 */
export function spokenDurationIn(text: string): number | null {
  const plain = text.trim().toLowerCase();
  if (plain === '' || plain.length > maxDurationLength) return null;
  let seconds = 0;
  let at = 0;
  for (const { 0: part, 1: count, 2: word = '', index } of plain.matchAll(/(\d{1,6})\s*(\p{L}+)\.?\s*/gu)) {
    const size = secondsByWord.get(word);
    if (size === undefined || index !== at) return null;
    seconds += Number(count) * size;
    at += part.length;
  }
  return at === plain.length ? seconds : null;
}

const maxDurationLength = 40;

const secondsByWord: ReadonlyMap<string, number> = new Map([
  ...['d', 'day', 'days'].map((word) => [word, 86_400] as const),
  ...['h', 'hr', 'hrs', 'hour', 'hours', 'std', 'stunde', 'stunden'].map((word) => [word, 3600] as const),
  ...['m', 'min', 'mins', 'minute', 'minutes', 'minuten'].map((word) => [word, 60] as const),
  ...['s', 'sec', 'secs', 'sek', 'second', 'seconds', 'sekunde', 'sekunden'].map((word) => [word, 1] as const),
]);

/** Reads `0:25:40` or `25:40` in seconds; null for anything else. */
export function clockDurationIn(text: string): number | null {
  const [, hours = '0', minutes, seconds] = /^(?:(\d{1,5}):)?(\d{1,3}):(\d{2}(?:\.\d{1,3})?)$/.exec(text.trim()) ?? [];
  if (minutes === undefined || seconds === undefined || Number(seconds) >= 60) return null;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Reads plain seconds, a duration in words or one like a clock. */
export function durationIn(text: string): number | null {
  const plain = text.trim();
  if (/^\d{1,9}(?:\.\d{1,6})?$/.test(plain)) return Number(plain);
  return spokenDurationIn(plain) ?? clockDurationIn(plain);
}
