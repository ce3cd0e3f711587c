import { EditorState, StateEffect, type TransactionSpec } from '@codemirror/state';
import { Decoration } from '@codemirror/view';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteLanguage } from '../language/note-language.ts';
import { keepTextSeparate } from './keep-text-apart.ts';
import { activeText } from './tables.ts';
import { editCell, focusChanged, tableDecorations, tablesField } from './tables-field.ts';

const field = tablesField();
const decorations = tableDecorations(field, () => Decoration.replace({ block: true }));
const stateOf = (doc: string) => EditorState.create({ doc, extensions: [noteLanguage(), field, decorations] });
const writingOf = (doc: string) =>
  EditorState.create({ doc, extensions: [noteLanguage(), field, keepTextSeparate(field)] });
const shownIn = (state: EditorState, tables = field) => state.field(tables).all;
const sourcesIn = (state: EditorState, tables = field) =>
  shownIn(state, tables).map(({ from, table, list }) => ({ from, source: table.source, inset: list.inset }));

const lifts = '| Lift | kg |\n| --- | --: |\n| Squat | 80 |';
const text = `plan\n\nmore\n\n${lifts}\n\nafter`;

beforeEach(parserKeepsUp);
afterEach(() => vi.restoreAllMocks());

describe('the tables of a text', () => {
  it('match the syntax tree, and are the same after an edit beside them', () => {
    const before = stateOf(text);
    expect(sourcesIn(before)).toEqual([{ from: text.indexOf(lifts), source: lifts, inset: 0 }]);
    const { state } = before.update({ changes: { from: 0, insert: 'x' } });
    expect(shownIn(state).map(({ id }) => id)).toEqual(shownIn(before).map(({ id }) => id));
  });

  it.each([
    ['a quote', '> | a |\n> | - |\n> | b |', { quotes: 1, depth: 0, inset: 2, bars: [{ quotes: 0, items: 0 }] }],
    ['a callout', '> [!tip] Plan\n> | a |\n> | - |', { quotes: 1, bars: [], callout: expect.stringContaining('good') }],
    ['an item of a quote', '> - | a |\n>   | - |', { quotes: 1, depth: 1, inset: 4, signs: ['-'] }],
    ['a quote in an item', '- > | a |\n  > | - |', { quotes: 1, depth: 1, bars: [{ quotes: 0, items: 1 }] }],
  ])('are found in %s', (_name, doc, list) => {
    const [found, ...others] = shownIn(stateOf(`${doc}\n\nafter`));
    expect(found?.list).toMatchObject(list);
    expect(others).toEqual([]);
  });

  it.each([
    ['indented less on one line', '> | a |\n>| - |\n> | b |'],
    ['missing almost all of its cells', `|${'a|'.repeat(2000)}\n|${'-|'.repeat(2000)}\n${'b\n'.repeat(2000)}`],
    ['in a footnote', 'x[^1]\n\n[^1]: | a |\n    | - |'],
  ])('are not rendered if one is %s', (_name, doc) => {
    expect(shownIn(stateOf(doc))).toEqual([]);
  });

  it('keep the edited cell if the parser falls behind', () => {
    const before = editing(stateOf(text), { row: 1, column: 1 });
    parserFallsBehind();
    let state = before;
    for (const [find, insert] of [
      ['Squat', 'Front s'],
      ['80', '1'],
      ['plan', 'The '],
      ['Lift', 'My '],
    ] as const) {
      state = state.update({ changes: { from: state.doc.toString().indexOf(find), insert } }).state;
    }
    const { active } = state.field(field);
    expect(active).toMatchObject({ id: shownIn(before)[0]?.id, row: 1, column: 1 });
    const cell = activeText(state.field(field));
    expect(state.sliceDoc(cell?.from, cell?.to)).toBe('180');
    expect(shownIn(state).map(({ table }) => table.source)).toEqual([
      '| My Lift | kg |\n| --- | --: |\n| Front sSquat | 180 |',
    ]);
  });

  it.each([
    ['its row', '| Squat | 80 |\n', { row: 1, column: 0 }],
    ['its row, found by comparing', 'quat | 80 |\n| S', { row: 1, column: 0 }],
    ['its row and the next', '| Squat | 80 |\n| Snatch | 50 |\n', { row: 1, column: 1 }],
    ['its column', [' Lift |', ' --- |', ' Squat |', ' Snatch |'], { row: 2, column: 0 }],
    ['its column, of which its row has no cell', [' kg |', ' --: |', ' 80 |'], { row: 3, column: 1 }],
  ])('end editing after another device deletes %s', (_name, deleted, place) => {
    const doc = `${lifts}\n| Snatch | 50 |\n| Row |\n`;
    const state = editing(stateOf(doc), place);
    expect(state.field(field).active).not.toBeNull();
    const parts = typeof deleted === 'string' ? [deleted] : deleted;
    const changes = parts.map((part) => ({ from: doc.indexOf(part), to: doc.indexOf(part) + part.length }));
    expect(state.update({ changes }).state.field(field).active).toBeNull();
  });

  it('keep the edited cell while rows and columns around it or its text are changed', () => {
    const doc = `${lifts}\n| Snatch | 50 |\n| Row |\n`;
    let state = editing(stateOf(doc), { row: 2, column: 1 });
    const key = state.field(field).active?.key;
    const steps = [
      [['| Squat | 80 |\n', -1]],
      [['| Row |\n', -1]],
      [
        ...([
          ['kg', 'Day | '],
          ['--:', '--- | '],
          ['50', 'Monday | '],
        ] as const),
      ],
      [['50', -1]],
    ] as const;
    for (const step of steps) {
      const changes = step.map(([find, put]) => {
        const from = state.doc.toString().indexOf(find);
        return put === -1 ? { from, to: from + find.length } : { from, insert: put };
      });
      state = state.update({ changes }).state;
    }
    expect(state.field(field).active).toMatchObject({ key, row: 1, column: 2, isMissing: false });
  });

  it('keep the column of a missing cell when a column before it is deleted', () => {
    const doc = '| a | b | c | d |\n| - | - | - | - |\n| x | y |\n';
    const state = editing(stateOf(doc), { row: 1, column: 2 });
    const changes = [' a |', ' - |', ' x |'].map((part) => ({
      from: doc.indexOf(part),
      to: doc.indexOf(part) + part.length,
    }));
    expect(state.update({ changes }).state.field(field).active).toMatchObject({ row: 1, column: 1, isMissing: true });
  });

  it.each([true, false])('are text again when their lines no longer form a table; the parser is late: %s', (late) => {
    const before = editing(stateOf(text), { row: 1, column: 1 });
    if (late) parserFallsBehind();
    const from = text.indexOf('| --- ');
    const { state } = before.update({ changes: { from, to: from + 14, insert: 'words' } });
    expect(shownIn(state)).toEqual([]);
    expect(state.field(field).active).toBeNull();
  });

  it('are not rendered around the cursor during editing, whoever created them', () => {
    const line = '| a | b |';
    const written = changed(stateOf(line), { effects: focusChanged.of(true), selection: { anchor: 4 } });
    const made = changed(written, { changes: { from: line.length, insert: '\n| - | - |\n\nafter' } });
    expect(shownIn(made)).toEqual([]);
    const elsewhere = changed(made, { changes: { from: made.doc.length, insert: ', and more' } });
    const left = changed(elsewhere, { selection: { anchor: elsewhere.doc.length } });
    expect(sourcesIn(left)).toEqual([{ from: 0, source: `${line}\n| - | - |`, inset: 0 }]);
    const unfocused = changed(elsewhere, { effects: focusChanged.of(false) });
    expect(sourcesIn(unfocused)).toEqual(sourcesIn(left));
  });

  it.each([
    ['a fence is indented too far', text, ['```\n', '  ', '  ']],
    ['a line is inserted before an indented table', lifts, ['  ', '\n']],
  ])('are updated after %s', (_name, doc, inserted) => {
    const written = inserted.reduce((state, insert) => changed(state, { changes: { from: 0, insert } }), stateOf(doc));
    expect(sourcesIn(written)).toHaveLength(1);
    expect(sourcesIn(written)).toEqual(sourcesAnew(written));
  });

  it('are correct in the end, however late the parser is', () => {
    const doc = `${text}\n\n- item\n\n  ${lifts.replaceAll('\n', '\n  ')}\n- next\n\n${lifts}\n`;
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 40 }), (steps) => {
        let state = stateOf(doc);
        for (const { at, taken, insert, isBusy, isFocused, userEvent } of steps) {
          if (isBusy) parserFallsBehind();
          else parserKeepsUp();
          const from = Math.floor(at * state.doc.length);
          const to = Math.min(state.doc.length, from + taken);
          const selection = isFocused ? { anchor: from + insert.length } : undefined;
          const effects = focusChanged.of(isFocused);
          state = changed(state, {
            changes: { from, to, insert },
            effects,
            userEvent,
            ...(selection && { selection }),
          });
        }
        parserKeepsUp();
        state = changed(state, { changes: { from: state.doc.length, insert: '.' } });
        state = changed(state, { effects: focusChanged.of(false) });
        expect(sourcesIn(state)).toEqual(sourcesAnew(state));
      }),
    );
  });
});

