import { useSyncExternalStore } from 'react';
import type { ImplausibleValue } from '#domain/exercise/records/index.ts';
import { useAccount } from '../../account/index.ts';

/** Figures that were said to be right stay so while the page is open, and on the device beyond that. */
const inPage = new Map<string, readonly string[]>();
const listeners = new Set<() => void>();
/** The newest answers: nobody is asked again about what lies behind hundreds of others. */
const mostKept = 200;

/**
 * Whether the person said of a figure that it is no slip. Kept on the device, on a shared computer in the page alone:
 * another device asks once more, which does no harm. A figure that is changed is another one.
 */
export function useRightFigure(set: string, figure: ImplausibleValue | undefined): readonly [boolean, () => void] {
  const account = useAccount();
  const isKept = account.kind === 'signed-in' && !account.isShared;
  const uid = account.kind === 'signed-in' ? account.user.uid : '';
  const key = `mensana-${uid}-right-figures`; // goes with the person's other keys at sign-out
  const name = `${set} ${figure?.kind} ${figure?.value}`;
  const isRight = useSyncExternalStore(subscribe, () => figuresOf(key, isKept).includes(name));
  const setRight = () => {
    const figures = [...figuresOf(key, isKept), name].slice(-mostKept);
    inPage.set(key, figures);
    if (isKept) store(key, figures);
    for (const listener of listeners) listener();
  };
  return [isRight, setRight];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function figuresOf(key: string, isKept: boolean): readonly string[] {
  const known = inPage.get(key);
  if (known !== undefined) return known;
  const figures = isKept ? stored(key) : [];
  inPage.set(key, figures);
  return figures;
}

function stored(key: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

function store(key: string, figures: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(figures));
  } catch {
    // a device that stores nothing asks again in the next page
  }
}
