import { flag, KeptValue, useKept } from '../../kept/index.ts';

const choice = new KeptValue('mensana:notes-source', flag);

/** Whether notes show their text as it is written; kept on this device, as it is a matter of its keyboard. */
export function useSourceView(): boolean {
  const [isSource] = useKept(choice);
  return isSource;
}

export function toggleSourceView(): void {
  choice.set(!choice.value);
}
