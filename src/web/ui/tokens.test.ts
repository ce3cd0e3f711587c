import { describe, expect, it } from 'vitest';
import { themeColours } from './theme.ts';

const css = readText(new URL('tokens.css', import.meta.url));
const tokens = readColours(css);

const surfaces = ['surface', 'surface-raised', 'surface-sunken', 'surface-hover'];
const wordsOnSurfaces = [
  ...['ink', 'muted', 'mind', 'body', 'good', 'warn', 'bad'],
  ...['keyword', 'string', 'number', 'name', 'type'].map((word) => `code-${word}`),
];
const wordsOnTheirGround: readonly (readonly [words: string, ground: string])[] = [
  ['on-mind', 'mind'],
  ['on-mind-soft', 'mind-soft'],
  ['on-body', 'body'],
  ['on-body-soft', 'body-soft'],
  ['on-bad', 'bad'],
  ['surface', 'ink'],
  ...['good', 'warn', 'bad'].map((tone) => [tone, `${tone}-soft`] as const),
  ...['mind', 'body', 'good', 'warn', 'bad'].flatMap((tone) => [
    ['ink', `${tone}-soft`] as const,
    ['muted', `${tone}-soft`] as const,
  ]),
];

describe.each(['light', 'dark'] as const)('tokens, %s', (theme) => {
  const contrastOf = (one: string, other: string) => contrast(colour(one)[theme], colour(other)[theme]);

  it.each(surfaces)('text is readable on --%s', (surface) => {
    for (const words of wordsOnSurfaces) {
      expect(contrastOf(words, surface), `--${words} on --${surface}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(wordsOnTheirGround)('--%s is readable on --%s', (words, ground) => {
    expect(contrastOf(words, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(surfaces)('control borders and the focus ring are visible on --%s', (surface) => {
    expect(contrastOf('line-control', surface)).toBeGreaterThanOrEqual(3);
    expect(contrastOf('focus', surface)).toBeGreaterThanOrEqual(3);
  });

  it.each([1, 2, 3, 4, 5, 6])('chart colour %i is visible on the page and on a raised surface', (number) => {
    expect(contrastOf(`chart-${number}`, 'surface')).toBeGreaterThanOrEqual(3);
    expect(contrastOf(`chart-${number}`, 'surface-raised')).toBeGreaterThanOrEqual(3);
  });

  it('the browser’s own bars have the colour of the page', () => {
    expect(themeColours[theme]).toBe(colour('surface')[theme]);
  });
});

describe('tokens', () => {
  it('a chosen theme sets the colour scheme that selects the values', () => {
    expect(css).toMatch(/\[data-theme="light"\] \{\s*color-scheme: light;/);
    expect(css).toMatch(/\[data-theme="dark"\] \{\s*color-scheme: dark;/);
  });

  it('all durations are 0 if the user prefers reduced motion', () => {
    const [, reduced = ''] = css.split('@media (prefers-reduced-motion: reduce)');
    const times = [...css.matchAll(/--motion-[a-z]+: \d+ms/g)].map(([declaration]) => declaration.split(':')[0]);
    for (const time of new Set(times)) expect(reduced).toContain(`${time}: 0ms`);
  });
});

/**
 * Reads a file directly, since the test runner empties imported CSS. The Node function is declared here because web
 * sources have no Node types.
 */
function readText(file: URL): string {
  const { process } = globalThis as unknown as { process: { getBuiltinModule(name: 'node:fs'): FileReader } };
  return process.getBuiltinModule('node:fs').readFileSync(file, 'utf8');
}

interface FileReader {
  readFileSync(file: URL, encoding: 'utf8'): string;
}

function colour(name: string): { readonly light: string; readonly dark: string } {
  const found = tokens.get(name);
  if (!found) throw new Error(`tokens.css has no --${name} with a light and a dark value`);
  return found;
}

function readColours(source: string): ReadonlyMap<string, { readonly light: string; readonly dark: string }> {
  const pairs = source.matchAll(/--([a-z0-9-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g);
  return new Map([...pairs].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]));
}

/** Returns the contrast ratio as defined by WCAG 2.2: 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the relative luminance as defined by WCAG 2.2: 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
