import { use, useSyncExternalStore } from 'react';
import { chooseLanguage, type Language } from './language.ts';

/** A message that takes parameters. One without is a plain string. */
export type Message<Parameters> = (parameters: Parameters) => string;

type Loaders<M> = { readonly [L in Language]: () => Promise<{ readonly messages: M }> };

export interface Catalogue<M> {
  /** Loads the words of a language once; a load that failed is tried again when asked for again. */
  readonly load: (language: Language) => Promise<M>;
}

/** A section's messages, one file a language; each file is a chunk of its own. */
export function defineMessages<M>(loaders: Loaders<M>): Catalogue<M> {
  const loadingByLanguage = new Map<Language, Promise<M>>();

  const load = (language: Language): Promise<M> => {
    const loading = loadingByLanguage.get(language) ?? readAtOnce(start(language));
    loadingByLanguage.set(language, loading);
    return loading;
  };

  const start = async (language: Language): Promise<M> => {
    inUse.add(catalogue);
    try {
      const { messages } = await loaders[language]();
      return messages;
    } catch (cause) {
      loadingByLanguage.delete(language);
      throw cause;
    }
  };

  const catalogue = { load };
  return catalogue;
}

/** The words of a section in the current language; waits (`Suspense`) when they are not loaded yet. */
export function useMessages<M>(catalogue: Catalogue<M>): M {
  const language = useSyncExternalStore(onLanguageChange, currentLanguage);
  // Asked for by `use` when it is loaded too: a component that waited here goes on only where it calls it again.
  return use(catalogue.load(language));
}

/** Marks a promise as React does, so that nothing waits for one that is fulfilled. */
function readAtOnce<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {}, // whoever asked hears of it
  );
  return promise;
}

export function currentLanguage(): Language {
  return current;
}

/** Changes the language without a reload: every catalogue in use is loaded before anything renders again. */
export async function changeLanguage(language: Language): Promise<void> {
  asked = language;
  await Promise.all([...inUse].map((catalogue) => catalogue.load(language)));
  if (asked !== language) return; // a later choice overtook this one
  current = language;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const inUse = new Set<Catalogue<unknown>>();
const listeners = new Set<() => void>();
let asked: Language | undefined;
let current: Language = chooseLanguage(globalThis.navigator?.languages ?? []);
