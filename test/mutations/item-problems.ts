import { type DraftTime, type ImportItem, timeInOrder } from '#domain/import/draft/index.ts';
import { isInstant, isLocalDay } from '#domain/kernel/index.ts';

/** Returns what is wrong with an item of a source; empty for one that can be planned and written. */
export function problemsOf(item: ImportItem): readonly string[] {
  const problems = valueProblems(item, item.kind);
  if (item.kind === 'skipped') return item.code.startsWith('import/') ? problems : [...problems, 'code'];
  const all = [...problems, ...originProblems(item), ...ownProblems(item)];
  return item.sourceId === '' ? [...all, 'sourceId is empty'] : all;
}

/** No text has half a character, which would be changed when it is stored; no number is infinite; no name harms. */
function valueProblems(value: unknown, place: string): readonly string[] {
  if (typeof value === 'string') return value.isWellFormed() ? [] : [`${place} has half a character`];
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${place} is ${value}`];
  if (value === undefined) return [];
  if (value instanceof Map) return [...value].flatMap((entry) => valueProblems(entry, place));
  if (Array.isArray(value)) return value.flatMap((each, at) => valueProblems(each, `${place}[${at}]`));
  if (typeof value !== 'object' || value === null || 'chunks' in value) return [];
  const prototype = Object.getPrototypeOf(value);
  const harmful = Object.hasOwn(value, '__proto__') || (prototype !== Object.prototype && prototype !== null);
  const names = Object.entries(value).flatMap(([name, each]) => [
    ...valueProblems(name, place),
    ...valueProblems(each, `${place}.${name}`),
  ]);
  return harmful ? [`${place} has a harmful name`, ...names] : names;
}

type Draft = Exclude<ImportItem, { kind: 'skipped' }>;

function originProblems({ origin }: Draft): readonly string[] {
  return origin === '' ? ['origin is empty'] : [];
}

function ownProblems(item: Draft): readonly string[] {
  if (item.kind === 'note') {
    const orders = ['day-first', 'month-first'] as const;
    const times = [item.createdAt, item.editedAt]
      .flatMap((time) => orders.map((order) => timeInOrder(time, order)))
      .filter((time) => time !== null);
    const day = item.day === null || isLocalDay(item.day) ? [] : [`day ${item.day}`];
    const names = [...item.tags, ...item.aliases, ...item.notebook].some((name) => name === '')
      ? ['an empty name']
      : [];
    return [...times.flatMap(timeProblems), ...day, ...names];
  }
  if (item.kind === 'workout') {
    const sets = item.exercises.flatMap(({ sets }) => sets);
    return [
      ...timeProblems(item.startedAt),
      ...within('effort', [item.effort], 0, 10),
      ...within(
        'rpe',
        sets.map(({ rpe }) => rpe),
        1,
        10,
      ),
      ...within('seconds', [item.seconds, ...sets.map(({ seconds }) => seconds)], 0),
      ...within(
        'reps',
        sets.map(({ reps }) => reps),
        0,
      ),
      ...sets.flatMap(({ completedAt }) => (completedAt === null ? [] : timeProblems(completedAt))),
    ];
  }
  if (item.kind === 'activity') {
    const { effort, elapsedSeconds, movingSeconds, startedAt } = item;
    return [
      ...timeProblems(startedAt),
      ...within('effort', [effort], 0, 10),
      ...within('seconds', [elapsedSeconds, movingSeconds], 0),
    ];
  }
  return item.kind === 'measurement' ? timeProblems(item.at) : [];
}

function timeProblems(time: DraftTime): readonly string[] {
  if (typeof time === 'number') return isInstant(time) ? [] : [`time ${time}`];
  const isWall = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(time.wall) && !Number.isNaN(Date.parse(`${time.wall}Z`));
  return isWall ? [] : [`wall time ${time.wall}`];
}

function within(name: string, values: readonly (number | null)[], low: number, high = Infinity): readonly string[] {
  return values.filter((value) => value !== null && (value < low || value > high)).map((value) => `${name} ${value}`);
}
