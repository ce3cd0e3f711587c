import { personOf } from './words.ts';

/** A change that a device made. No other change writes its word. */
export interface MadeChange {
  readonly word: string;
  /** The key of the note. */
  readonly key: string;
  /** Other devices write the same title. Words in texts and properties are written once. */
  readonly place: 'text' | 'property' | 'title';
  /** Whether the device has shown that everything is saved since. */
  readonly acknowledged: boolean;
}

/** The notes of one person as a device or a server has them. */
export interface Copy {
  /** The device or server, for messages. */
  readonly holder: string;
  readonly person: string;
  readonly notes: ReadonlyMap<string, NoteCopy>;
}

export interface NoteCopy {
  readonly title: string | null;
  readonly properties: ReadonlyMap<string, unknown>;
  /** Words, each followed by a space. */
  readonly text: string;
  /** All leaves with their stamps, printed in a fixed order; null if the holder does not tell. */
  readonly leaves: string | null;
}

export interface History {
  readonly changes: readonly MadeChange[];
  /** When everything is healed and quiet. */
  readonly copies: readonly Copy[];
}

/**
 * Compares what was written with what everyone has in the end. Returns a sentence for each copy that differs from another
 * one of its person, and for each change that is lost, doubled, changed, or with another person.
 */
export function problemsIn({ changes, copies }: History): readonly string[] {
  const changesByPerson = Map.groupBy(changes, ({ word }) => personOf(word));
  const copiesByPerson = Map.groupBy(copies, ({ person }) => person);
  return Array.from(copiesByPerson, ([person, own]) => {
    const made = changesByPerson.get(person) ?? [];
    return [...differences(own), ...own.flatMap((copy) => problemsOf(copy, made))];
  }).flat();
}

function differences([first, ...others]: readonly Copy[]): readonly string[] {
  if (first === undefined) return [];
  return others.flatMap((other) => {
    const keys = new Set([...first.notes.keys(), ...other.notes.keys()]);
    return [...keys]
      .filter((key) => !areEqual(first.notes.get(key), other.notes.get(key)))
      .map((key) => `${first.holder} and ${other.holder} differ in ${key}`);
  });
}

function areEqual(one: NoteCopy | undefined, other: NoteCopy | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  if (one.leaves !== null && other.leaves !== null && one.leaves !== other.leaves) return false;
  return one.text === other.text && one.title === other.title && printed(one) === printed(other);
}

function printed({ properties }: NoteCopy): string {
  return JSON.stringify([...properties].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function problemsOf(copy: Copy, made: readonly MadeChange[]): readonly string[] {
  const { holder, person } = copy;
  const changeByWord = new Map(made.map((change) => [change.word, change]));
  const found = Map.groupBy(placesIn(copy), ({ word }) => word);
  const present = Array.from(found, ([word, places]) => {
    if (personOf(word) !== person) return `${holder} has ${word} of another person`;
    const change = changeByWord.get(word);
    if (change === undefined) return `${holder} has ${word}, which nobody wrote`;
    if (places.length > 1) return `${holder} has ${word} ${places.length} times`;
    const isInPlace = places.every(({ key, place }) => key === change.key && place === change.place);
    return isInPlace ? null : `${holder} has ${word} in another place`;
  });
  const lost = made.filter(({ acknowledged }) => acknowledged).filter((change) => isLost(change, copy, found));
  return [
    ...present.filter((problem) => problem !== null),
    ...lost.map(({ word, key }) => `${holder} lacks ${word} in ${key}, which was acknowledged`),
  ];
}

/** A later title replaces an earlier one, so only that there is one can be expected. */
function isLost({ word, key, place }: MadeChange, copy: Copy, found: ReadonlyMap<string, readonly Place[]>): boolean {
  return place === 'title' ? (copy.notes.get(key)?.title ?? null) === null : !found.has(word);
}

interface Place {
  readonly word: string;
  readonly key: string;
  readonly place: MadeChange['place'];
}

function placesIn({ notes }: Copy): readonly Place[] {
  return Array.from(notes, ([key, { title, properties, text }]) => {
    const words = text.split(' ').filter((word) => word !== '');
    const inText = words.map((word) => ({ word, key, place: 'text' as const }));
    const asProperty = Array.from(properties, ([name, value]) => {
      const word = value === name ? name : `${name} with the value ${JSON.stringify(value)}`;
      return { word, key, place: 'property' as const };
    });
    return [...inText, ...asProperty, ...(title === null ? [] : [{ word: title, key, place: 'title' as const }])];
  }).flat();
}
