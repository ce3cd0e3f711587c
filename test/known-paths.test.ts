import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isKnownPath, webAppPaths } from '../src/server/pages/known-paths.ts';

test('the server knows every page of the web app, so that none has the status 404', () => {
  const source = readFileSync(new URL('../src/web/routes.tsx', import.meta.url), 'utf8');
  const paths = [...source.matchAll(/path: '(\/[^']*)'/g)].map(([, path = '']) => path.replaceAll(/\$\w+/g, 'x'));
  expect(paths).toContain('/dashboard/search');
  expect(paths.filter((path) => !isKnownPath(path, webAppPaths))).toEqual([]);
});
