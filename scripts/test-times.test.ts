import { expect, it } from 'vitest';
import { printedTimes } from './test-times.mjs';

it('prints the wall time of each part, the sums of its files, and the slowest files first', () => {
  const file = (part: string, name: string, testsMs: number) => ({
    part,
    file: name,
    importMs: 1000,
    environmentMs: 500,
    testsMs,
  });
  const files = [
    file('unit', 'fast.test.ts', 100),
    file('unit', 'slow.test.ts', 9000),
    file('components', 'page.browser.tsx', 4000),
  ];
  const wallMs = new Map([
    ['check', 12_340],
    ['unit', 8_000],
    ['components', 5_600],
  ]);
  expect(printedTimes(wallMs, files).split('\n')).toEqual([
    'seconds                  wall        files       import  environment        tests',
    'check                    12.3',
    'unit                      8.0            2          2.0          1.0          9.1',
    'components                5.6            1          1.0          0.5          4.0',
    'whole run                25.9',
    '',
    'the slowest files, in seconds',
    '   10.5  slow.test.ts',
    '    5.5  page.browser.tsx',
    '    1.6  fast.test.ts',
  ]);
});

it('prints no more than the twenty slowest files', () => {
  const files = Array.from({ length: 30 }, (_, at) => ({
    part: 'unit',
    file: `${at}.test.ts`,
    importMs: 0,
    environmentMs: 0,
    testsMs: at * 1000,
  }));
  const lines = printedTimes(new Map([['unit', 1]]), files).split('\n');
  expect(lines.slice(-20)).toHaveLength(20);
  expect(lines.at(-1)).toBe('   10.0  10.test.ts');
});