describe('text below a table', () => {
  it.each([
    ['with pipes at the ends', '| a | b |\n| - | - |\n| c | d |\n| e | f |'],
    ['without pipes at the ends', 'a | b\n--- | ---\nc | d\ne | f'],
  ])('is the next row while the table is being typed, %s', (_name, source) => {
    const before = writingOf('plan\n\n');
    const written = typed(changed(before, { selection: { anchor: before.doc.length } }), source);
    expect(written.doc.toString()).toBe(`plan\n\n${source}`);
    expect(shownIn(written)).toEqual([]);
    const left = typed(written, '\n\nafter');
    expect(sourcesIn(left)).toEqual([{ from: 6, source, inset: 0 }]);
    expect(left.doc.toString()).toBe(`plan\n\n${source}\n\nafter`);
  });

  it('is separated by an empty line if it is no row, or if the table is rendered', () => {
    const source = '| a | b |\n| - | - |';
    const written = typed(writingOf(''), `${source}\nafter`);
    expect(written.doc.toString()).toBe(`${source}\n\nafter`);
    expect(shownIn(written)).toHaveLength(1);
    const shown = changed(writingOf(`${source}\n`), { selection: { anchor: source.length + 1 } });
    expect(typed(shown, '| c |').doc.toString()).toBe(`${source}\n\n| c |`);
    expect(typed(shown, '  c').doc.toString()).toBe(`${source}\n\n  c`);
  });

  it('stays separate when the text in between is deleted: one empty line remains, and Delete only moves past it', () => {
    const source = '| a | b |\n| - | - |';
    const shown = writingOf(`${source}\n\n\nafter`);
    const [below, text] = [source.length + 1, source.length + 3];
    const taken = (from: number, to: number, head: number) => {
      const before = changed(shown, { changes: { from: below, to: below + 1 }, selection: { anchor: head } });
      const after = changed(before, { changes: { from, to }, selection: { anchor: from }, userEvent: 'delete' });
      return [after.doc.sliceString(below), after.selection.main.head - below];
    };
    expect(changed(shown, { changes: { from: below, to: text }, userEvent: 'delete' }).doc.sliceString(below)).toBe(
      '\nafter',
    );
    expect(taken(below, below + 1, below + 1)).toEqual(['\nafter', 0]);
    expect(taken(below, below + 1, below)).toEqual(['\nafter', 1]);
    expect(taken(below, below + 3, below)).toEqual(['\nter', 1]);
  });

  it('joins a table that is being typed as a row of it', () => {
    const source = '| a | b |\n| - | - |';
    const written = typed(writingOf('\n\n| c | d |'), source);
    const [end, row] = [source.length, source.length + 2];
    expect(changed(written, { changes: { from: end + 1, to: row }, userEvent: 'delete' }).doc.toString()).toBe(
      `${source}\n| c | d |`,
    );
  });
});

