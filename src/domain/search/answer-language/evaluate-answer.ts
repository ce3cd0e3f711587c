import { compareText, type RecordKey } from '../../kernel/index.ts';
import type { Answer } from './answer.ts';
import { groupedValues } from './answer-groups.ts';
import type { AnswerMeasure, AnswerPlan } from './answer-plan.ts';
import type { AnswerRow, RowFigure } from './answer-row.ts';
import { combine, isLowerBetter, unitOf, valuesOf } from './answer-values.ts';
import { newestFirst } from './newest-first.ts';

/**
 * Computes the answer to a line.
 *
 * @param rows what the search of the line found: `trainingRows`, and the notes it found if the plan has no measure
 */
export function evaluateAnswer(plan: AnswerPlan, rows: readonly AnswerRow[]): Answer {
  const { measure, form, by, last } = plan;
  if (measure === null) return withoutMeasure(plan, rows);
  const formula = { measure, isLowerBetter: isLowerBetter(measure.quantity) };
  if (by !== null && (form === 'table' || form === 'chart'))
    return { kind: 'groups', form, by, unit: unitOf(measure), formula, groups: groupedValues(plan, measure, by, rows) };
  if (form === 'list')
    return found(
      'list',
      last,
      rows.filter((row) => hasQuantity(row, measure)),
    );
  const values = valuesOf(measure.quantity, newestRecords(rows, last));
  const combined = combine(measure, values);
  return {
    kind: 'number',
    value: combined?.value ?? null,
    unit: unitOf(measure),
    formula,
    inputs: combined?.inputs ?? [],
  };
}

function withoutMeasure({ form, last }: AnswerPlan, rows: readonly AnswerRow[]): Answer {
  if (form !== 'number') return found(form === 'table' ? 'table' : 'list', last, rows);
  const counted = newestRecords(rows, last);
  const inputs = counted.flatMap(({ day, key }) => (day === null ? [] : [{ value: 1, day, keys: [key] }]));
  return {
    kind: 'number',
    value: counted.length,
    unit: 'results',
    formula: { measure: null, isLowerBetter: false },
    inputs: inputs.toSorted((a, b) => compareText(a.day, b.day)),
  };
}

function found(kind: 'list' | 'table', last: number | null, all: readonly AnswerRow[]): Answer {
  const rows = all.toSorted(newestFirst).slice(0, last ?? all.length);
  if (kind === 'list') return { kind, total: all.length, rows };
  const columns = figureOrder.filter((figure) => rows.some(({ figures }) => figures[figure] !== undefined));
  return { kind, total: all.length, columns, rows };
}

const figureOrder: readonly RowFigure[] = [
  ...(['load', 'reps', 'e1rm', 'volume', 'distance', 'duration', 'climb', 'pace', 'hr', 'weight'] as const),
];

function hasQuantity({ figures }: AnswerRow, { quantity }: AnswerMeasure): boolean {
  return quantity === 'sessions' || figures[quantity] !== undefined;
}

/** Returns the rows of the newest records: of the last 12 workouts, not of the last 12 sets. */
function newestRecords(rows: readonly AnswerRow[], last: number | null): readonly AnswerRow[] {
  if (last === null) return rows;
  const newest = new Set<RecordKey>();
  for (const { key } of rows.toSorted(newestFirst)) if (newest.size < last) newest.add(key);
  return rows.filter(({ key }) => newest.has(key));
}
