import type { Quantity, RecordKey } from '../../kernel/index.ts';
import { isUnclearAhead } from './amounts.ts';
import { readClause } from './clause.ts';
import { readPrefix } from './modifiers.ts';
import type { Doubt, NotationContext, NotedExercise, NotedSet, NumberOrder } from './noted-set.ts';
import { plainLine } from './plain-line.ts';
import { type ClauseReading, setsOfClause } from './sets-of-clause.ts';
import { isNear } from './sets-of-term.ts';
import { labelOfSuperset, type SupersetLabel } from './superset-label.ts';
import { TokenReader, tokensOf } from './tokens.ts';

/** The sets that a line states, and the words behind them. */
export interface LineReading {
  readonly exercise: RecordKey;
  /** Offsets of the name; null if a line above names the exercise. */
  readonly name: { readonly from: number; readonly to: number } | null;
  /** The label before the name, as in `A1 bench 80x8`; null if there is none. */
  readonly superset: SupersetLabel | null;
  readonly sets: readonly [NotedSet, ...NotedSet[]];
  /** Offsets of what states the sets. */
  readonly from: number;
  readonly to: number;
  /** The words behind the sets: the remark of the last one, or the cue of the exercise. Empty if there are none. */
  readonly remark: string;
  /** Whether the remark begins with `!`: it is the cue of the exercise from now on. */
  readonly isCue: boolean;
  readonly doubts: readonly Doubt[];
  /** The sets if the two numbers are read the other way round; null unless that is in doubt. */
  readonly otherwise: OtherReading | null;
}

interface OtherReading {
  readonly order: NumberOrder;
  readonly sets: readonly NotedSet[];
  readonly doubts: readonly Doubt[];
}

/** The longest line that is read; longer ones are prose. */
const maxLength = 500;

/** The most words of the name of an exercise. */
const maxNameWords = 10;

/**
 * Reads a line that states sets of an exercise, such as `bench 80x5,5,4 @8 left shoulder pinch`. A line counts only if
 * its first words name an exercise, if a line above does, or if everything behind the sets is the name (`5@185
 * Deadlift`), or the name and the load (`5x5 squat 100kg`).
 *
 * @param current the exercise that a heading or the line above names
 * @returns null if the line states no sets
 */
export function readLine(
  line: string,
  context: NotationContext,
  current: NotedExercise | null = null,
): LineReading | null {
  if (line.length > maxLength || !/\d|\bbw\b/i.test(line)) return null;
  const plain = plainLine(line);
  const labelled = labelOfSuperset(plain);
  const reading = readPlain(plain, context, current);
  if (reading !== null || labelled === null) return reading;
  const behind = readPlain(labelled.rest, context, current);
  return behind && { ...behind, superset: labelled.label };
}

function readPlain(line: string, context: NotationContext, current: NotedExercise | null): LineReading | null {
  return (
    nameFirst(line, context) ??
    nameLast(line, context) ??
    nameWithin(line, context) ??
    (current && read(line, 0, { exercise: current, context }))
  );
}

function nameFirst(line: string, context: NotationContext): LineReading | null {
  const start = /^\s*@?/u.exec(line)?.[0].length ?? 0;
  const ends = Array.from(line.slice(start).matchAll(/[^\s:,/|=]+(?=[\s:,/|=]|$)/gu), (word) => ({
    to: start + word.index + word[0].length,
  })).slice(0, maxNameWords);
  for (const { to } of ends.toReversed()) {
    const exercise = context.exerciseNamed(line.slice(start, to));
    const gap = /^[\s:,/|=-]*/u.exec(line.slice(to))?.[0].length ?? 0;
    const reading = exercise && read(line, to + (isSign(line, to + gap) ? gap - 1 : gap), { exercise, context });
    if (reading) return { ...reading, name: { from: start, to } };
  }
  return null;
}

/** A dash directly before a number is the sign of assistance. */
function isSign(line: string, at: number): boolean {
  return line[at - 1] === '-' && /[\d]/.test(line[at] ?? '');
}

/**
 * `5@185 Deadlift`: the whole rest is the name, or a whole name is before the sign of a remark: `100x5 squat, slow`.
 */
