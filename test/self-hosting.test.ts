import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { configVariables } from '../src/server/config/config.ts';

const document = readFileSync(fileURLToPath(new URL('../docs/self-hosting.md', import.meta.url)), 'utf8');

/** Reads the configuration table: each variable with its default, or null if that is not a literal. */
function documented(text: string): ReadonlyMap<string, string | null> {
  const [, section = ''] = text.split('\n## Configuration\n');
  const rows = section.split('\n## ')[0]?.match(/^\| `.*$/gm) ?? [];
  return new Map(
    rows.flatMap((row) => {
      const [, names = '', value = ''] = row
        .split(' | ')
        .map((cell) => cell.replace(/^\| /, '').trim())
        .toSpliced(0, 0, '');
      const literal = /^`([^`]*)`$/.exec(value)?.[1] ?? null;
      return [...names.matchAll(/`([A-Z][A-Z0-9_]*)`/g)].map(([, name = '']) => [name, literal] as const);
    }),
  );
}

test('the document lists exactly the variables that the server reads', () => {
  expect([...documented(document).keys()].sort()).toEqual([...configVariables().keys()].sort());
});

test('the document states the defaults that the server uses', () => {
  const actual = configVariables();
  for (const [name, value] of documented(document)) expect([name, value]).toEqual([name, actual.get(name) ?? null]);
});

test('a table is read with its variables and literal defaults', () => {
  const text =
    '\n## Configuration\n\n| Variable | Default | Meaning |\n| --- | --- | --- |\n' +
    '| `PORT` | `3000` | the port; `0` takes any |\n| `A_FILE`, `B_FILE` | – | paths |\n\n## Next\n\n| `OTHER` | `1` | no |\n';
  expect([...documented(text)]).toEqual([
    ['PORT', '3000'],
    ['A_FILE', null],
    ['B_FILE', null],
  ]);
});
