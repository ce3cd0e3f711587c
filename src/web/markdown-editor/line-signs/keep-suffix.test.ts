import { EditorState, type TransactionSpec } from '@codemirror/state';
import { expect, test } from 'vitest';
import { deletedLines } from './deleted-lines.ts';
import { beforeSuffix, joinAtSuffix, keepSuffix } from './keep-suffix.ts';

const suffixAt = (line: string): number | null => /\s\^[0-9a-f]{8}$/.exec(line)?.index ?? null;
const line = 'squat 100x5 ^1a2b3c4d';

function edited(doc: string, spec: TransactionSpec): string {
  const state = EditorState.create({ doc, extensions: keepSuffix(suffixAt) });
  return state.update(spec).newDoc.toString();
}

test('Enter at the end of the words leaves the id on the line, and so does Enter within them', () => {
  expect(edited(line, { changes: { from: 11, insert: '\n' } })).toBe(`${line}\n`);
  expect(edited(line, { changes: { from: 11, insert: '\n- ' } })).toBe(`${line}\n- `);
  expect(edited('squat 100x5 slow ^1a2b3c4d', { changes: { from: 11, insert: '\n' } })).toBe(`${line}\n slow`);
});

test('Enter may replace the space before the id', () => {
  expect(edited(line, { changes: { from: 11, to: 12, insert: '\n' } })).toBe(`${line}\n`);
  expect(edited(`- ${line}`, { changes: { from: 13, to: 14, insert: '\n- ' } })).toBe(`- ${line}\n- `);
});

test('Enter between two logged lines that were merged into one leaves each its id', () => {
  expect(edited(`${line}bench 80x5 ^ffffffff`, { changes: { from: line.length, insert: '\n' } })).toBe(
    `${line}\nbench 80x5 ^ffffffff`,
  );
});

test('Enter before the words takes the id along', () => {
  expect(edited(line, { changes: { from: 0, insert: '\n' } })).toBe(`\n${line}`);
});

test('text that is typed behind the id, or joined to the line, comes before it', () => {
  expect(edited(line, { changes: { from: line.length, insert: ' hard' } })).toBe('squat 100x5 hard ^1a2b3c4d');
  expect(edited(`${line}\nthen rest`, { changes: { from: line.length, to: line.length + 1 } })).toBe(
    'squat 100x5then rest ^1a2b3c4d',
  );
});

test('Delete at the end of the words joins the next line and keeps the id', () => {
  const deleted = (doc: string, from: number, to: number) => {
    const extensions = [keepSuffix(suffixAt), joinAtSuffix(suffixAt), beforeSuffix(suffixAt)];
    const state = EditorState.create({ doc, extensions, selection: { anchor: from } });
    const after = state.update({ changes: { from, to }, userEvent: 'delete.forward' });
    return [after.newDoc.toString(), after.newSelection.main.head];
  };
  expect(deleted(`${line}\n slow`, 11, line.length)).toEqual(['squat 100x5 slow ^1a2b3c4d', 11]);
  expect(deleted(`${line}\n\nend`, 11, line.length)).toEqual([`${line}\nend`, 11]);
  expect(deleted(`rest\n${line}`, 16, 5 + line.length)).toEqual([`rest\n${line}`, 16]);
  expect(deleted(`${line}\n slow`, 10, 11)).toEqual(['squat 100x ^1a2b3c4d\n slow', 10]);
});

test('the cursor goes on behind what was typed', () => {
  const state = EditorState.create({ doc: line, extensions: keepSuffix(suffixAt) });
  const after = state.update({ changes: { from: 11, insert: '\n' }, selection: { anchor: 12 } });
  expect(after.newSelection.main.head).toBe(after.newDoc.length);
});

test('a pasted copy loses the id while the original has it, and a line that was cut keeps it', () => {
  const copy = { changes: { from: line.length, insert: `\n${line}` }, userEvent: 'input.paste' };
  expect(edited(line, copy)).toBe(`${line}\nsquat 100x5`);
  expect(edited('', { changes: { from: 0, insert: line }, userEvent: 'input.paste' })).toBe(line);
  expect(edited(line, { changes: { from: 0, to: line.length, insert: line }, userEvent: 'input.paste' })).toBe(line);
});

test('the cursor stays in front of the id', () => {
  const state = EditorState.create({ doc: `${line}\nnext`, extensions: beforeSuffix(suffixAt) });
  const cursorAfter = (spec: TransactionSpec) => state.update(spec).newSelection.main.head;
  expect(cursorAfter({ selection: { anchor: line.length } })).toBe(11);
  expect(cursorAfter({ selection: { anchor: 5 } })).toBe(5);
  expect(cursorAfter({ selection: { anchor: line.length + 3 } })).toBe(line.length + 3);
  const { anchor, head } = state.update({ selection: { anchor: 0, head: line.length } }).newSelection.main;
  expect([anchor, head]).toEqual([0, line.length]);
});

test('deleted lines are those whose ids are nowhere else', () => {
  const state = EditorState.create({ doc: `one\n${line}\ntwo` });
  const deleted = (spec: TransactionSpec) => {
    const transaction = state.update(spec);
    return deletedLines(state.doc, transaction.newDoc, [transaction], suffixAt);
  };
  expect(deleted({ changes: { from: 4, to: 4 + line.length + 1 } })).toEqual([line]);
  expect(deleted({ changes: { from: 4, to: 9, insert: 'bench' } })).toEqual([]);
  expect(deleted({ changes: { from: 16, to: 4 + line.length } })).toEqual([line]);
  expect(
    deleted({
      changes: [
        { from: 4, to: 4 + line.length + 1 },
        { from: 0, insert: `${line}\n` },
      ],
    }),
  ).toEqual([]);
});
