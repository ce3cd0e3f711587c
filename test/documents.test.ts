import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

it.each(['docs/architecture.md', 'docs/api.md', 'docs/first-change.md', 'README.md'])(
  '%s names files that are there',
  (document) => {
    const text = readFileSync(document, 'utf8');
    const named = [...text.matchAll(/`((?:src|test|docs|scripts)\/[\w./-]+)`/g)].map(([, path]) => path as string);
    const linked = linkedFiles(document);
    expect(named.length + linked.length).toBeGreaterThan(0);
    const missing = [...named, ...linked].filter((path) => !existsSync(path));
    expect(missing).toEqual(document === 'docs/first-change.md' ? ['src/web/notes/list/note-row.browser.tsx'] : []);
  },
);

it('links between documents lead to files that are there', () => {
  const documents = globSync(['*.md', 'docs/**/*.md', 'bench/**/*.md']);
  expect(documents).toContain(join('docs', 'performance.md'));
  const broken = documents.flatMap((document) =>
    linkedFiles(document)
      .filter((path) => !existsSync(path))
      .map((path) => `${document}: ${path}`),
  );
  expect(broken).toEqual([]);
});

/** Returns the files that a document links to, without URLs and fragments. */
function linkedFiles(document: string): readonly string[] {
  const text = readFileSync(document, 'utf8');
  return [...text.matchAll(/\]\(([\w./-]+)(?:#[\w-]+)?\)/g)].map(([, path]) => join(dirname(document), path as string));
}
