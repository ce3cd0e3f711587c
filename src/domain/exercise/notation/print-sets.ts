import {
  type DecimalMark,
  equalPlain,
  printTypedNumber,
  type Quantity,
  showQuantity,
  type Unit,
  units,
} from '../../kernel/index.ts';
import type { NotedExercise, NotedSet } from './noted-set.ts';
import { isOfBody, takesLoad } from './one-set.ts';

interface PrintStyle {
  readonly exercise: NotedExercise;
  readonly decimalMark: DecimalMark;
}

/**
 * Writes sets as a line states them, so that reading the line gives the same sets: `80 kg x 5, 5, 4 @8`. Sets that only
 * differ in their repetitions are written together.
 */
export function printSets(sets: readonly NotedSet[], style: PrintStyle): string {
  const separator = sets.every(({ load }) => load !== undefined) ? ', ' : '; ';
  return groupsOf(sets, style)
    .map((group, at) => {
      const isDrop = at > 0 && group[0].kind === 'drop' && group[0].load !== undefined;
      return `${at === 0 ? '' : isDrop ? ' > ' : separator}${printGroup(group, style, isDrop)}`;
    })
    .join('');
}

type Group = readonly [NotedSet, ...NotedSet[]];

function groupsOf(sets: readonly NotedSet[], { exercise }: PrintStyle): readonly Group[] {
  const groups: [NotedSet, ...NotedSet[]][] = [];
  for (const set of sets) {
    const group = groups.at(-1);
    if (group !== undefined && takesLoad(exercise) && isWrittenWith(set, group)) group.push(set);
    else groups.push([set]);
  }
  return groups;
}

function isWrittenWith(set: NotedSet, group: Group): boolean {
  const [first] = group;
  const { reps, kind, ...rest } = set;
  const { reps: firstReps, kind: firstKind, ...firstRest } = first;
  const isAlike = reps !== undefined && firstReps !== undefined && equalPlain(rest, firstRest);
  if (!isAlike || first.load === undefined) return false;
  if (kind === 'restPause') {
    const main = group.findLast((each) => each.kind !== 'restPause')?.reps ?? 0;
    return firstKind === 'working' && reps > 0 && reps <= main;
  }
  return kind === firstKind && (kind === 'working' || kind === 'warmUp');
}

function printGroup(group: Group, style: PrintStyle, isMarkedDrop: boolean): string {
  const [set] = group;
  const { decimalMark } = style;
  const load = printLoad(set.load, style);
  const reps = group.map((each, at) => printReps(each, at)).join('');
  const time = set.seconds === undefined ? null : `${printTypedNumber(set.seconds, decimalMark, 'decimal')} s`;
  const counts = [reps, printDistance(set.distance, decimalMark)].filter(isText);
  const words = [
    set.kind === 'warmUp' ? 'w' : null,
    [load, ...(counts.length === 0 ? [time] : counts)].filter(isText).join(' x '),
    counts.length === 0 || time === null ? null : `in ${time}`,
    set.rpe === undefined ? null : `rpe ${printTypedNumber(set.rpe, decimalMark, 'decimal')}`,
    set.rir === undefined ? null : `rir ${printTypedNumber(set.rir, decimalMark, 'decimal')}`,
    set.kind === 'drop' && !isMarkedDrop ? '(drop)' : null,
    set.kind === 'restPause' ? '(rest-pause)' : null,
    set.kind === 'failure' ? '(failure)' : null,
    set.side === undefined ? null : `(${set.side === 'both' ? 'each side' : set.side})`,
  ];
  return words.filter(isText).join(' ');
}

/** @param at its place in the group */
function printReps({ reps, kind, load, distance, seconds }: NotedSet, at: number): string {
  if (reps === undefined) return '';
  if (at > 0) return `${kind === 'restPause' ? '+' : ', '}${reps}`;
  if (kind === 'amrap') return `${reps}+`;
  return load === undefined || distance !== undefined || seconds !== undefined ? `${reps} reps` : String(reps);
}

/** Body weight alone is `bw`; what is added or helps follows it with its sign. */
function printLoad(load: Quantity | undefined, { exercise, decimalMark }: PrintStyle): string | null {
  if (load === undefined) return null;
  const unit = massUnit(load.unit) ?? exercise.unit;
  const shown = showQuantity(load, unit, { decimalMark });
  if (!isOfBody(exercise)) return `${shown} ${unit}`;
  if (load.si === 0) return 'bw';
  return `bw${load.si < 0 ? '' : '+'}${shown} ${unit}`;
}

function printDistance(distance: Quantity | undefined, decimalMark: DecimalMark): string | null {
  if (distance === undefined) return null;
  const unit = distance.unit !== undefined && isLength(distance.unit) ? distance.unit : 'm';
  return `${showQuantity(distance, unit, { decimalMark })} ${unit}`;
}

function massUnit(unit: string | undefined): 'kg' | 'lb' | null {
  return unit === 'kg' || unit === 'lb' ? unit : null;
}

function isLength(unit: string): unit is Unit {
  return Object.hasOwn(units, unit) && units[unit as Unit].dimension === 'length' && unit !== 'cm' && unit !== 'in';
}

function isText(text: string | null): text is string {
  return text !== null && text !== '';
}
