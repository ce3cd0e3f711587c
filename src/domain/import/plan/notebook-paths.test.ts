import { expect, it } from 'vitest';
import type { NotebookBranch } from '../../notes/index.ts';
import { NotebookPaths } from './notebook-paths.ts';

const existing = [branch('w', 'Work', [branch('p', 'Projects')]), branch('h', 'Home')];

it('finds notebooks that exist by their names, ignoring case and spaces', () => {
  const paths = pathsOf('bear', existing, null);
  expect(paths.idOf(['work', ' PROJECTS '])).toBe('p');
  expect(paths.idOf(['Home'])).toBe('h');
  expect(paths.idOf([])).toBeNull();
  expect(paths.created).toEqual([]);
});

it('creates each missing notebook once, below those that exist', () => {
  const paths = pathsOf('bear', existing, null);
  const id = paths.idOf(['Work', 'Letters', '2026']);
  expect(paths.idOf(['Work', 'letters', '2026'])).toBe(id);
  const [letters, year] = paths.created;
  expect(paths.created).toEqual([
    { id: letters?.id, name: 'Letters', parent: 'w' },
    { id, name: '2026', parent: letters?.id },
  ]);
  expect(year?.id).toBe(id);
});

it('puts everything below the chosen notebook, and does not take its neighbours for its children', () => {
  const paths = pathsOf('bear', existing, 'h');
  expect(paths.idOf([])).toBe('h');
  expect(paths.idOf(['Projects'])).not.toBe('p');
  expect(paths.created).toMatchObject([{ name: 'Projects', parent: 'h' }]);
});

it('gives a notebook the same id on every device, and another for another path, app or root', () => {
  const ids = [
    pathsOf('bear', [], null).idOf(['a', 'b']),
    pathsOf('bear', [], null).idOf(['A', 'B']),
    pathsOf('bear', [], null).idOf(['b']),
    pathsOf('joplin', [], null).idOf(['a', 'b']),
    pathsOf('bear', existing, 'h').idOf(['a', 'b']),
  ];
  expect(ids[1]).toBe(ids[0]);
  expect(new Set(ids).size).toBe(4);
});

it('does not confuse a name that contains a slash with two names', () => {
  const paths = pathsOf('bear', [], null);
  expect(paths.idOf(['a/b'])).not.toBe(paths.idOf(['a', 'b']));
});

it('gives a notebook whose id was permanently deleted another id', () => {
  const id = pathsOf('bear', [], null).idOf(['a']);
  const again = new NotebookPaths({ app: 'bear', existing: [], root: null, isDeleted: (each) => each === id }).idOf([
    'a',
  ]);
  expect(again).not.toBe(id);
  expect(again).not.toBeNull();
});

function pathsOf(app: string, notebooks: readonly NotebookBranch[], root: string | null): NotebookPaths {
  return new NotebookPaths({ app, existing: notebooks, root, isDeleted: () => false });
}

function branch(id: string, name: string, children: readonly NotebookBranch[] = []): NotebookBranch {
  return { id, notebook: { name } as NotebookBranch['notebook'], children };
}
