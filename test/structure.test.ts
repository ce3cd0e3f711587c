import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PackageImports } from './imports.ts';
import { limits, structureFaults } from './structure-faults.ts';

const root = join(import.meta.dirname, '..');

/** What does not hold yet. An entry is removed as soon as it holds; none is added. */
const known: readonly string[] = [
  ...Object.entries({
    'src/web/exercise/endurance/gear/gear-dialog.tsx': 'GearForm',
    'src/web/exercise/endurance/zones/zones-dialog.tsx': 'ZonesForm',
    'src/web/exercise/load/load-figures.tsx': 'LoadFigures',
    'src/web/exercise/logging/exercises/exercise-section.tsx': 'Sets',
    'src/web/exercise/logging/sets/number-cell.tsx': 'NumberCell',
    'src/web/exercise/logging/remarks/remark-field.tsx': 'RemarkField',
    'src/web/exercise/logging/exercises/workout-exercises.tsx': 'WorkoutExercises',
    'src/web/exercise/logging/workout-view.tsx': 'WorkoutView',
    'src/web/exercise/routines/routine/routine-exercise.tsx': 'RoutineExerciseSection',
    'src/web/exercise/typed-sets/quick-field.tsx': 'QuickField',
    'src/web/notes/list/notes-pane.tsx': 'NotesPane',
    'src/web/notes/list/selection-bar.tsx': 'SelectionBar',
    'src/web/notes/note/note-body.tsx': 'NoteBody',
    'src/web/notes/note/note-view.tsx': 'NoteView',
    'src/web/share/use-save-share.ts': 'useSaveShare',
    'src/web/ui/command-list.tsx': 'CommandList',
    'src/web/ui/use-list-keys.ts': 'useListKeys',
    'src/web/ui/virtual-list.tsx': 'VirtualList',
  }).map(([path, name]) => `${path} has a function of more than ${limits.function} lines: ${name}`),
  ...Object.entries({
    'src/sync/document/memory-device-storage.ts': 'MemoryDeviceStorage',
    'src/sync/document/merged-view.ts': 'MergedView',
    'src/sync/document/pending-log.ts': 'PendingLog',
    'src/web/replica/document-store.ts': 'DocumentStore',
    'src/web/replica/indexed-db-storage.ts': 'IndexedDbStorage',
  }).map(([path, name]) => `${path} has a class of more than ${limits.members} public members: ${name}`),
];

describe('the sources', () => {
  const faults = structureFaults(sources(), packageImports());

  it('have no circles of imports and nothing that is too large, apart from what is known', () => {
    expect(faults.filter((fault) => !known.includes(fault))).toEqual([]);
  });

  it('still have each known fault: one that is gone is no longer listed', () => {
    expect(known.filter((fault) => !faults.includes(fault))).toEqual([]);
  });
});

it('properties take their number of runs from `runs`, so that `npm test` tries a quarter of them', () => {
  const paths = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.ts$/.test(path),
  );
  const fixed = paths.filter((path) => /numRuns: (?!runs\()/.test(readFileSync(join(root, 'src', path), 'utf8')));
  expect(fixed).toEqual([]);
});

describe('the search for faults', () => {
  it('finds files that import each other, directly or through others, also of types', () => {
    expect(
      structureFaults(
        new Map([
          ['a.ts', "import type { B } from './b.ts';"],
          ['b.ts', "export { c } from './c.ts';"],
          ['c.ts', "export type C = import('./a.ts').A;"],
          ['d.ts', "import './a.ts';"],
        ]),
      ),
    ).toEqual(['a.ts', 'b.ts', 'c.ts'].map((path) => `${path} is in a circle of files`));
  });

  it('finds folders that import each other, also a folder and its subfolder, and also with import()', () => {
    const sources = new Map([
      ['a/a.ts', "import { b } from '#b/b.ts';"],
      ['b/b.ts', "import { c } from './c/c.ts';"],
      ['b/c/c.ts', "export const load = () => import('../other.ts');"],
      ['b/other.ts', "import '#own';"],
      ['own/own.ts', "import '../a/a.ts';"],
    ]);
    const packageImports = { '#b/*': './b/*', '#own': { bundle: './own/own.ts', default: 'elsewhere' } };
    expect(structureFaults(sources, packageImports)).toEqual(
      ['a', 'b', 'b/c', 'own'].map((path) => `${path} is in a circle of folders`),
    );
  });

  it('finds subjects of `domain` that import each other, however deep the files are', () => {
    const sources = new Map([
      ['a/domain/b/c/c.ts', "import '../../d/d.ts';"],
      ['a/domain/d/d.ts', "import './e/e.ts';"],
      ['a/domain/d/e/e.ts', "import '../../b/b.ts';"],
      ['a/domain/b/b.ts', "import '../f/f.ts';"],
      ['a/domain/f/f.ts', "import '../../g.ts';"],
    ]);
    expect(structureFaults(sources)).toEqual(['b', 'd'].map((name) => `a/domain/${name} is in a circle of subjects`));
  });

  it('finds a function, a file and a class just above the limit, but no list of data and no migration', () => {
    const functionOf = (lines: number) => `export const long = () => {${'\n'.repeat(lines - 1)}};\n`;
    const classOf = (members: number) =>
      `export class Wide { #own = 0; ${Array.from({ length: members }, (_, at) => `m${at}() {}`).join(' ')} }`;
    const { function: lines, file, members } = limits;
    const long = `export function short() {}${'\n'.repeat(file)}export const end = 1;\n`;
    expect(
      structureFaults(
        new Map([
          ['a.ts', functionOf(lines)],
          ['b.ts', functionOf(lines + 1)],
          ['db/migrations/b.ts', functionOf(lines + 1)],
          ['c.ts', classOf(members)],
          ['d.ts', classOf(members + 1)],
          ['e.ts', long],
          ['f.ts', long.replace('function short() {}', 'const data = 1;')],
        ]),
      ),
    ).toEqual([
      `b.ts has a function of more than ${lines} lines: long`,
      `d.ts has a class of more than ${members} public members: Wide`,
      `e.ts has more than ${file} lines`,
    ]);
  });
});

function sources(): ReadonlyMap<string, string> {
  const paths = readdirSync(join(root, 'src'), { withFileTypes: true, recursive: true })
    .map((file) => relative(root, join(file.parentPath, file.name)).replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !isTest(path));
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

function isTest(path: string): boolean {
  return /\.(?:test|contract|browser)\.tsx?$|\/testing\/|[-/]testing\.tsx?$/.test(path);
}

function packageImports(): PackageImports {
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly imports: PackageImports;
  };
  return imports;
}
