import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Leaves } from '../kernel/index.ts';
import { type NotebookBranch, notebookTree } from './notebook-tree.ts';

it('nests notebooks below their parents, sorted by order and then by id', () => {
  const tree = notebookTree(
    new Map([
      ['c', notebookLeaves({ parent: 'a', order: 'a2' })],
      ['b', notebookLeaves({ parent: 'a', order: 'a1' })],
      ['a', notebookLeaves({ order: 'a1' })],
      ['d', notebookLeaves({ order: 'a0' })],
    ]),
  );
  expect(outline(tree)).toBe('d a(b c)');
});

it('is empty without notebooks', () => {
  expect(notebookTree(new Map())).toEqual([]);
});

it('SY28c a notebook whose parent is missing is at the top level', () => {
  expect(outline(notebookTree(new Map([['a', notebookLeaves({ parent: 'gone' })]])))).toBe('a');
});

it('SY28c a notebook whose parent is in the trash is at the top level', () => {
  const trashed = new Map([...notebookLeaves({}), ['trashedAt', { value: 1, stamp: '9' }] as const]);
  const tree = notebookTree(
    new Map([
      ['p', trashed],
      ['a', notebookLeaves({ parent: 'p' })],
    ]),
  );
  expect(outline(tree)).toBe('a');
});

it('SY28a if moves form a circle, the notebook moved last is at the top level', () => {
  const circle = new Map([
    ['a', notebookLeaves({ parent: 'b', stamp: '2' })],
    ['b', notebookLeaves({ parent: 'c', stamp: '3' })],
    ['c', notebookLeaves({ parent: 'a', stamp: '1' })],
    ['d', notebookLeaves({ parent: 'c', stamp: '9' })],
  ]);
  expect(outline(notebookTree(circle))).toBe('b(a(c(d)))');
});

it('SY28a a notebook that was moved into itself is at the top level', () => {
  expect(outline(notebookTree(new Map([['a', notebookLeaves({ parent: 'a' })]])))).toBe('a');
});

it('SY28a every notebook is in the tree once, whatever the moves and their order', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', '__proto__'];
  const move = fc.record({ parent: fc.constantFrom(...ids, 'gone'), stamp: fc.constantFrom('1', '2', '3') });
  const moves = fc.array(move, { minLength: ids.length, maxLength: ids.length });
  fc.assert(
    fc.property(moves, (all) => {
      const entries = ids.map((id, index) => [id, notebookLeaves(all[index] ?? {})] as const);
      const tree = notebookTree(new Map(entries));
      expect(idsIn(tree).toSorted()).toEqual(ids.toSorted());
      expect(outline(notebookTree(new Map(entries.toReversed())))).toBe(outline(tree));
    }),
  );
});

function notebookLeaves(of: { parent?: string; order?: string; stamp?: string }): Leaves {
  const stamp = of.stamp ?? '1';
  const leaves: [string, { value: string; stamp: string }][] = [['name', { value: 'Name', stamp }]];
  if (of.parent !== undefined) leaves.push(['parent', { value: of.parent, stamp }]);
  if (of.order !== undefined) leaves.push(['order', { value: of.order, stamp }]);
  return new Map(leaves);
}

function outline(branches: readonly NotebookBranch[]): string {
  return branches.map(({ id, children }) => (children.length === 0 ? id : `${id}(${outline(children)})`)).join(' ');
}

function idsIn(branches: readonly NotebookBranch[]): readonly string[] {
  return branches.flatMap(({ id, children }) => [id, ...idsIn(children)]);
}