const pieces = ['', 'x', '\n', '\n\n', '|', ' | ', '```\n', '- ', '> ', `\n\n${lifts}\n\n`, '| - | - |', '  '];

const edits = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  taken: fc.oneof(fc.constant(0), fc.nat({ max: 12 })),
  insert: fc.constantFrom(...pieces),
  isBusy: fc.boolean(),
  isFocused: fc.boolean(),
  userEvent: fc.constantFrom('input.type', 'from.elsewhere'),
});

function editing(state: EditorState, cell: { readonly row: number; readonly column: number }): EditorState {
  const [table] = shownIn(state);
  expect(table).toBeDefined();
  return changed(state, { effects: editCell.of({ id: table?.id ?? 0, ...cell }) });
}

/** Returns the tables that a new field finds, for comparison with the updated ones. */
function sourcesAnew(state: EditorState) {
  const anew = tablesField();
  return sourcesIn(changed(state, { effects: StateEffect.appendConfig.of(anew) }), anew);
}

function changed(state: EditorState, spec: TransactionSpec): EditorState {
  return state.update(spec).state;
}

/** Types a string at the cursor, letter by letter, in an editor that has focus. */
function typed(state: EditorState, letters: string): EditorState {
  return [...letters].reduce(
    (written, letter) => changed(written, { ...written.replaceSelection(letter), userEvent: 'input.type' }),
    changed(state, { effects: focusChanged.of(true) }),
  );
}

/** Simulates a busy device: whenever the parser checks the clock, its time budget is spent. */
function parserFallsBehind(): void {
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 1_000));
}

function parserKeepsUp(): void {
  vi.spyOn(Date, 'now').mockReturnValue(0);
}
