import { EditorState, StateEffect, type TransactionSpec } from '@codemirror/state';
import { expect, test } from 'vitest';
import { ySyncAnnotation } from 'y-codemirror.next';
import { fewChanges, mostChanges } from './few-changes.ts';

const noted = StateEffect.define<string>();

test('an edit with very many changes is merged into a few, with the same text, cursor and effects', () => {
  const doc = 'one two three\n'.repeat(3_000).concat('far away\n'.repeat(40), 'two');
  const changes = [...doc.matchAll(/two/g)].map(({ index }) => ({ from: index, to: index + 3, insert: 'zwei' }));
  const spec: TransactionSpec = {
    changes,
    selection: { anchor: 20, head: 31 },
    effects: noted.of('effect'),
    userEvent: 'input.replace.all',
    scrollIntoView: true,
  };
  const plain = EditorState.create({ doc }).update(spec);
  const filtered = EditorState.create({ doc, extensions: fewChanges }).update(spec);
  expect(filtered.newDoc.toString()).toBe(plain.newDoc.toString());
  expect(placesOf(plain.changes)).toHaveLength(3_001);
  const places = placesOf(filtered.changes);
  expect(places).toHaveLength(mostChanges);
  expect(places.at(-1)).toEqual([doc.length - 3, doc.length]); // the widest gap is preserved
  expect(filtered.newSelection.toJSON()).toEqual(plain.newSelection.toJSON());
  expect(filtered.effects.map(({ value }) => value)).toEqual(['effect']);
  expect(filtered.isUserEvent('input.replace.all')).toBe(true);
  expect(filtered.scrollIntoView).toBe(true);
});

test('the cursor is mapped as without merging', () => {
  const doc = 'a-'.repeat(5_000);
  const changes = Array.from({ length: 5_000 }, (_, at) => ({ from: at * 2, to: at * 2 + 1, insert: 'long' }));
  const spec = { changes };
  const before = { doc, selection: { anchor: 4_001 } };
  const filtered = EditorState.create({ ...before, extensions: fewChanges }).update(spec);
  expect(filtered.newSelection.main.head).toBe(EditorState.create(before).update(spec).newSelection.main.head);
});

test('an edit with few changes and remote edits are not merged', () => {
  const doc = 'a'.repeat(5_000);
  const everySecond = (count: number) => Array.from({ length: count }, (_, at) => ({ from: at * 2, insert: 'b' }));
  const state = EditorState.create({ doc, extensions: fewChanges });
  expect(placesOf(state.update({ changes: everySecond(mostChanges) }).changes)).toHaveLength(mostChanges);
  const merged = state.update({ changes: everySecond(2_400), annotations: ySyncAnnotation.of({} as never) });
  expect(placesOf(merged.changes)).toHaveLength(2_400);
});

function placesOf(changes: ReturnType<EditorState['update']>['changes']): readonly (readonly [number, number])[] {
  const places: [number, number][] = [];
  changes.iterChangedRanges((from, to) => places.push([from, to]));
  return places;
}
