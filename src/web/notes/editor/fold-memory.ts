import type { RecordKey } from '#domain/kernel/index.ts';
import { usePersonsNames } from '../../local-preferences/index.ts';
import type { FoldMemory } from '../../markdown-editor/index.ts';

/** What is folded in all notes. The notes that were changed last come last, and only so many are kept. */
const maxKept = 2000;

/** Returns what keeps, on this device, what a person folded in a note. */
export function useFoldMemory(note: RecordKey): FoldMemory {
  const kept = usePersonsNames('folds');
  const prefix = `${note} `;
  return {
    read: () => kept.value.filter((each) => each.startsWith(prefix)).map((each) => each.slice(prefix.length)),
    keep: (keys) => {
      const others = kept.value.filter((each) => !each.startsWith(prefix));
      const own = keys.map((key) => prefix + key);
      kept.set([...others, ...own].slice(-maxKept));
    },
  };
}