function nameLast(line: string, context: NotationContext): LineReading | null {
  const start = /^\s*/u.exec(line)?.[0].length ?? 0;
  if (!/^[\d+-]|^bw\b/i.test(line.slice(start))) return null;
  for (const { index } of line.matchAll(/\s(?=[\p{L}@])/gu)) {
    const rest = line.slice(index).trim().replace(/^@/u, '');
    const exercise = rest.length > 80 ? null : context.exerciseNamed(rest);
    const reading = exercise && read(line.slice(0, index), start, { exercise, context });
    if (reading && reading.remark === '')
      return { ...reading, name: { from: line.lastIndexOf(rest), to: line.lastIndexOf(rest) + rest.length } };
    const before = nameBeforeRemark(line, start, index, context);
    if (before) return before;
  }
  return null;
}

function nameBeforeRemark(line: string, start: number, index: number, context: NotationContext): LineReading | null {
  const behind = line.slice(index + 1);
  const sign = /\s*[,;(–—]|\s-\s/u.exec(behind);
  const name = behind.slice(0, sign?.index ?? 0).replace(/^@/u, '');
  const exercise = sign === null || name === '' ? null : context.exerciseOfWholeName(name);
  const reading = exercise && read(line.slice(0, index), start, { exercise, context });
  if (reading?.remark !== '') return null;
  const { text: remark, isCue } = remarkIn(behind.slice(sign?.index ?? 0));
  const to = index + 1 + (sign?.index ?? 0);
  return { ...reading, name: { from: to - name.length, to }, remark, isCue };
}

/** A load behind a name. A single digit is more likely part of a remark: `shoulder 3`. */
const loadAfterName =
  /^\s+(?:@\s*\d|\d+(?:[.,]\d+)?\s*(?:kgs?|lbs?)|\d{2})[\d.,]*\s*(?:kgs?|lbs?)?\s*(?:$|[,;(@–—-])/iu;

/** `5x5 squat 100kg`: the name is between the numbers that state no load, and the load. */
function nameWithin(line: string, context: NotationContext): LineReading | null {
  const start = /^\s*/u.exec(line)?.[0].length ?? 0;
  if (!/^\d/.test(line.slice(start))) return null;
  for (const { index } of line.matchAll(/(?<=\d|reps?|sets?)\s(?=\p{L})/giu)) {
    const from = index + 1;
    const words = Array.from(line.slice(from).matchAll(/[^\s,;(]+/gu)).slice(0, maxNameWords);
    for (const word of words) {
      const to = from + word.index + word[0].length;
      const exercise = loadAfterName.test(line.slice(to)) ? context.exerciseNamed(line.slice(from, to)) : null;
      const before = exercise && read(line.slice(0, index), start, { exercise, context });
      if (exercise === null || before === null || before.remark !== '' || statesLoad(before)) continue;
      const without = line.slice(0, from) + ' '.repeat(to - from) + line.slice(to);
      const reading = read(without, start, { exercise, context });
      if (reading !== null && reading.to > to && reading.sets.length === before.sets.length)
        return { ...reading, name: { from, to } };
    }
  }
  return null;
}

function statesLoad({ sets, doubts }: LineReading): boolean {
  return sets.some(({ load }) => load !== undefined) && !doubts.some(({ about }) => about === 'load');
}

interface Known {
  readonly exercise: NotedExercise;
  readonly context: NotationContext;
}

function read(line: string, start: number, { exercise, context }: Known): LineReading | null {
  const likely = readSets(line, start, { exercise, context, order: exercise.order });
  if (likely === null) return null;
  const [first, ...rest] = likely.sets;
  if (first === undefined) return null;
  const words = remarkIn(line.slice(likely.to));
  const isProse = likely.isWeak && words.text !== '' && !words.isMarked;
  // `5 @ 80%` is a plan
  if (isProse || words.text.startsWith('@')) return null;
  return {
    exercise: exercise.key,
    name: null,
    superset: null,
    sets: [first, ...rest],
    from: likely.from,
    to: likely.to,
    remark: words.text,
    isCue: words.isCue,
    doubts: likely.doubts,
    otherwise: otherwise(line, start, { exercise, context, likely }),
  };
}

function otherwise(
  line: string,
  start: number,
  { exercise, context, likely }: Known & { readonly likely: SetsReading },
): LineReading['otherwise'] {
  if (!likely.doubts.some(({ about }) => about === 'order')) return null;
  const readings = (['setsFirst', 'loadFirst', 'repsFirst'] as const).map((order) => {
    const { sets, doubts } = readSets(line, start, { exercise, context, order }) ?? likely;
    return { order, sets, doubts };
  });
  const others = readings.filter(({ sets }) => JSON.stringify(sets) !== JSON.stringify(likely.sets));
  const isUsual = ({ sets }: OtherReading) => sets.every(({ load = null }) => isNear(load, exercise.lastLoad));
  return others.find(isUsual) ?? others[0] ?? null;
}

/** The signs between clauses. */
const separators = [',', ';', '|', '/', '+', '>'];

interface SetsReading {
  readonly sets: readonly NotedSet[];
  readonly doubts: readonly Doubt[];
  readonly from: number;
  readonly to: number;
  readonly isWeak: boolean;
}

function readSets(
  line: string,
  start: number,
  { exercise, context, order }: Known & { readonly order: NumberOrder | null },
): SetsReading | null {
  const reader = new TokenReader(tokensOf(line.slice(start)));
  const style = { decimalMark: context.decimalMark, unit: exercise.unit };
  const sets: NotedSet[] = [];
  const doubts: Doubt[] = [];
  let carried: Quantity | null = null;
  let isWeak = true;
  let end = 0;
  for (;;) {
    const from = reader.position;
    const sign = sets.length > 0 ? reader.take(...separators) : null;
    const clause = readClause(reader, style);
    const reading: ClauseReading | null = clause && setsOfClause(clause, exercise, { carried, order });
    // without a separator, a remark may begin with a number
    const isApart = sets.length === 0 || reader.position === from || !reading?.isWeak || line[start + end] === ',';
    if (!reading || !isApart || !isAlike(reading.sets, sets)) {
      reader.goTo(from);
      break;
    }
    sets.push(...(sign?.text === '>' ? dropped(reading.sets) : reading.sets));
    doubts.push(...reading.doubts.map((each) => ({ ...each, from: each.from + start, to: each.to + start })));
    carried = reading.load ?? carried;
    isWeak &&= reading.isWeak;
    end = reader.peek(-1)?.to ?? end;
  }
  // a number that nobody can read for sure is no remark either
  reader.take(...separators);
  readPrefix(reader);
  if (isUnclearAhead(reader, style)) return null;
  const from = start + (tokensOf(line.slice(start))[0]?.from ?? 0);
  return sets.length === 0 ? null : { sets, doubts, from, to: start + end, isWeak };
}

/** `80x6 > 60x8`: what follows goes on without a rest, with less load. */
function dropped(sets: readonly NotedSet[]): readonly NotedSet[] {
  return sets.map((set) => (set.kind === 'working' ? { ...set, kind: 'drop' } : set));
}

/** Sets of one line count the same: `2 min` behind sets with repetitions is a rest. */
function isAlike(sets: readonly NotedSet[], before: readonly NotedSet[]): boolean {
  return before[0] === undefined || sets.every((set) => countOf(set) === countOf(before[0] as NotedSet));
}

function countOf({ reps, distance }: NotedSet): string {
  if (reps !== undefined) return 'reps';
  return distance === undefined ? 'time' : 'distance';
}

interface Words {
  readonly text: string;
  readonly isCue: boolean;
  /** Whether a sign sets it apart from the numbers, as brackets, quotes or a dash do. */
  readonly isMarked: boolean;
}

function remarkIn(rest: string): Words {
  const text = rest
    .trim()
    .replace(/^[,;:|·.–—-]+\s*/u, '')
    .replace(/[\s|]+$/u, '');
  const isMarked = /^\s*(?:[("“„!#–—·;]|-\s)/u.test(rest);
  if (text.startsWith('!')) return { text: text.slice(1).trim(), isCue: true, isMarked };
  const quoted = /^(?:["“„](?<in>[^"“”„]*)["“”]|\((?<bracketed>[^()]*)\))$/u.exec(text)?.groups;
  return { text: (quoted?.in ?? quoted?.bracketed ?? text).trim(), isCue: false, isMarked };
}
