/** The themes to choose from; `system` follows the device. */
export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** The colour of the browser's own interface around the page. Equal to `--surface` in tokens.css. */
export const themeColours = { light: '#faf8f4', dark: '#181613' } as const;

/** Parses a stored theme; `system` for anything else. */
export function parseTheme(stored: unknown): Theme {
  return themes.find((theme) => theme === stored) ?? 'system';
}

/** Returns the colour scheme of a theme, given the device's scheme. */
export function resolveTheme(theme: Theme, systemIsDark: boolean): 'light' | 'dark' {
  if (theme === 'system') return systemIsDark ? 'dark' : 'light';
  return theme;
}

/**
 * Applies a theme by setting `data-theme` on `<html>` (removed for `system`), which determines `color-scheme`, and the
 * `theme-color` meta element. Follows changes of the device's scheme.
 *
 * @returns a function that stops following the device
 */
export function applyTheme(theme: Theme): () => void {
  const systemDark = window.matchMedia('(prefers-color-scheme: dark)');
  const paint = () => setThemeColour(themeColours[resolveTheme(theme, systemDark.matches)]);
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  paint();
  systemDark.addEventListener('change', paint);
  return () => systemDark.removeEventListener('change', paint);
}

function setThemeColour(colour: string): void {
  const metas = document.head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  const [first = document.head.appendChild(themeColourMeta()), ...others] = metas;
  first.removeAttribute('media');
  first.content = colour;
  for (const other of others) other.remove();
}

function themeColourMeta(): HTMLMetaElement {
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  return meta;
}
