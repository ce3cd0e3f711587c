import { flag, LocalPreference, useLocalPreference } from '../../local-preferences/index.ts';

const choice = new LocalPreference('mensana:notes-source', flag);

/**
 * Returns whether notes are displayed as Markdown source. The choice is stored per device, because it depends on the
 * device's keyboard.
 */
export function useSourceView(): boolean {
  const [isSource] = useLocalPreference(choice);
  return isSource;
}

export function toggleSourceView(): void {
  choice.set(!choice.value);
}
