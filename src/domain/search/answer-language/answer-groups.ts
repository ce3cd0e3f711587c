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
  const groupOf = (day: LocalDay) => startOfGroup(day, by, plan);
  const rowsByGroup = Map.groupBy(dated, ({ day }) => groupOf(day as LocalDay));
  const known = [...rowsByGroup.keys()].sort();
  const isFilled = measure.aggregate === 'sum' || measure.aggregate === 'count';
  const groups = isFilled ? withEmptyGroups(known, groupOf(plan.today), groupOf) : known;
  const values = groups.flatMap((group) => groupValue(group, measure, rowsByGroup.get(group) ?? []));
  return plan.last === null ? values : values.slice(-plan.last);
}

function groupValue(group: string, measure: AnswerMeasure, rows: readonly AnswerRow[]): readonly AnswerGroupValue[] {
  const combined = combine(measure, valuesOf(measure.quantity, rows));
  if (combined === null) return [];
  const keys = [...new Set<RecordKey>(combined.inputs.flatMap((input) => input.keys))];
  return [{ group, value: combined.value, keys }];
}

function byExercise(
  { last }: AnswerPlan,
  measure: AnswerMeasure,
  rows: readonly AnswerRow[],
): readonly AnswerGroupValue[] {
  const newestFirst = rows.toSorted((a, b) => b.at - a.at);
  const rowsByExercise = Map.groupBy(newestFirst, ({ exercise }) => exercise);
  rowsByExercise.delete(null);
  const values = Array.from(rowsByExercise, ([exercise, of]) => groupValue(exercise ?? '', measure, of)).flat();
  return values.slice(0, last ?? values.length);
}

function startOfGroup(day: LocalDay, by: Exclude<AnswerGroup, 'exercise'>, { weekStart }: AnswerPlan): LocalDay {
  if (by === 'day') return day;
  if (by === 'month') return `${day.slice(0, 7)}-01` as LocalDay;
  return daysBetween(firstLocalDay, day) < 7 ? day : startOfWeek(day, weekStart);
}

/** The most days that are filled, so that one workout in the year 1000 does not make a million groups. */
const mostDays = 36_600;

function withEmptyGroups(
  known: readonly LocalDay[],
  current: LocalDay,
  groupOf: (day: LocalDay) => LocalDay,
): readonly LocalDay[] {
  const [first] = known;
  if (first === undefined) return [];
  const end = [...known, current].sort().at(-1) as LocalDay;
  if (daysBetween(first, end) > mostDays) return known;
  const groups = new Set<LocalDay>();
  for (let day = first; day <= end; day = addDays(day, 1)) groups.add(groupOf(day));
  return [...groups];
}
