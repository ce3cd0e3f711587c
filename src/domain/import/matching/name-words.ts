import { germanSingularOf } from '../../exercise/index.ts';
import { foldForSearch } from '../../kernel/index.ts';
import { equipmentPhrases, maxExact, type StatedEquipment } from './equipment-words.ts';
import { PhraseTable } from './phrase-table.ts';
import { abbreviations, fillers, implied, spellings, synonyms, usualForms } from './vocabulary.ts';

/** What the name of an exercise says. */
export interface NameWords {
  /** The words that tell one movement from another, sorted. Names with the same ones mean the same movement. */
  readonly significant: readonly string[];
  /** What the name says about the equipment; often nothing. */
  readonly equipment: ReadonlySet<StatedEquipment>;
  readonly isAbbreviated: boolean;
}

/** Longer names are compared as a whole only. */
const maxLength = 200;

/** Returns what a name says; null if it says nothing about the movement. */
export function wordsOfName(name: string): NameWords | null {
  return readName(name).words;
}

/** Returns what a name says, and the name as {@link wholeName} has it. */
export function readName(name: string): { readonly whole: string; readonly words: NameWords | null } {
  const written = wordsIn(name);
  const { rest, equipment, isAbbreviated } = splitWords(name.length > maxLength ? [] : written);
  const significant = significantIn(synonymTable.rewrite(rest));
  return {
    whole: written.join('') || foldForSearch(name).trim(),
    words: significant.length === 0 ? null : { significant, equipment, isAbbreviated },
  };
}

/** Returns the equipment that a text states: a column of the source, or a name. */
export function equipmentIn(text: string): ReadonlySet<StatedEquipment> {
  return splitWords(text.length > maxLength ? [] : wordsIn(text)).equipment;
}

/** Returns the words of a name in their order, in one spelling and without the equipment. Empty for very long names. */
export function movementIn(name: string): string {
  return synonymTable.rewrite(splitWords(name.length > maxLength ? [] : wordsIn(name)).rest).join(' ');
}

/** Returns the words without those for the usual form of an exercise; null if there are none of these, or only these. */
export function withoutUsualForm(words: readonly string[]): readonly string[] | null {
  const others = words.filter((word) => !usualForms.has(word));
  return others.length === words.length || others.length === 0 ? null : others;
}

/** Returns the same text for two names that differ in case, accents, spaces, punctuation and plurals only. */
export function wholeName(name: string): string {
  return wordsIn(name).join('') || foldForSearch(name).trim();
}

const abbreviationTable = new PhraseTable(abbreviations);
const spellingTable = new PhraseTable(spellings);
const equipmentTable = new PhraseTable<StatedEquipment>(equipmentPhrases);
const synonymTable = new PhraseTable(synonyms);

function splitWords(words: readonly string[]): {
  readonly rest: readonly string[];
  readonly equipment: ReadonlySet<StatedEquipment>;
  readonly isAbbreviated: boolean;
} {
  const written = words.filter(hasLetters);
  const isAbbreviated = abbreviationTable.extract(written).found.length > 0;
  const { rest, found } = equipmentTable.extract(spellingTable.rewrite(abbreviationTable.rewrite(written)));
  return { rest, equipment: maxExact(found), isAbbreviated };
}

/**
 * The order of words is ignored, except around “to”: a fly from high to low is not one from low to high.
 */
function significantIn(words: readonly string[]): readonly string[] {
  const directed = words.map((word, at) => (word === 'to' ? `${words[at - 1] ?? ''}-to-${words[at + 1] ?? ''}` : word));
  const all = new Set(directed.filter((word) => !fillers.has(word)));
  for (const word of [...all]) {
    for (const other of implied.get(word) ?? []) all.delete(other);
  }
  return [...all].sort();
}

/** Splits a name into its words: lower case, without accents, in the singular. Symbols such as emoji are words too. */
function wordsIn(name: string): readonly string[] {
  return foldForSearch(name)
    .replaceAll(/['\u2019\u02bc]/g, '')
    .replaceAll('&', ' and ')
    .replaceAll('°', ' degree ')
    .split(/[^\p{L}\p{N}\p{M}\p{So}]+/u)
    .filter((word) => word !== '')
    .map(singularOf);
}

function hasLetters(word: string): boolean {
  return /[\p{L}\p{N}]/u.test(word);
}

/** Returns the singular by the rules of English, and of German for the nouns of exercises. */
function singularOf(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : germanSingularOf(word);
}
