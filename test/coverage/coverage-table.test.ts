import { expect, it } from 'vitest';
import { coverageTable } from './coverage-table.ts';

const file = (path: string, covered: number, total: number) => {
  const figure = { covered, total };
  return { path: `src/${path}`, lines: figure, branches: figure };
};

it('files are summed by folder of a section, those with the fewest branches run first', () => {
  const files = [
    file('web/main.tsx', 1, 1),
    file('web/undo/undo.ts', 9, 10),
    file('web/notes/tasks/a.ts', 1, 4),
    file('web/notes/tasks/rows/b.ts', 2, 4),
    file('web/notes/index.ts', 0, 0),
  ];
  expect(coverageTable(files)).toBe(
    [
      '| Part | Branches | of | Lines |',
      '| --- | ---: | ---: | ---: |',
      '| web/notes/tasks | 38 % | 8 | 38 % |',
      '| web/undo | 90 % | 10 | 90 % |',
      '| web | 100 % | 1 | 100 % |',
      '| web/notes | – | 0 | – |',
      '',
    ].join('\n'),
  );
});
