import { useMemo } from 'react';
import { NameFinder, type RecordKey, recordKey } from '#domain/kernel/index.ts';
import { noteMarkdownParser } from '#domain/notes/markdown/index.ts';
import { useCatalogue } from '../../../exercise/index.ts';
import { type RecordEntry, useDocument, useRecords } from '../../../replica/index.ts';
import { useTimeFormat } from '../../../time/index.ts';
import { noteTitle } from '../../note-title.ts';
import { type CompletionProviders, mostChoices, type TitleChoice, type TrainingChoice } from './providers.ts';

/** What can be completed, from the records in memory. */
export function usePlainProviders(): CompletionProviders {
  const titles = useTitles();
  const tags = useTags();
  const training = useTraining();
  return useMemo(() => ({ ...titles, tags, training }), [titles, tags, training]);
}

function useTitles(): Pick<CompletionProviders, 'titles' | 'headings'> {
  const notes = useRecords('notes');
  const { bodyText } = useDocument();
  const { wholeDay } = useTimeFormat();
  return useMemo(() => {
    const finder = finderOnce(() =>
      notes.filter(isOffered).flatMap((note): readonly Found<TitleChoice & { readonly key: RecordKey }>[] => {
        const title = noteTitle(note.value, wholeDay, null);
        if (title === null) return [];
        const key = recordKey('notes', note.id);
        const aliases = Object.values(note.value.aliases);
        return [
          {
            names: [title, ...aliases],
            choice: (name) => ({ title, key, ...(name > 0 && { alias: aliases[name - 1] ?? title }) }),
          },
        ];
      }),
    );
    return {
      titles: finder,
      headings: async (title) => {
        const [note] = finder(title);
        return note === undefined ? [] : headingsOf(await bodyText(note.key));
      },
    };
  }, [notes, bodyText, wholeDay]);
}

function useTags(): CompletionProviders['tags'] {
  const notes = useRecords('notes');
  return useMemo(
    () =>
      finderOnce(() => {
        const names = new Map(
          notes.filter(({ inTrash }) => !inTrash).flatMap(({ value }) => Object.entries(value.tags)),
        );
        return [...names.values()].map((name) => ({ names: [name], choice: () => name }));
      }),
    [notes],
  );
}

function useTraining(): CompletionProviders['training'] {
  const catalogue = useCatalogue();
  const workouts = useRecords('workouts');
  const { day } = useTimeFormat();
  const { today } = useDocument();
  return useMemo(
    () =>
      finderOnce<TrainingChoice>(() => {
        const exercises = [...catalogue.values()].filter((each) => each.isOffered);
        const named = workouts.filter(({ inTrash, value }) => !inTrash && (value.title ?? '').trim() !== '');
        return [
          ...exercises.map(({ key, name, aliases }) => ({
            names: [name, ...aliases],
            choice: (): TrainingChoice => ({ kind: 'exercise', key, name }),
          })),
          ...named.map(({ id, value: { title = '', day: on } }) => ({
            names: [title],
            choice: (): TrainingChoice => ({
              kind: 'workout',
              key: recordKey('workouts', id),
              name: title,
              ...(on !== undefined && { detail: day(on, today()) }),
            }),
          })),
        ];
      }),
    [catalogue, workouts, day, today],
  );
}

interface Found<T> {
  readonly names: readonly string[];
  /** @param name which of the names was found */
  readonly choice: (name: number) => T;
}

/** The index is made when somebody first asks: most notes are read without a completion. */
function finderOnce<T>(entries: () => readonly Found<T>[]): (prefix: string) => readonly T[] {
  let made: { readonly found: readonly Found<T>[]; readonly finder: NameFinder } | null = null;
  return (prefix) => {
    if (made === null) {
      const found = entries();
      made = { found, finder: new NameFinder(found.map(({ names }, index) => ({ id: String(index), names }))) };
    }
    const { found, finder } = made;
    return finder.find(prefix, mostChoices).flatMap(({ id, name }) => found[Number(id)]?.choice(name) ?? []);
  };
}

function isOffered({ inTrash, value }: RecordEntry<'notes'>): boolean {
  return !inTrash && value.kind !== 'template';
}

function headingsOf(text: string): readonly string[] {
  const headings: string[] = [];
  noteMarkdownParser.parse(text).iterate({
    enter: ({ name, from, to }) => {
      if (!/^(?:ATX|Setext)Heading[1-6]$/.test(name)) return;
      const [line = ''] = text.slice(from, to).split('\n');
      headings.push(line.replace(/^#{1,6}\s+|\s+#+\s*$/g, '').trim());
    },
  });
  return headings;
}
