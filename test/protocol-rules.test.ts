import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const number = /\bSY\d+[a-z]?\b/g;
/** The maximum number of words in a rule, about 25, counted by the spaces between them. */
const maxWords = 25;

it('each rule of docs/protocol.md has a unique number and is quoted in at least one test title', () => {
  const names = rules().map(({ name }) => name);
  const quoted = new Set(testSources().flatMap(numbersInTitles));
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((each) => !quoted.has(each))).toEqual([]);
});

it('no test quotes a rule that is missing from docs/protocol.md', () => {
  const names = new Set(rules().map(({ name }) => name));
  const quoted = new Set(testSources().flatMap(numbersIn));
  expect(quoted.size).toBeGreaterThan(0);
  expect([...quoted].filter((each) => !names.has(each))).toEqual([]);
});

it('each rule of docs/protocol.md is one sentence', () => {
  const isSentence = (text: string) => /^[A-Z`].*\.$/.test(text) && !/[.;!?](?:\s|$)/.test(text.slice(0, -1));
  const others = rules().filter(({ text }) => !isSentence(text) || text.split(' ').length > maxWords);
  expect(others).toEqual([]);
});

interface Rule {
  readonly name: string;
  readonly text: string;
}

/** Returns the rules of the protocol, which have the form `- **SY7a** The device …`. */
function rules(): readonly Rule[] {
  const markdown = readFileSync(join(root, 'docs/protocol.md'), 'utf8');
  return [...markdown.matchAll(/^- \*\*(SY\d+[a-z]?)\*\* (.*)$/gm)].map(([, name, text]) => ({
    name: name as string,
    text: text as string,
  }));
}

/** Returns the sources of all tests except this one. */
function testSources(): readonly string[] {
  const files = ['src', 'test'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)),
  );
  return files
    .filter((file) => /\.(test|spec|contract|browser)\.tsx?$/.test(file) && file !== import.meta.filename)
    .map((file) => readFileSync(file, 'utf8'));
}

/** Matches the title in a call of `it`, `test` or `describe`, even if the title follows a table of cases. */
const titles = /(?:\b(?:it|test|describe)(?:\.\w+)?|\]|\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g;
/** Matches a string that begins with a number: a title, or the name of a case in a table. */
const numberedStrings = /(['"`])(SY\d+[a-z]?\b(?:\\.|(?!\1).)*)\1/g;

/** Returns the rule numbers in titles and in names of cases, which become part of a title. */
function numbersInTitles(source: string): readonly string[] {
  const quoted = [...source.matchAll(titles), ...source.matchAll(numberedStrings)];
  return quoted.flatMap(([, , text]) => (text as string).match(number) ?? []);
}

/** Returns the rule numbers anywhere in a test, including comments and cases. */
function numbersIn(source: string): readonly string[] {
  return source.match(number) ?? [];
}
