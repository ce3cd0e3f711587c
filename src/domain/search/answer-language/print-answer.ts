import type { LocalDay } from '../../kernel/index.ts';
import type { ResultKind } from '../query.ts';
import type { Answer, AnswerValueUnit } from './answer.ts';
import type { AnswerGroup, AnswerQuantity } from './answer-plan.ts';
import type { AnswerRow, RowFigure } from './answer-row.ts';

/** The words of a printed answer, in the language and the units of the user. */
export interface AnswerWords {
  readonly value: (value: number, unit: AnswerValueUnit) => string;
  readonly figure: (value: number, figure: RowFigure) => string;
  readonly day: (day: LocalDay) => string;
  readonly quantities: { readonly [Q in AnswerQuantity]: string };
  readonly groups: { readonly [G in AnswerGroup]: string };
  /** A result without a name is called by its kind. */
  readonly kinds: { readonly [K in ResultKind]: string };
  /** The headings of a list of results. */
  readonly dayHeading: string;
  readonly nameHeading: string;
  readonly valueHeading: string;
  /** Shown if there is no result. */
  readonly nothing: string;
}

/**
 * Prints an answer as Markdown that any app can show, with its line in a comment: a table, or text for a number. A
 * chart is printed as the table of its values.
 *
 * @param line null to leave out the comment, for paper
 */
export function printAnswer(answer: Answer, line: string | null, words: AnswerWords): string {
  return `${line === null ? '' : `${comment(line)}\n\n`}${bodyOf(answer, words)}\n`;
}

/**
 * Prints an answer within a line of text, with its line in a comment behind it. Null for an answer that is not a number.
 *
 * @param line null to leave out the comment, for paper
 */
export function printInlineAnswer(answer: Answer, line: string | null, words: AnswerWords): string | null {
  if (answer.kind !== 'number') return null;
  return `${bodyOf(answer, words)}${line === null ? '' : ` ${comment(line)}`}`;
}

/** Prints a comment. Two hyphens would end it early. */
function comment(line: string): string {
  return `<!-- mensana: ${line
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/-(?=-)/g, '- ')} -->`;
}

function bodyOf(answer: Answer, words: AnswerWords): string {
  switch (answer.kind) {
    case 'number':
      return answer.value === null ? escaped(words.nothing) : escaped(words.value(answer.value, answer.unit));
    case 'groups': {
      const { by, unit, groups, formula } = answer;
      const heading = formula.measure === null ? words.valueHeading : words.quantities[formula.measure.quantity];
      const rows = groups.map(({ group, value }) => [
        by === 'exercise' ? group : words.day(group as LocalDay),
        words.value(value, unit),
      ]);
      return table([words.groups[by], heading], rows, words);
    }
    case 'list':
      return table(
        [words.dayHeading, words.nameHeading],
        answer.rows.map((row) => [dayOf(row, words), nameOf(row, words)]),
        words,
      );
    case 'table':
      return table(
        [words.dayHeading, words.nameHeading, ...answer.columns.map((figure) => words.quantities[figure])],
        answer.rows.map((row) => [
          dayOf(row, words),
          nameOf(row, words),
          ...answer.columns.map((figure) => figureOf(row, figure, words)),
        ]),
        words,
      );
  }
}

function dayOf({ day }: AnswerRow, words: AnswerWords): string {
  return day === null ? '' : words.day(day);
}

/** Returns what a result is called. */
export function nameOf({ exercise, title, kind }: AnswerRow, { kinds }: Pick<AnswerWords, 'kinds'>): string {
  return exercise || title.trim() || kinds[kind];
}

function figureOf({ figures }: AnswerRow, figure: RowFigure, words: AnswerWords): string {
  const value = figures[figure];
  return value === undefined ? '' : words.figure(value, figure);
}

function table(headings: readonly string[], rows: readonly (readonly string[])[], words: AnswerWords): string {
  if (rows.length === 0) return escaped(words.nothing);
  const line = (cells: readonly string[]) => `| ${cells.map(escaped).join(' | ')} |`;
  return [line(headings), `|${' --- |'.repeat(headings.length)}`, ...rows.map(line)].join('\n');
}

/** Escapes what Markdown would read as more than text. A line break would end the row. */
function escaped(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_[\]<>|~#&]/g, (sign) => `\\${sign}`);
}
