import { flag, LocalPreference, useLocalPreference } from '../../local-preferences/index.ts';

const choice = new LocalPreference('mensana:notes-source', flag);

/** Returns whether notes show their Markdown source. Stored per device, as it depends on the device's keyboard. */
export function useSourceView(): boolean {
  const [isSource] = useLocalPreference(choice);
  return isSource;
}

export function toggleSourceView(): void {
  choice.set(!choice.value);
}
