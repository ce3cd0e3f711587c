/** What a person can choose; `system` follows the device. */
export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** What the browser paints around the page: the same as `--surface` in tokens.css. */
export const themeColours = { light: '#faf8f4', dark: '#181613' } as const;

/** A stored choice, or `system` for anything else. */
export function parseTheme(stored: unknown): Theme {
  return themes.find((theme) => theme === stored) ?? 'system';
}

/** The colours a choice comes to on a device that is dark or light. */
export function resolveTheme(theme: Theme, systemIsDark: boolean): 'light' | 'dark' {
  if (theme === 'system') return systemIsDark ? 'dark' : 'light';
  return theme;
}

/**
 * Shows the page in a theme: `data-theme` on `<html>` (none for `system`), from which `color-scheme` follows,
 * and the `theme-color` meta, also when the device changes its mind.
 *
 * @returns stops following the device
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
