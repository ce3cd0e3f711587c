import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const web = join(import.meta.dirname, '..');

it('each class that a component asks for is in its style sheet', () => {
  const asked = globSync('**/*.tsx', { cwd: web, exclude: ['**/node_modules/**'] }).flatMap((path) => {
    const text = readFileSync(join(web, path), 'utf8');
    return [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(([, styles, sheet = '']) => {
      const css = readFileSync(join(web, dirname(path), sheet), 'utf8');
      const classes = text.matchAll(new RegExp(`(?<![\\w/.-])${styles}\\.(\\w+)`, 'g'));
      return Array.from(classes, ([, name = '']) => ({ path, name, css }));
    });
  });
  expect(asked.length).toBeGreaterThan(500);
  const missing = asked.filter(({ name, css }) => !new RegExp(`\\.${name}(?![\\w-])`).test(css));
  expect(missing.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});
