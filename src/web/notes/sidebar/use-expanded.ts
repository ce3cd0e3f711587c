import { useMemo } from 'react';
import { useLocalPreference, usePersonsNames } from '../../local-preferences/index.ts';

type Ids = ReadonlySet<string>;

/** Which rows of a tree are open, kept on the device; on a shared computer in the page alone. */
export function useExpanded(tree: string): readonly [ids: Ids, setIds: (ids: Ids) => void] {
  const [names, setNames] = useLocalPreference(usePersonsNames(`open-${tree}`));
  const ids = useMemo(() => new Set(names), [names]);
  return [ids, (next) => setNames([...next])];
}
