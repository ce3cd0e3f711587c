import { AppWindow, Dumbbell, FileText, ListChecks, Search, Zap } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { type LocalDay, NameFinder } from '#domain/kernel/index.ts';
import { useCatalogue } from '../exercise/index.ts';
import { useMessages } from '../language/index.ts';
import { type RecordEntry, useRecords } from '../replica/index.ts';
import { useMoment, useTimeFormat } from '../time/index.ts';
import type { PaletteGroup, PaletteItem } from '../ui/command-list.tsx';
import type { LinkTarget } from '../ui/link-target.ts';
import { commands, keysByCommand } from './commands.ts';
import { printKeys } from './keys.ts';
import type { messages } from './messages/en.ts';
import { paletteMessages } from './messages/index.ts';
import { useFoundInTexts } from './use-found-in-texts.tsx';
import { useFoundTraining } from './use-found-training.tsx';

/** The maximum numbers of results. About as many are visible at once, so that every kind of result is. */
const maxNotes = 8;
const maxOthers = 4;

/**
 * Caches the result of `make` per list of records, since the palette must open quickly although it is closed after each
 * use.
 */
function keeping<Of extends object, By extends readonly unknown[], Made>(make: (of: Of, ...by: By) => Made) {
  const known = new WeakMap<Of, { readonly by: By; readonly made: Made }>();
  return (of: Of, ...by: By): Made => {
    const before = known.get(of);
    if (before?.by.every((each, at) => each === by[at])) return before.made;
    const made = make(of, ...by);
    known.set(of, { by, made });
    return made;
  };
}

/**
 * Returns the matches for a query, in groups. Without a query, returns the most recently edited notes and all commands.
 */
export function useFound(query: string): {
  readonly groups: readonly PaletteGroup[];
  /** Returns the page of a result in the training; null for other items. */
  readonly linkOf: (id: string) => LinkTarget | null;
} {
  const m = useMessages(paletteMessages);
  const notes = useFoundNotes();
  const workouts = useFoundWorkouts();
  const exercises = useFoundExercises();
  const pages = useFoundPages();
  const actions = useFoundActions();
  const training = useFoundTraining(query);
  const isAsked = query.trim() !== '';
  const named = notes(query, isAsked ? maxNotes : maxOthers);
  const inTexts = useFoundInTexts(query, new Set(named.map(({ id }) => id)));
  const groups = useStable([
    { id: 'notes', label: isAsked ? m.notes : m.recent, items: named },
    { id: 'workouts', label: m.workouts, items: isAsked ? workouts(query, maxOthers) : [] },
    { id: 'exercises', label: m.exercises, items: isAsked ? exercises(query, maxOthers) : [] },
    { id: 'pages', label: m.inApp, items: isAsked ? pages(query, maxOthers) : [] },
    { id: 'training', label: m.training, items: isAsked ? training.map(({ item }) => item) : [] },
    { id: 'texts', label: m.inTexts, items: inTexts },
    { id: 'actions', label: m.actions, items: actions(query, commands.length) },
    { id: 'search', label: m.everywhere, items: isAsked ? [searchFor(query.trim(), m)] : [] },
  ]);
  return { groups, linkOf: (id) => training.find(({ item }) => item.id === id)?.link ?? null };
}

/** Keeps items that match again after a keystroke the same objects, so that the list renders only new items. */
function useStable(groups: readonly PaletteGroup[]): readonly PaletteGroup[] {
  const known = useRef<ReadonlyMap<string, PaletteItem>>(new Map());
  const kept = groups.map((group) => ({
    ...group,
    items: group.items.map((item) => {
      const before = known.current.get(item.id);
      return before !== undefined && isSame(before, item) ? before : item;
    }),
  }));
  useEffect(() => {
    known.current = new Map(kept.flatMap(({ items }) => items.map((item) => [item.id, item])));
  });
  return kept;
}

/** Returns whether two items look the same. The icon and what is below the label depend on the id, unless it is text. */
function isSame(a: PaletteItem, b: PaletteItem): boolean {
  const isSameText = a.about === b.about || typeof a.about !== 'string';
  return a.label === b.label && a.detail === b.detail && a.keys === b.keys && isSameText;
}

/** Returns the item that opens the full-text search, for queries that match no name. */
function searchFor(query: string, m: typeof messages): PaletteItem {
  return { id: 'search/all', label: m.searchEverything({ query }), icon: <Search /> };
}

type Find = (query: string, limit: number) => readonly PaletteItem[];

