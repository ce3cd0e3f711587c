import { isKnownMeasure } from '#domain/exercise/body/index.ts';
import { bodyMessages, enduranceMessages } from '../../exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { importMessages } from '../messages/index.ts';

/** Returns a function that names an item: measurements and sports have ids in place of titles. */
export function useItemTitle(): (title: string) => string {
  const m = useMessages(importMessages);
  const { known } = useMessages(bodyMessages);
  const sports: Readonly<Record<string, string>> = useMessages(enduranceMessages).sports;
  return (title) => {
    if (title === '') return m.untitled;
    if (isKnownMeasure(title)) return known[title];
    return (Object.hasOwn(sports, title) ? sports[title] : undefined) ?? title;
  };
}
