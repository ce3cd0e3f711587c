import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Leaf, Leaves } from '../kernel/index.ts';
import {
  findNotebook,
  type NotebookStep,
  type NotebookTarget,
  notebookPosition,
  notebookStep,
  wayToNotebook,
} from './notebook-position.ts';
import { type NotebookBranch, notebookTree } from './notebook-tree.ts';

const tree = treeOf({ a: [null, 'a0'], b: [null, 'a1'], c: [null, 'a2'], 'a/x': ['a', 'a0'], 'a/y': ['a', 'a1'] });

it.each<[NotebookTarget, string]>([
  [{ within: null }, 'a(a/x a/y) c b'],
  [{ within: 'a' }, 'a(a/x a/y b) c'],
  [{ before: 'a' }, 'b a(a/x a/y) c'],
  [{ after: 'c' }, 'a(a/x a/y) c b'],
  [{ after: 'a' }, 'a(a/x a/y) b c'],
  [{ before: 'a/y' }, 'a(a/x b a/y) c'],
  [{ after: 'b' }, 'a(a/x a/y) c b'],
])('a notebook can be moved to %j', (target, expected) => {
  expect(outline(moved('b', target))).toBe(expected);
});

it('a notebook cannot be moved into itself, below itself or to one that does not exist', () => {
  expect(notebookPosition(tree, 'a', { within: 'a' })).toEqual({
    ok: false,
    error: { code: 'notebook/within-itself', id: 'a' },
  });
  expect(notebookPosition(tree, 'a', { after: 'a/x' })).toMatchObject({ error: { code: 'notebook/within-itself' } });
  expect(notebookPosition(tree, 'a', { within: 'gone' })).toMatchObject({
    error: { code: 'notebook/not-there', id: 'gone' },
  });
});

it.each<[string, NotebookStep, string]>([
  ['b', 'up', 'b a(a/x a/y) c'],
  ['b', 'down', 'a(a/x a/y) c b'],
  ['b', 'in', 'a(a/x a/y b) c'],
  ['a/x', 'out', 'a(a/y) a/x b c'],
  ['a/y', 'up', 'a(a/y a/x) b c'],
])('%s moves %s one step', (id, step, expected) => {
  expect(outline(moved(id, notebookStep(tree, id, step) ?? { within: null }))).toBe(expected);
});

it.each<[string, NotebookStep]>([
  ['a', 'up'],
  ['a', 'in'],
  ['a', 'out'],
  ['c', 'down'],
  ['gone', 'up'],
])('%s cannot move %s', (id, step) => {
  expect(notebookStep(tree, id, step)).toBeNull();
});

it('a new notebook comes last', () => {
  expect(notebookPosition(tree, null, { within: 'a' })).toMatchObject({ ok: true, value: { parent: 'a' } });
  expect(notebookPosition([], null, { within: null })).toMatchObject({ ok: true, value: { parent: null } });
});

it('the path to a notebook starts at the top', () => {
  expect(wayToNotebook(tree, 'a/y').map(({ id }) => id)).toEqual(['a', 'a/y']);
  expect(wayToNotebook(tree, 'gone')).toEqual([]);
});

it('moves in any order lose no notebook and create no circle', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const target = fc.oneof(
    fc.record({ within: fc.constantFrom(null, ...ids) }),
    fc.record({ before: fc.constantFrom(...ids) }),
    fc.record({ after: fc.constantFrom(...ids) }),
  );
  const moves = fc.array(fc.tuple(fc.constantFrom(...ids), target), { maxLength: 12 });
  fc.assert(
    fc.property(moves, (all) => {
      const places = new Map<string, Place>(ids.map((id) => [id, [null, 'a0']]));
      for (const [id, to] of all) {
        const place = notebookPosition(treeOf(Object.fromEntries(places)), id, to);
        if (place.ok) places.set(id, [place.value.parent, place.value.order]);
      }
      const after = treeOf(Object.fromEntries(places));
      for (const [id, [parent]] of places) {
        expect(wayToNotebook(after, id).at(-2)?.id ?? null).toBe(parent);
      }
    }),
  );
});

type Place = readonly [parent: string | null, order: string];

function moved(id: string, target: NotebookTarget): readonly NotebookBranch[] {
  const place = notebookPosition(tree, id, target);
  if (!place.ok) throw new Error(place.error.code);
  const places = new Map<string, Place>();
  for (const each of ['a', 'b', 'c', 'a/x', 'a/y']) {
    const order = findNotebook(tree, each)?.notebook.order ?? '';
    places.set(each, [wayToNotebook(tree, each).at(-2)?.id ?? null, order]);
  }
  places.set(id, [place.value.parent, place.value.order]);
  return treeOf(Object.fromEntries(places));
}

function treeOf(places: Readonly<Record<string, Place>>): readonly NotebookBranch[] {
  const leaf = (value: unknown): Leaf => ({ value, stamp: '1' }) as Leaf;
  const leaves = ([parent, order]: Place): Leaves =>
    new Map([
      ['name', leaf('Name')],
      ['parent', leaf(parent)],
      ['order', leaf(order)],
    ]);
  return notebookTree(new Map(Object.entries(places).map(([id, place]) => [id, leaves(place)])));
}

function outline(branches: readonly NotebookBranch[]): string {
  return branches.map(({ id, children }) => (children.length === 0 ? id : `${id}(${outline(children)})`)).join(' ');
}
