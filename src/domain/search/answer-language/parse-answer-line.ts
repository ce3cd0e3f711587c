import { parseQuery } from '../parse-query.ts';
import type { Condition } from '../query.ts';
import { parseDays } from '../query-days.ts';
import { type ReadClauses, readClauses } from './answer-clauses.ts';
import { daysOfPeriod } from './answer-periods.ts';
import type {
  Aggregate,
  AnswerContext,
  AnswerForm,
  AnswerGroup,
  AnswerMeasure,
  AnswerProblem,
  AnswerQuantity,
  ParsedAnswerLine,
} from './answer-plan.ts';

/**
 * Parses a line that asks for a live answer: a search, and around it words that say what to show.
 *
 * The line may begin with a figure: `best`, `sum`, `count`, `average`, `latest` or `first`, with or without `of`, and
 * what it is of, such as `load`. `as list`, `as table`, `as chart` or `as number`, `by day`, `by week`, `by month` or
 * `by exercise`, and `last 12` may be anywhere outside parentheses. `best squat 5` is the best load for 5 repetitions
 * or more. `this week`, `last month` and the like limit the days. `distance run this week` is short for `sum distance`;
 * so are `time` and `climb` with a sport or a period. In quotation marks, these words are searched for. German words
 * mean the same: `beste kniebeuge 5`.
 */
export function parseAnswerLine(line: string, context: AnswerContext): ParsedAnswerLine {
  if (line.trim() === '') return { plan: null, problems: [] };
  const read = readClauses(line);
  const searched = parseQuery(read.search, context);
  const condition = withPeriods(withSports(withLeastReps(searched.condition, read.minReps), read), read, context);
  const query = { ...searched, condition };
  const problems: AnswerProblem[] = [...read.problems, ...searched.problems];
  const form = read.form ?? usualForm(read);
  const measure = measureOf(read, form);
  if (read.by !== null && !isGrouped(form)) {
    const { from, to } = read.byRange;
    problems.push({ code: 'answer/groups-do-not-fit', form, from, to });
  }
  const by = isGrouped(form) ? (read.by ?? usualGroup(form, measure)) : null;
  const { last } = read;
  const { weekStart, today } = context;
  return { plan: { line, query, form, by, last, measure, weekStart, today }, problems };
}

function isGrouped(form: AnswerForm): boolean {
  return form === 'table' || form === 'chart';
}

function usualForm({ aggregate, by }: ReadClauses): AnswerForm {
  if (by !== null) return 'table';
  return aggregate === null ? 'list' : 'number';
}

function usualGroup(form: AnswerForm, measure: AnswerMeasure | null): AnswerGroup | null {
  if (measure === null) return null;
  return form === 'chart' && measure.aggregate === 'count' ? 'week' : 'day';
}

/** Groups and charts need a figure; without one they count sessions. */
function measureOf({ aggregate, quantity, by }: ReadClauses, form: AnswerForm): AnswerMeasure | null {
  if (aggregate !== null) return { aggregate, quantity: quantity ?? usualQuantity[aggregate] };
  return form === 'chart' || (by !== null && form === 'table') ? { aggregate: 'count', quantity: 'sessions' } : null;
}

const usualQuantity: { readonly [A in Aggregate]: AnswerQuantity } = {
  best: 'load',
  sum: 'volume',
  count: 'sessions',
  average: 'load',
  latest: 'load',
  first: 'load',
};

function withSports(condition: Condition | null, { sports }: ReadClauses): Condition | null {
  const of: readonly Condition[] = sports.map((asked) => ({ kind: 'sport', ...asked }));
  return allOf(condition === null ? of : [condition, ...of]);
}

function allOf(of: readonly Condition[]): Condition | null {
  return of.length > 1 ? { kind: 'all', of } : (of[0] ?? null);
}

function withPeriods(condition: Condition | null, { periods }: ReadClauses, context: AnswerContext): Condition | null {
  const days = periods.flatMap((period): readonly Condition[] => {
    const parsed = parseDays(daysOfPeriod(period, context), context);
    return parsed.ok ? [{ kind: 'day', ...parsed.value }] : [];
  });
  return allOf(condition === null ? days : [condition, ...days]);
}

function withLeastReps(condition: Condition | null, reps: number | null): Condition | null {
  if (reps === null) return condition;
  const range = { from: reps, to: Number.POSITIVE_INFINITY, includesFrom: true, includesTo: true };
  const least: Condition = {
    kind: 'amount',
    field: 'reps',
    comparison: 'atLeast',
    amounts: [{ value: reps, unit: null }],
    range,
  };
  return condition === null ? least : { kind: 'all', of: [condition, least] };
}
