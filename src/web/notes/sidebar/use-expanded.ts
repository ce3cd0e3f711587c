import { useState } from 'react';
import { useAccount } from '../../account/index.ts';

type Ids = ReadonlySet<string>;

const inPage = new Map<string, Ids>();

/** Which rows of a tree are open, kept on the device; on a shared computer in the page alone. */
export function useExpanded(tree: string): readonly [ids: Ids, setIds: (ids: Ids) => void] {
  const account = useAccount();
  const isKept = account.kind === 'signed-in' && !account.isShared;
  const uid = account.kind === 'signed-in' ? account.user.uid : '';
  const key = `mensana-${uid}-open-${tree}`; // goes with the person's other keys at sign-out
  const [ids, setIds] = useState(() => inPage.get(key) ?? (isKept ? stored(key) : new Set<string>()));
  const set = (next: Ids) => {
    inPage.set(key, next);
    setIds(next);
    if (isKept) store(key, next);
  };
  return [ids, set];
}

function stored(key: string): Ids {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

function store(key: string, ids: Ids): void {
  try {
    localStorage.setItem(key, JSON.stringify([...ids]));
  } catch {
    // a device that stores nothing begins with all rows closed
  }
}
