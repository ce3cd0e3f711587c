import { addDays, daysBetween, firstLocalDay, type LocalDay, type RecordKey, startOfWeek } from '../../kernel/index.ts';
import type { AnswerGroupValue } from './answer.ts';
import type { AnswerGroup, AnswerMeasure, AnswerPlan } from './answer-plan.ts';
import type { AnswerRow } from './answer-row.ts';
import { combine, valuesOf } from './answer-values.ts';

/**
 * Returns the value of a measure for each group. For sums and counts, a week or month without training has the value 0;
 * the groups then reach up to today.
 */
export function groupedValues(
  plan: AnswerPlan,
  measure: AnswerMeasure,
  by: AnswerGroup,
  rows: readonly AnswerRow[],
): readonly AnswerGroupValue[] {
  const dated = rows.filter(({ day }) => day !== null);
  if (by === 'exercise') return byExercise(plan, measure, dated);
  const startByDay = new Map<LocalDay, LocalDay>();
  const groupOf = (day: LocalDay) => {
    const start = startByDay.get(day) ?? startOfGroup(day, by, plan);
    startByDay.set(day, start);
    return start;
  };
  const rowsByGroup = Map.groupBy(dated, ({ day }) => groupOf(day as LocalDay));
  const known = [...rowsByGroup.keys()].sort();
  const isFilled = measure.aggregate === 'sum' || measure.aggregate === 'count';
  const next = (group: LocalDay) => groupOf(addDays(group, mostDaysIn[by]));
  const groups = isFilled ? withEmptyGroups(known, groupOf(plan.today), next) : known;
  const values = groups.flatMap((group) => groupValue(group, measure, rowsByGroup.get(group) ?? []));
  return plan.last === null ? values : values.slice(-plan.last);
}

function groupValue(group: string, measure: AnswerMeasure, rows: readonly AnswerRow[]): readonly AnswerGroupValue[] {
  const combined = combine(measure, valuesOf(measure.quantity, rows));
  if (combined === null) return [];
  const keys = [...new Set<RecordKey>(combined.inputs.flatMap((input) => input.keys))];
  return [{ group, value: combined.value, keys, inputs: combined.inputs }];
}

function byExercise(
  { last }: AnswerPlan,
  measure: AnswerMeasure,
  rows: readonly AnswerRow[],
): readonly AnswerGroupValue[] {
  const rowsByExercise = Map.groupBy(rows, ({ exercise }) => exercise);
  rowsByExercise.delete(null);
  const lastDone = (of: readonly AnswerRow[]) => of.reduce((latest, { at }) => Math.max(latest, at), 0);
  const newestFirst = Array.from(rowsByExercise, ([exercise, of]) => ({ exercise, of, at: lastDone(of) })).sort(
    (a, b) => b.at - a.at,
  );
  const values = newestFirst.flatMap(({ exercise, of }) => groupValue(exercise ?? '', measure, of));
  return values.slice(0, last ?? values.length);
}

function startOfGroup(day: LocalDay, by: Exclude<AnswerGroup, 'exercise'>, { weekStart }: AnswerPlan): LocalDay {
  if (by === 'day') return day;
  if (by === 'month') return `${day.slice(0, 7)}-01` as LocalDay;
  return daysBetween(firstLocalDay, day) < 7 ? day : startOfWeek(day, weekStart);
}

/** So many days after its first day, the next group has begun, and not yet the one after it. */
const mostDaysIn = { day: 1, week: 7, month: 31 } as const;

/** The most days that are filled, so that one workout in the year 1000 does not make a million groups. */
const maxDays = 36_600;

function withEmptyGroups(
  known: readonly LocalDay[],
  current: LocalDay,
  next: (group: LocalDay) => LocalDay,
): readonly LocalDay[] {
  const [first] = known;
  if (first === undefined) return [];
  const end = [...known, current].sort().at(-1) as LocalDay;
  if (daysBetween(first, end) > maxDays) return known;
  const groups: LocalDay[] = [];
  for (let group = first; group < end; group = next(group)) groups.push(group);
  return [...groups, end];
}
