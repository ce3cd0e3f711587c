import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answer, type AnswerRow, plainAnswerWords, printAnswer, printInlineAnswer } from './index.ts';

const words = plainAnswerWords({});
const load = { measure: { aggregate: 'best', quantity: 'load' }, isLowerBetter: false } as const;

describe('an answer is printed', () => {
  it('as text if it is a number', () => {
    const answer: Answer = { kind: 'number', value: 102.5, unit: 'kg', formula: load, inputs: [] };
    expect(printAnswer(answer, 'best squat 5', words)).toBe('<!-- mensana: best squat 5 -->\n\n102.5 kg\n');
    const pounds = plainAnswerWords({ massUnit: 'lb' });
    expect(printAnswer({ ...answer, value: 45.359237 }, 'best', pounds)).toContain('\n100 lb\n');
    expect(printAnswer({ ...answer, value: null }, 'best', words)).toContain('\nNo results\n');
    expect(printAnswer({ ...answer, value: 0.3, unit: 's/m' }, 'best pace', words)).toContain('\n5:00 /km\n');
    expect(printAnswer({ ...answer, value: 3000, unit: 's' }, 'best', words)).toContain('\n50:00\n');
  });

  it('within a line of text only if it is a number', () => {
    const answer: Answer = { kind: 'number', value: 102.5, unit: 'kg', formula: load, inputs: [] };
    expect(printInlineAnswer(answer, 'best squat 5', words)).toBe('102.5 kg <!-- mensana: best squat 5 -->');
    expect(printInlineAnswer({ kind: 'list', total: 0, rows: [] }, 'squat', words)).toBeNull();
  });

  it('without its line on paper', () => {
    const answer: Answer = { kind: 'number', value: 102.5, unit: 'kg', formula: load, inputs: [] };
    expect(printAnswer(answer, null, words)).toBe('102.5 kg\n');
    expect(printInlineAnswer(answer, null, words)).toBe('102.5 kg');
  });

  it('as a table if it has groups, also as a chart', () => {
    const groups = [{ group: '2026-11-16', value: 550, keys: [], inputs: [] }];
    const answer: Answer = { kind: 'groups', form: 'chart', by: 'week', unit: 'kg', formula: load, groups };
    expect(printAnswer(answer, 'best by week as chart', words)).toBe(
      '<!-- mensana: best by week as chart -->\n\n| Week from | Load |\n| --- | --- |\n| 2026-11-16 | 550 kg |\n',
    );
  });

  it('as a table of what was found', () => {
    const rows = [rowOf({ title: 'A | B', figures: { reps: 5 } }), rowOf({ exercise: 'Squat', day: null })];
    expect(printAnswer({ kind: 'table', total: 2, columns: ['reps'], rows }, 'a', words)).toContain(
      '| Day | Name | Reps |\n| --- | --- | --- |\n| 2026-11-20 | A \\| B | 5 reps |\n|  | Squat |  |\n',
    );
    expect(printAnswer({ kind: 'list', total: 0, rows: [] }, 'a', words)).toContain('\nNo results\n');
  });
});

it('a table keeps its columns and its text, whatever the titles are', () => {
  const titles = fc.array(fc.oneof(fc.string(), fc.constantFrom('|', '\\|', 'a\nb', '\\', '<b>', '[[x]]')), {
    minLength: 1,
  });
  fc.assert(
    fc.property(titles, (all) => {
      const rows = all.map((title) => rowOf({ title, figures: { load: 1 } }));
      const printed = printAnswer({ kind: 'table', total: 1, columns: ['load'], rows }, 'x', words);
      const lines = printed.split('\n').slice(2, -1);
      expect(lines.length).toBe(all.length + 2);
      const cells = lines.map((line) => cellsOf(line));
      for (const each of cells) expect(each.length).toBe(3);
      const shown = cells.slice(2).map(([, title = '']) => title.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1'));
      expect(shown).toEqual(all.map((title) => title.replaceAll(/\s+/g, ' ').trim() || 'Set'));
    }),
  );
});

it('a line cannot end its comment', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('-->', '--!>', '--->', 'a\n-->')), (line) => {
      const printed = printAnswer({ kind: 'list', total: 0, rows: [] }, line, words);
      const [comment = ''] = printed.split('\n');
      expect(comment.slice('<!--'.length, -'-->'.length)).not.toContain('--');
      expect(comment.endsWith(' -->')).toBe(true);
    }),
  );
});

/** Splits a row at the vertical lines that no backslash escapes. */
function cellsOf(line: string): readonly string[] {
  const cells = line.slice(1, -1).match(/(?:\\.|[^|\\])+/g) ?? [];
  return cells.map((cell) => cell.trim());
}

function rowOf(of: Partial<AnswerRow>): AnswerRow {
  const row = {
    kind: 'set',
    key: 'workouts/w',
    set: 's',
    day: '2026-11-20',
    at: 0,
    title: '',
    exercise: null,
  } as const;
  return { ...row, figures: {}, ...of };
}
