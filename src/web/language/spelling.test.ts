import { afterEach, expect, it, vi } from 'vitest';
import { americanByBritish, spelled } from './spelling.ts';

const sources = import.meta.glob<string>('../**/messages/en*.ts', { eager: true, import: 'default', query: '?raw' });

afterEach(() => vi.unstubAllGlobals());

function preferring(...languages: readonly string[]) {
  vi.stubGlobal('navigator', { languages });
}

it.each([
  [['en-US'], 'Programs for “My programme”'],
  [['en'], 'Programs for “My programme”'],
  [['es-US', 'en'], 'Programs for “My programme”'],
  [['en-GB', 'en-US'], 'Programmes for “My programme”'],
  [['de-DE', 'en-US'], 'Programs for “My programme”'],
  [['en-CA'], 'Programmes for “My programme”'],
])('with %s a message reads “%s”', (languages, expected) => {
  preferring(...languages);
  expect(spelled`Programmes for “${'My programme'}”`).toBe(expected);
});

it('every English message with a British spelling is spelled for its reader', () => {
  const word = new RegExp(`\\b(${Object.keys(americanByBritish).join('|')})\\b`, 'i');
  const literal = /(?<!\bspelled)(?:'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)/g;
  const unspelled = Object.entries(sources).flatMap(([path, source]) =>
    source
      .replaceAll(/\bspelled`[^`]*`/g, '')
      .split('\n')
      .filter((line) => !/^import |^\s*(\/\/|\*|\/\*)/.test(line))
      .flatMap((line) => line.match(literal) ?? [])
      .filter((text) => word.test(text.replaceAll(/\$\{[^}]*\}/g, '')))
      .map((text) => `${path}: ${text}`),
  );
  expect(Object.keys(sources).length).toBeGreaterThan(40);
  expect(unspelled).toEqual([]);
});
