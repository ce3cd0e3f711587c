import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '..', 'src', 'web');
const editor = join(web, 'markdown-editor');

test('the editor knows Markdown and no other section: what it needs of them comes in as its host', () => {
  const sections = readdirSync(editor, { recursive: true, withFileTypes: true })
    .filter((entry) => /(?<!\.(?:test|browser))\.tsx?$/.test(entry.name) && !entry.parentPath.endsWith('testing'))
    .flatMap(({ parentPath, name }) =>
      Array.from(readFileSync(join(parentPath, name), 'utf8').matchAll(/'(\.\.?\/[^']+)'/g), ([, path = '']) =>
        relative(web, join(parentPath, path)),
      ),
    )
    .map((path) => path.split(sep)[0] ?? '');
  const known = ['common', 'language', 'lifecycle', 'line-signs', 'markdown-editor', 'secure-context', 'ui'];
  expect([...new Set(sections)].sort()).toEqual(known);
});
