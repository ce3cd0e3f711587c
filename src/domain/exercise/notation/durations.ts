import type { TokenReader } from './tokens.ts';

const secondsPerUnit: ReadonlyMap<string, number> = new Map([
  ['s', 1],
  ['sec', 1],
  ['secs', 1],
  ['second', 1],
  ['seconds', 1],
  ['min', 60],
  ['mins', 60],
  ['minute', 60],
  ['minutes', 60],
  ['h', 3600],
  ['hr', 3600],
  ['hour', 3600],
  ['hours', 3600],
]);

/** Returns whether a word is a unit of time. */
export function isTimeUnit(word: string): boolean {
  return secondsPerUnit.has(word);
}

/** Seconds, and the offset behind their text. */
interface Duration {
  readonly seconds: number;
  readonly to: number;
}

/** Reads a time such as `1:30`, and the unit behind it: `1:30 min`, `1:30 h`. */
export function readClockTime(reader: TokenReader): (Duration & { readonly from: number }) | null {
  const token = reader.takeKind('time');
  if (token === null) return null;
  const parts = token.text.split(':');
  const seconds = parts.reduce((sum, part) => sum * 60 + Number(part), 0);
  const unit = takeUnit(reader, (each) => each > 1);
  const isHoursAndMinutes = unit?.seconds === 3600 && parts.length === 2;
  return { seconds: isHoursAndMinutes ? seconds * 60 : seconds, from: token.from, to: unit?.to ?? token.to };
}

/** Reads the unit of time behind a number, and smaller parts behind that: `1m30s`, `1 min 30 s`, `1h5m`. */
export function readTimeUnit(reader: TokenReader, value: number): Duration | null {
  const unit = takeUnit(reader, () => true) ?? takeMinutes(reader, 'seconds');
  if (unit === null) return null;
  const smaller = unit.seconds === 1 ? null : readSmallerParts(reader, unit.seconds);
  return { seconds: value * unit.seconds + (smaller?.seconds ?? 0), to: smaller?.to ?? unit.to };
}

function readSmallerParts(reader: TokenReader, than: number): Duration | null {
  return reader.try(() => {
    const number = reader.takeKind('number');
    const unit = takeUnit(reader, (each) => each < than) ?? (than === 3600 ? takeMinutes(reader, 'hours') : null);
    const seconds = Number(number?.text) * (unit?.seconds ?? 0);
    if (number === null || unit === null || seconds >= than) return null;
    const smaller = unit.seconds === 1 ? null : readSmallerParts(reader, unit.seconds);
    return { seconds: seconds + (smaller?.seconds ?? 0), to: smaller?.to ?? unit.to };
  });
}

/** An `m` means minutes only directly behind hours or before seconds: `1h5m`, `1m30s`. Otherwise it means metres. */
function takeMinutes(reader: TokenReader, beside: 'hours' | 'seconds'): Duration | null {
  const [unit, number, second] = [reader.peek(), reader.peek(1), reader.peek(2)];
  const isBeforeSeconds = number?.kind === 'number' && !number.hasSpaceBefore && second?.text === 's';
  if (unit?.text !== 'm' || unit.hasSpaceBefore || (beside === 'seconds' && !isBeforeSeconds)) return null;
  reader.take('m');
  return { seconds: 60, to: unit.to };
}

function takeUnit(reader: TokenReader, isWanted: (seconds: number) => boolean): Duration | null {
  const token = reader.peek();
  const seconds = token?.kind === 'word' ? secondsPerUnit.get(token.text) : undefined;
  if (token === null || seconds === undefined || !isWanted(seconds)) return null;
  reader.goTo(reader.position + 1);
  return { seconds, to: token.to };
}
