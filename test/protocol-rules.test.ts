import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const rule = /\bSY\d+[a-z]?\b/g;

it('each rule of docs/protocol.md is stated once, and quoted by the title of at least one test', () => {
  const rules = rulesOf(readFileSync(join(root, 'docs/protocol.md'), 'utf8'));
  const quoted = rulesQuotedByTests();
  expect(rules.length).toBeGreaterThan(0);
  expect(new Set(rules).size).toBe(rules.length);
  expect(rules.filter((each) => !quoted.has(each))).toEqual([]);
});

it('no test quotes a rule that docs/protocol.md does not state', () => {
  const rules = new Set(rulesOf(readFileSync(join(root, 'docs/protocol.md'), 'utf8')));
  expect([...rulesQuotedByTests()].filter((each) => !rules.has(each))).toEqual([]);
});

/** Rules stand as `- **SY7** …`. */
function rulesOf(markdown: string): readonly string[] {
  return [...markdown.matchAll(/^- \*\*(SY\d+[a-z]?)\*\*/gm)].map(([, name]) => name as string);
}

function rulesQuotedByTests(): ReadonlySet<string> {
  const files = ['src', 'test'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)),
  );
  const tests = files.filter((file) => /\.(test|spec|contract)\.tsx?$/.test(file));
  return new Set(
    tests.flatMap((file) => titlesIn(readFileSync(file, 'utf8')).flatMap((title) => title.match(rule) ?? [])),
  );
}

/** What stands in quotes after a call of it, test or describe, also where the title follows a table of cases. */
function titlesIn(source: string): readonly string[] {
  const titles = source.matchAll(/(?:\b(?:it|test|describe)(?:\.\w+)?|\]|\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g);
  return [...titles].map(([, , title]) => title as string);
}
