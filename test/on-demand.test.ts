import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

const web = fileURLToPath(new URL('../src/web', import.meta.url));

interface Statement {
  readonly source?: { readonly value: string } | null;
}

interface Imports {
  readonly path: string;
  /** The modules that come with this one. */
  readonly atOnce: readonly string[];
  readonly onDemand: readonly string[];
}

/**
 * The bundler keeps a module that is loaded on demand with all that it exports. If others imported one of its exports at
 * once, they would load the rest too: for the index of a section, the whole section.
 */
test('no index of the web app is both imported and loaded on demand', () => {
  const all = modules().map(importsOf);
  const atOnce = new Set(all.flatMap((each) => each.atOnce));
  const both = all.flatMap(({ path, onDemand }) =>
    onDemand.filter((each) => each.endsWith('/index.ts') && atOnce.has(each)).map((each) => `${path}: ${each}`),
  );
  expect(all.flatMap(({ onDemand }) => onDemand).length).toBeGreaterThan(20);
  expect(both).toEqual([]);
});

function modules(): readonly string[] {
  return readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|browser)\.tsx?$|(?:^|\/)testing\//.test(path))
    .map((path) => join(web, path));
}

function importsOf(path: string): Imports {
  const code = readFileSync(path, 'utf8');
  const { body } = parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  const sources = (body as readonly Statement[]).flatMap(({ source }) => source?.value ?? []);
  const demanded = Array.from(code.matchAll(/\bimport\('(\.[^']+)'\)/g), ([, source = '']) => source);
  const named = (source: string) => relative(web, resolve(dirname(path), source));
  return {
    path: relative(web, path),
    atOnce: sources.filter((each) => each.startsWith('.')).map(named),
    onDemand: demanded.map(named),
  };
}
