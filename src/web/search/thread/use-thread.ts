import { useMemo } from 'react';
import { dayEntryOf } from '#domain/journal/index.ts';
import type { Instant, RecordKey } from '#domain/kernel/index.ts';
import { tagQuery } from '#domain/search/index.ts';
import type { MatchedText, TrainingHit } from '#domain/search/training/index.ts';
import { tagRecords, useLiveQuery, useTags } from '../../notes/index.ts';
import { type RecordEntry, useDocument, useRecords } from '../../replica/index.ts';
import { useTrainingSearch } from '../training/use-training-search.ts';
import { type AskedTag, isAsked, isTagged, textsWithTag } from './tag-mentions.ts';
import { type Mentioned, type ThreadDay, threadDays } from './thread-days.ts';

export type ThreadEntry = Mentioned & { readonly id: string } & (
    | {
        readonly kind: 'paragraph';
        readonly note: RecordEntry<'notes'>;
        readonly from: number;
        readonly to: number;
        readonly text: string;
      }
    /** A note that has the tag as a whole. */
    | { readonly kind: 'note'; readonly note: RecordEntry<'notes'> }
    | { readonly kind: 'training'; readonly hit: TrainingHit; readonly texts: readonly MatchedText[] }
  );

export interface KnownThread {
  readonly days: readonly ThreadDay<ThreadEntry>[];
  /** Whether everything has been read. */
  readonly isWhole: boolean;
}

/** Returns every mention of a tag in notes, remarks and sets; null until they are known. */
export function useThread(asked: AskedTag): KnownThread | null {
  const notes = useNotesInThread(asked);
  const training = useTrainingInThread(asked);
  return useMemo(
    () =>
      notes === null || training === null
        ? null
        : {
            days: threadDays([...notes.entries, ...training.entries]),
            isWhole: notes.isWhole && training.isWhole,
          },
    [notes, training],
  );
}

interface KnownEntries {
  readonly entries: readonly ThreadEntry[];
  readonly isWhole: boolean;
}

function useNotesInThread(asked: AskedTag): KnownEntries | null {
  const mentions = useLiveQuery({ about: 'tagged', tag: asked.tag });
  const notes = useRecords('notes');
  const { tagsOf } = useTags();
  const { dayOf } = useDocument();
  return useMemo(() => {
    if (mentions === null) return null;
    const byNote = Map.groupBy(mentions.value, ({ source }) => source);
    const entries = notes.flatMap((note): readonly ThreadEntry[] => {
      const entry = dayEntryOf(note, dayOf);
      if (entry === null) return [];
      const { day, at } = entry;
      const paragraphs = byNote.get(note.id) ?? [];
      if (paragraphs.length > 0)
        return paragraphs.map(({ from, to, text }) => {
          return { kind: 'paragraph', id: `${note.key} ${from}`, day, at, note, from, to, text };
        });
      const isWholeNote = tagsOf(note).some(({ tag, inText }) => !inText && isAsked(tag, asked));
      return isWholeNote ? [{ kind: 'note', id: note.key, day, at, note }] : [];
    });
    return { entries, isWhole: mentions.isWhole };
  }, [mentions, notes, tagsOf, dayOf, asked]);
}

function useTrainingInThread(asked: AskedTag): KnownEntries | null {
  const state = useTrainingSearch(useTagQuery(asked), Number.MAX_SAFE_INTEGER);
  const workouts = useRecords('workouts');
  const activities = useRecords('activities');
  const measurements = useRecords('measurements');
  return useMemo(() => {
    if (state.kind !== 'found') return null;
    const known = new Map<
      RecordKey,
      { readonly at: Instant | undefined; readonly tags: Readonly<Record<string, string>> }
    >();
    for (const { key, value } of [...workouts, ...activities])
      known.set(key, { at: value.startedAt, tags: value.tags });
    for (const { key, value } of measurements) known.set(key, { at: value.at, tags: {} });
    const { result, isRead } = state.answer;
    const hits = [result.workout, result.set, result.activity, result.measurement].flatMap((found) => found.hits);
    const entries = hits.flatMap((hit): readonly ThreadEntry[] => {
      const { key, set, day } = hit;
      const { at = null, tags = {} } = known.get(key) ?? {};
      const texts = textsWithTag(hit, asked);
      if (day === null || (texts.length === 0 && (set !== null || !isTagged(tags, asked)))) return [];
      return [{ kind: 'training', id: `${key} ${set ?? ''}`, day, at: at ?? null, hit, texts }];
    });
    return { entries, isWhole: result.isWhole && isRead };
  }, [state, workouts, activities, measurements, asked]);
}

/** Returns the query for a tag and its former names, which remarks still have in their text. */
function useTagQuery({ tag: asked, nameNow }: AskedTag): string {
  const records = useRecords('tags');
  return useMemo(() => {
    const former = [...tagRecords(records).keys()].filter((tag) => tag !== asked && nameNow(tag) === asked);
    return [asked, ...former].map(tagQuery).join(' OR ');
  }, [records, asked, nameNow]);
}
