import { describe, expect, it } from 'vitest';
import { reachOf, usersByFile } from './reach.ts';

const reach = (changed: string, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(reachOf([changed], usersByFile(new Map(Object.entries(files)), { '#lib/*': './lib/*' })));

describe('a change reaches', () => {
  it('what uses it, and what uses that', () => {
    const files = {
      'lib/a.ts': 'export const a = 1;',
      'b.ts': "import { a } from '#lib/a.ts'; export const b = a;",
      'c/c.ts': "import * as all from '../b.ts'; all.b;",
      'other.ts': 'export {};',
    };
    expect(reach('lib/a.ts', files)).toEqual({ 'lib/a.ts': 0, 'b.ts': 1, 'c/c.ts': 2 });
  });

  it('those who import its names from an index, and not those of other names', () => {
    const files = {
      'x/a.ts': 'export const a = 1;',
      'x/b.ts': 'export const b = 1;',
      'x/index.ts': "export { a as first } from './a.ts'; export * from './b.ts'; export * as whole from './a.ts';",
      'first.ts': "import { first } from './x/index.ts';",
      'second.ts': "import { b } from './x/index.ts';",
      'all.ts': "import { whole } from './x/index.ts';",
      'later.ts': "await import('./x/index.ts');",
    };
    expect(reach('x/a.ts', files)).toEqual({ 'x/a.ts': 0, 'first.ts': 1, 'all.ts': 1, 'later.ts': 1 });
    expect(Object.keys(reach('x/b.ts', files))).toEqual(['x/b.ts', 'second.ts', 'later.ts']);
    expect(Object.keys(reach('x/index.ts', files))).toEqual([
      'x/index.ts',
      'first.ts',
      'second.ts',
      'all.ts',
      'later.ts',
    ]);
  });

  it('what starts it or reads it by its name, and the tests of all files of a pattern', () => {
    const files = {
      'server/main.ts': '',
      'server/main.test.ts': "new URL('./main.ts', import.meta.url);",
      'test/commands.test.ts': "join(root, 'server/main.ts');",
      'server/all.test.ts': "import.meta.glob(['../server/m*.ts']);",
      'server/main.css': '',
      'server/view.ts': "import './main.css';",
    };
    expect(Object.keys(reach('server/main.ts', files))).toEqual([
      'server/main.ts',
      'server/main.test.ts',
      'test/commands.test.ts',
      'server/all.test.ts',
    ]);
    expect(reach('server/main.css', files)).toEqual({ 'server/main.css': 0, 'server/view.ts': 1 });
  });
});

describe('a change does not reach', () => {
  it('what uses only its types', () => {
    const files = {
      'a.ts': 'export interface A {}; export const a = 1;',
      'b.ts': "import type { A } from './a.ts';",
      'c.ts': "import { type A } from './a.ts';",
      'd.ts': "export type { A } from './a.ts';",
    };
    expect(reach('a.ts', files)).toEqual({ 'a.ts': 0 });
  });

  it('the app as a whole through pages that are loaded on demand', () => {
    const files = {
      'notes/page.tsx': 'export const Page = () => <p />;',
      'notes/pages.ts': "export const pages = () => import('./page.tsx');",
      'routes.tsx': "import { pages } from './notes/pages.ts';",
    };
    expect(reach('notes/page.tsx', files)).toEqual({ 'notes/page.tsx': 0 });
  });
});
