import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isKnownPath, webAppPaths } from '../src/server/pages/known-paths.ts';

test('the server knows every page of the web app, so that none has the status 404', () => {
  const sources = globSync('src/web/**/routes.ts').map((file) => readFileSync(file, 'utf8'));
  const paths = sources.flatMap((source) => Array.from(source.matchAll(/path: '(\/[^']*)'/g), ([, path = '']) => path));
  expect(paths).toContain('/dashboard/search');
  const pages = paths.map((path) => path.replaceAll(/\$\w+/g, 'x'));
  expect(pages.filter((path) => !isKnownPath(path, webAppPaths))).toEqual([]);
});
