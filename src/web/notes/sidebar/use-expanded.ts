import { useMemo } from 'react';
import { useLocalPreference, usePersonsNames } from '../../local-preferences/index.ts';

type Ids = ReadonlySet<string>;

/**
 * Returns the expanded rows of a tree, and a function that sets them. They are stored on the device; on a shared
 * computer they are kept only in the page.
 */
export function useExpanded(tree: string): readonly [ids: Ids, setIds: (ids: Ids) => void] {
  const [names, setNames] = useLocalPreference(usePersonsNames(`open-${tree}`));
  const ids = useMemo(() => new Set(names), [names]);
  return [ids, (next) => setNames([...next])];
}
