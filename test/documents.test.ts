import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each(['docs/architecture.md', 'docs/first-change.md', 'README.md'])('%s names files that are there', (document) => {
  const text = readFileSync(document, 'utf8');
  const named = [...text.matchAll(/`((?:src|test|docs|scripts)\/[\w./-]+)`/g)].map(([, path]) => path as string);
  const linked = [...text.matchAll(/\]\(([\w./-]+)\)/g)].map(([, path]) => `${document.replace(/[^/]+$/, '')}${path}`);
  expect(named.length + linked.length).toBeGreaterThan(0);
  const missing = [...named, ...linked].filter((path) => !existsSync(path));
  expect(missing).toEqual(document === 'docs/first-change.md' ? ['src/web/notes/list/note-row.browser.tsx'] : []);
});
