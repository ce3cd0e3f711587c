import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const documents = ['README.md', 'CHANGELOG.md', ...globSync(['docs/**/*.md', 'bench/**/*.md'])];
const sources = globSync(['{src,test,bench,scripts,docs}/**/*', '*.*']);
/** Files that builds write, by the scripts that write them. */
const built: ReadonlyMap<string, string> = new Map([['dist/server.mjs', 'scripts/bundle.mjs']]);

it.each(documents)('%s mentions only files and folders that exist', (document) => {
  const text = readFileSync(document, 'utf8');
  const named = Array.from(
    text.matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.(?:ts|tsx|mjs|css)|(?:src|test|bench|scripts)\/[\w./-]+)`/g),
  );
  const missing = named.map(([, path = '']) => path).filter((path) => !existsInSources(path));
  const links = Array.from(text.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g), ([, path = '']) => path);
  const broken = links.filter((path) => !existsSync(join(dirname(document), path)));
  expect({ missing, broken }).toEqual({ missing: [], broken: [] });
});

it('code names only files and folders that exist', () => {
  const code = globSync(['{src,test,bench,scripts}/**/*.{ts,tsx,mjs}', '*.ts']).filter(
    (file) => !file.includes('node_modules'),
  );
  const missing = code.flatMap((file) => {
    const named = readFileSync(file, 'utf8').matchAll(/'((?:src|test|bench|scripts|docs)\/[\w./-]+)'/g);
    return Array.from(named, ([, path = '']) => path).filter((path) => !existsSync(path));
  });
  expect(missing).toEqual([]);
});

function existsInSources(path: string): boolean {
  const script = built.get(path);
  if (script !== undefined) return readFileSync(script, 'utf8').includes(`'${path}'`);
  const bare = path.replace(/\/$/, '');
  return sources.some((source) => source === bare || source.endsWith(`/${bare}`));
}
