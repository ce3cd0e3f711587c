import { useMemo, useState } from 'react';
import { findExercises } from '#domain/exercise/index.ts';
import { type LocalDay, NameFinder, type RecordKey, recordKey } from '#domain/kernel/index.ts';
import { tagsAbove } from '#domain/notes/tags/index.ts';
import { useCatalogue, useExerciseUse } from '../../exercise/index.ts';
import {
  type CompletionProviders,
  headingsOf,
  mostChoices,
  type TitleChoice,
  type TrainingChoice,
} from '../../markdown-editor/index.ts';
import { type RecordEntry, useDocument } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { namesOfNotes } from '../links/index.ts';
import { useTags } from '../tags/index.ts';
import { useTimeChoices } from './use-time-choices.ts';

/**
 * Returns completions from the records in memory.
 *
 * @param day the day of the note, from which times count; null if it has none
 */
export function useCompletions(day: LocalDay | null): CompletionProviders {
  return {
    ...useTitles(),
    ...useTagNames(),
    exercises: useExerciseNames(),
    training: useTraining(),
    ...useTimeChoices(day),
  };
}

function useTitles(): Pick<CompletionProviders, 'titles' | 'headings'> {
  const document = useDocument();
  const { wholeDay } = useTimeFormat();
  return useMemo(() => {
    const { records, bodyText } = document;
    const finder = finderOf(
      () => records('notes'),
      (notes) =>
        notes
          .filter(isOffered)
          .flatMap(({ id, value }): readonly Found<TitleChoice & { readonly key: RecordKey }>[] => {
            const { day, aliases } = value;
            const own = value.title?.trim() || undefined;
            const title = own ?? day;
            if (title === undefined) return [];
            // links name a day in a locale-independent form, whatever form the app displays
            const ofDay = day === undefined ? [] : [wholeDay(day), day];
            const names =
              own === undefined ? [...ofDay, ...Object.values(aliases)] : [own, ...Object.values(aliases), ...ofDay];
            const key = recordKey('notes', id);
            const choice = (name: number) => {
              const alias = names[name] ?? title;
              return { title, key, ...(alias !== title && { alias }) };
            };
            return [{ names, choice }];
          }),
    );
    return {
      titles: finder,
      headings: async (name) => {
        const meant = namesOfNotes(document).find(name);
        const [first] = meant?.heading === null ? records('notes').filter(({ id }) => id === meant.id) : [];
        const title = first?.value.title?.trim() || first?.value.day;
        const found = first === undefined || title === undefined ? finder(name)[0] : { key: first.key, title };
        return found === undefined ? null : { title: found.title, headings: headingsOf(await bodyText(found.key)) };
      },
    };
  }, [document, wholeDay]);
}

function useTagNames(): Pick<CompletionProviders, 'tags' | 'formerTags'> {
  const { records } = useDocument();
  const { tagsOf, formerNames } = useTags();
  return useMemo(() => {
    const namesByTag = onceForLatest((notes: readonly RecordEntry<'notes'>[]) => {
      const tags = notes.filter(({ inTrash }) => !inTrash).flatMap((note) => tagsOf(note));
      const names = new Map<string, string>();
      for (const { tag, name } of tags) {
        const namesAbove = tagsAbove(name);
        const above = tagsAbove(tag).map((each, at) => [each, namesAbove[at] ?? each] as const);
        // before the tag, since what is typed may already be all that is meant
        for (const [each, nameAbove] of above.toReversed()) if (!names.has(each)) names.set(each, nameAbove);
        names.set(tag, name);
      }
      return names;
    });
    const notes = () => records('notes');
    return {
      tags: finderOf(notes, (all) =>
        [...namesByTag(all).values()].map((name) => ({ names: [name], choice: () => name })),
      ),
      formerTags: finderOf(notes, (all) =>
        [...namesByTag(all)].flatMap(([tag, current]) =>
          formerNames(tag).map((former) => ({ names: [former], choice: () => ({ former, current }) })),
        ),
      ),
    };
  }, [records, tagsOf, formerNames]);
}

/**
 * Exercises are found as in their picker. Those without history have no answer yet, so they are last. The history is read
 * when the first name is asked for, so that a note without answers opens without it.
 */
function useExerciseNames(): CompletionProviders['exercises'] {
  const catalogue = useCatalogue();
  const [isAsked, setAsked] = useState(false);
  const { weights } = useExerciseUse(isAsked);
  return useMemo(() => {
    const offered = [...catalogue.values()].filter(({ isOffered }) => isOffered);
    return (query) => {
      setAsked(true);
      const found = findExercises(offered, { query, muscle: null, equipment: null }, weights);
      const doneFirst = found.toSorted((a, b) => Number(weights.has(b.key)) - Number(weights.has(a.key)));
      return [...new Set(doneFirst.map(({ name }) => name))].slice(0, mostChoices);
    };
  }, [catalogue, weights]);
}

function useTraining(): CompletionProviders['training'] {
  const catalogue = useCatalogue();
  const { day } = useTimeFormat();
  const { records, today } = useDocument();
  return useMemo(
    () =>
      finderOf(
        () => records('workouts'),
        (workouts): readonly Found<TrainingChoice>[] => {
          const exercises = [...catalogue.values()].filter((each) => each.isOffered);
          const named = workouts.filter(({ inTrash, value }) => !inTrash && (value.title ?? '').trim() !== '');
          return [
            ...exercises.map(({ key, name, aliases, foreignNames }) => ({
              names: [name, ...aliases, ...foreignNames],
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
        },
      ),
    [catalogue, records, day, today],
  );
}

interface Found<T> {
  readonly names: readonly string[];
  /**
   * Returns the completion for a match.
   *
   * @param name index of the matching name
   */
  readonly choice: (name: number) => T;
}

/**
 * Returns a prefix search over records. The index is rebuilt only when a completion opens after the records changed:
 * every keystroke in a note changes its record, but few open a completion.
 */
function finderOf<R, T>(
  records: () => readonly R[],
  entries: (records: readonly R[]) => readonly Found<T>[],
): (prefix: string) => readonly T[] {
  const finderIn = onceForLatest((now: readonly R[]) => {
    const found = entries(now);
    return { found, finder: new NameFinder(found.map((each, index) => ({ id: String(index), names: each.names }))) };
  });
  return (prefix) => {
    const { found, finder } = finderIn(records());
    return finder.find(prefix, mostChoices).flatMap(({ id, name }) => found[Number(id)]?.choice(name) ?? []);
  };
}

/** Keeps the result for the latest argument. */
function onceForLatest<A, R>(make: (argument: A) => R): (argument: A) => R {
  let latest: { readonly argument: A; readonly result: R } | null = null;
  return (argument) => {
    if (latest?.argument !== argument) latest = { argument, result: make(argument) };
    return latest.result;
  };
}

function isOffered({ inTrash, value }: RecordEntry<'notes'>): boolean {
  return !inTrash && value.kind !== 'template';
}
