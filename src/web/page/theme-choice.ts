import { LocalPreference, useLocalPreference } from '../local-preferences/index.ts';
import { applyTheme, parseTheme, type Theme } from '../ui/theme.ts';

/** A preference of the device rather than the user, like the brightness of a screen. */
const choice = new LocalPreference<Theme>('mensana-theme', { read: parseTheme, write: (theme) => theme });
let stopFollowing = () => {};

/** Applies the theme chosen on this device and follows changes in other tabs. */
export function startTheme(): void {
  show();
  choice.subscribe(show);
}

export function chooseTheme(theme: Theme): void {
  choice.set(theme);
}

export function useTheme(): Theme {
  const [theme] = useLocalPreference(choice);
  return theme;
}

function show(): void {
  stopFollowing();
  stopFollowing = applyTheme(choice.value);
}
