import { use, useSyncExternalStore } from 'react';
import { chooseLanguage, type Language } from '#domain/language/index.ts';
import { Emitter } from '../lifecycle/index.ts';
import { browserLanguages } from './language.ts';

/** A message with parameters. A message without parameters is a plain string. */
export type Message<Parameters> = (parameters: Parameters) => string;

type Loaders<M> = { readonly [L in Language]: () => Promise<{ readonly messages: M }> };

export interface Catalogue<M> {
  /** Loads the messages of a language once. A failed load is retried at the next call. */
  readonly load: (language: Language) => Promise<M>;
}

/** Defines a section's messages. There is one file per language, and each file is its own chunk. */
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

/**
 * Loads catalogues in the current language, before a component renders that uses several of them. One that suspended on
 * the second would render again with a different order of hooks.
 */
export async function loadMessages(...catalogues: readonly Catalogue<unknown>[]): Promise<void> {
  await Promise.all(catalogues.map((catalogue) => catalogue.load(current)));
}

/** Returns the section's messages in the current language; suspends until they are loaded. */
export function useMessages<M>(catalogue: Catalogue<M>): M {
  const language = useLanguage();
  // `use` is called even for loaded catalogues, since a suspended component resumes only if it calls `use` again.
  return use(catalogue.load(language));
}

/** Sets the status of a promise the way React does, so that `use` does not suspend for a fulfilled one. */
function readAtOnce<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {}, // callers handle the error
  );
  return promise;
}

export function currentLanguage(): Language {
  return current;
}

/** Returns the current language, and renders again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(changes.subscribe, currentLanguage, currentLanguage);
}

/**
 * Changes the language without a reload. All catalogues in use are loaded before anything renders in the new language.
 */
export async function changeLanguage(language: Language): Promise<void> {
  asked = language;
  await Promise.all([...inUse].map((catalogue) => catalogue.load(language)));
  if (asked !== language) return; // a later choice overtook this one
  if (typeof document !== 'undefined') document.documentElement.lang = language; // the build renders pages without one
  if (current === language) return;
  current = language;
  changes.emit();
}

const inUse = new Set<Catalogue<unknown>>();
const changes = new Emitter();
let asked: Language | undefined;
let current: Language = chooseLanguage(browserLanguages());
