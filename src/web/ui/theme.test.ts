import { describe, expect, it } from 'vitest';
import { parseTheme, resolveTheme, themes } from './theme.ts';

describe('theme', () => {
  it('system follows the device', () => {
    expect(resolveTheme('system', true)).toBe('dark');
    expect(resolveTheme('system', false)).toBe('light');
  });

  it('a chosen theme overrides the device', () => {
    for (const systemIsDark of [true, false]) {
      expect(resolveTheme('light', systemIsDark)).toBe('light');
      expect(resolveTheme('dark', systemIsDark)).toBe('dark');
    }
  });

  it.each(themes)('a stored %s is read back', (theme) => {
    expect(parseTheme(theme)).toBe(theme);
  });

  it.each([undefined, null, '', 'Dark', 'sepia', 1, {}, '__proto__'])('%j is read as system', (stored) => {
    expect(parseTheme(stored)).toBe('system');
  });
});
