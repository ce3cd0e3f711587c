import { flag, LocalPreference, useLocalPreference } from '../../local-preferences/index.ts';

const choice = new LocalPreference('mensana:notes-source', flag);

/** Whether notes show their text as it is written; kept on this device, as it is a matter of its keyboard. */
export function useSourceView(): boolean {
  const [isSource] = useLocalPreference(choice);
  return isSource;
}

export function toggleSourceView(): void {
  choice.set(!choice.value);
}
