import { LocalPreference, useLocalPreference } from '../local-preferences/index.ts';
import { applyTheme, parseTheme, type Theme } from '../ui/theme.ts';

/** A choice of this device, like the brightness of its screen; it says nothing about a person. */
const choice = new LocalPreference<Theme>('mensana-theme', { read: parseTheme, write: (theme) => theme });
let stopFollowing = () => {};

/** Shows the page in the theme that was chosen here, and follows other tabs. */
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
