import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const web = join(root, 'src', 'web');

/** What screens may know of sync: values and types without the parts that store and send. */
const allowed = /^#sync\/(?:record\/|chunk\/|document\/(?:status|backoff|device-storage|document-edits)\.ts$)/;

/** Returns the imports of sync in a module that a screen may not have, and its uses of a replica. */
function engineIn(text: string): readonly string[] {
  const imports = [...text.matchAll(/from '(#sync\/[^']+)'/g)].flatMap(([, name = '']) =>
    allowed.test(name) ? [] : name,
  );
  return [...imports, ...(text.match(/\.(?:replica|openReplica)\b/g) ?? [])];
}

test('no screen sees the engine of sync: only src/web/replica does', () => {
  const files = readdirSync(web, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(web, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !/^(?:replica|testing)\/|\/testing\/|\.(?:test|browser)\.tsx?$/.test(path));
  expect(files.length).toBeGreaterThan(500);
  const seen = files.flatMap((path) => {
    const engine = engineIn(readFileSync(join(web, path), 'utf8'));
    return engine.length === 0 ? [] : { path, engine };
  });
  expect(seen).toEqual([]);
});

test.each([
  ["import type { Replica } from '#sync/replica/replica.ts';", 1],
  ["import { Outbound } from '#sync/document/outbound.ts';", 1],
  ['const state = document.replica.get(key);', 1],
  ["import type { SaveStatus } from '#sync/document/status.ts';", 0],
  ["import { bodyEdit } from '#sync/record/index.ts';", 0],
])('%s counts as %i', (text, count) => {
  expect(engineIn(text)).toHaveLength(count);
});