function useFoundNotes(): Find {
  const m = useMessages(paletteMessages);
  const records = useRecords('notes');
  const moment = useMoment();
  const { wholeDay } = useTimeFormat();
  const { finder, byId } = notesByName(records, wholeDay);
  return (query, limit) =>
    finder.find(query, limit).flatMap(({ id, name }) => {
      const note = byId.get(id);
      if (note === undefined) return [];
      const { archivedAt } = note.entry.value;
      const when = note.editedAt === 0 ? undefined : moment(note.editedAt);
      const detail = name > 0 ? note.names[name] : archivedAt === undefined ? when : m.archived;
      return {
        id: `notes/${id}`,
        label: note.names[0] || m.untitled,
        icon: <FileText />,
        ...(detail !== undefined && { detail }),
      };
    });
}

interface NamedNote {
  readonly id: string;
  readonly entry: RecordEntry<'notes'>;
  readonly names: readonly string[];
  readonly editedAt: number;
}

/** The notes that are not in the trash, most recently edited first. */
const notesByName = keeping((records: readonly RecordEntry<'notes'>[], wholeDay: (day: LocalDay) => string) => {
  const notes = records
    .filter(({ inTrash }) => !inTrash)
    .map((entry): NamedNote => {
      const { title, day, aliases, editedAt, importedEditedAt, createdAt } = entry.value;
      const shown = title ?? (day === undefined ? '' : wholeDay(day));
      const ofDay = day === undefined ? [] : [wholeDay(day), day].filter((name) => name !== shown);
      const names = [shown, ...Object.values(aliases), ...ofDay];
      return { id: entry.id, entry, names, editedAt: editedAt ?? importedEditedAt ?? createdAt ?? 0 };
    })
    .sort((a, b) => b.editedAt - a.editedAt);
  return { finder: new NameFinder(notes), byId: new Map(notes.map((note) => [note.id, note])) };
});

function useFoundWorkouts(): Find {
  const m = useMessages(paletteMessages);
  const records = useRecords('workouts');
  const { wholeDay } = useTimeFormat();
  const { finder, byId } = workoutsByName(records, wholeDay, m.workout);
  return (query, limit) =>
    finder.find(query, limit).map(({ id }) => {
      const [label = m.workout, detail] = byId.get(id)?.names ?? [];
      return { id: `workouts/${id}`, label, icon: <ListChecks />, ...(detail !== undefined && { detail }) };
    });
}

/** The workouts, newest first. */
const workoutsByName = keeping(
  (records: readonly RecordEntry<'workouts'>[], wholeDay: (day: LocalDay) => string, untitled: string) => {
    const workouts = records
      .filter(({ inTrash }) => !inTrash)
      .sort((a, b) => (b.value.startedAt ?? 0) - (a.value.startedAt ?? 0))
      .map(({ id, value: { title, day } }) => ({
        id,
        names: [title ?? untitled, ...(day === undefined ? [] : [wholeDay(day), day])],
      }));
    return { finder: new NameFinder(workouts), byId: new Map(workouts.map((each) => [each.id, each])) };
  },
);

function useFoundExercises(): Find {
  const catalogue = useCatalogue();
  const finder = exercisesByName(catalogue);
  return (query, limit) =>
    finder.find(query, limit).flatMap(({ id, name }) => {
      const exercise = catalogue.get(id as `${string}/${string}`);
      if (exercise === undefined) return [];
      const detail = name === 0 ? undefined : [...exercise.aliases, ...exercise.foreignNames][name - 1];
      return { id, label: exercise.name, icon: <Dumbbell />, ...(detail !== undefined && { detail }) };
    });
}

const exercisesByName = keeping((catalogue: ReturnType<typeof useCatalogue>) => {
  const offered = Array.from(catalogue.values()).filter(({ isOffered }) => isOffered);
  return new NameFinder(
    offered.map(({ key, name, aliases, foreignNames }) => ({ id: key, names: [name, ...aliases, ...foreignNames] })),
  );
});

function useFoundPages(): Find {
  const { pages } = useMessages(paletteMessages);
  const finder = useMemo(() => new NameFinder(Object.entries(pages).map(([id, names]) => ({ id, names }))), [pages]);
  return (query, limit) =>
    finder.find(query, limit).map(({ id }) => {
      const [label = ''] = pages[id as keyof typeof pages];
      return { id: `pages/${id}`, label, icon: <AppWindow /> };
    });
}

function useFoundActions(): Find {
  const m = useMessages(paletteMessages);
  const finder = useMemo(() => new NameFinder(commands.map(({ id, name }) => ({ id, names: [m[name]] }))), [m]);
  return (query, limit) =>
    finder.find(query, limit).flatMap(({ id }) => {
      const command = commands.find((each) => each.id === id);
      if (command === undefined) return [];
      const keys = keysByCommand.get(command.id);
      return {
        id: `actions/${id}`,
        label: m[command.name],
        icon: <Zap />,
        ...(keys !== undefined && { keys: printKeys(keys) }),
      };
    });
}
