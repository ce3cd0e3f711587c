import { useMemo } from 'react';
import type { SearchOrder } from '#domain/notes/search/index.ts';
import { type ResultKind, resultKinds } from '#domain/search/index.ts';
import type { TrainingKind } from '#domain/search/training/index.ts';
import { type FoundRow, isWholeAnswer, useFoundRows } from '../notes/index.ts';
import { useDocument } from '../replica/index.ts';
import { type FoundItem, type FoundOfKind, foundTraining, namesFirst } from './found-items.ts';
import type { Everything } from './use-everything.ts';

export type Item = FoundItem<FoundRow>;

export interface Found {
  readonly byKind: readonly FoundOfKind<Item>[];
  /** The number of matches, listed or not. */
  readonly counts: Readonly<Record<ResultKind, number>>;
  readonly total: number;
  /** Whether everything has been read and counted. */
  readonly isWhole: boolean;
}

/** Returns the results of a search by kind, each in the requested order. */
export function useFound({ notes: { state }, training }: Everything, order: SearchOrder): Found {
  const rows = useFoundRows(state);
  const { dayOf } = useDocument();
  return useMemo(() => {
    const ofNotes: FoundOfKind<Item> = {
      kind: 'note',
      items: rows.map((row) => ({ id: `note/${row.id}`, kind: 'note', day: dayOfRow(row, dayOf), row })),
      isCut: state.kind === 'found' && (!state.answer.isTotalWhole || state.answer.total > state.answer.hits.length),
    };
    const result = training.kind === 'found' ? training.answer.result : null;
    const ofTraining =
      result === null
        ? []
        : trainingKinds.map((kind) => {
            const { total, hits } = result[kind];
            return foundTraining(kind, { total, hits: order === 'best' ? namesFirst(hits) : hits }, result.isWhole);
          });
    const ofNote = state.kind === 'found' ? state.answer.total : 0;
    const counts = { note: ofNote, ...totalsOf(result) };
    return {
      byKind: [ofNotes, ...ofTraining],
      counts,
      total: Object.values(counts).reduce((sum, count) => sum + count, 0),
      isWhole:
        state.kind === 'found' &&
        isWholeAnswer(state.answer) &&
        training.kind === 'found' &&
        training.answer.result.isWhole &&
        training.answer.isRead,
    };
  }, [rows, state, training, order, dayOf]);
}

const trainingKinds = resultKinds.filter((kind): kind is TrainingKind => kind !== 'note');

function totalsOf(
  result: { readonly [K in TrainingKind]: { readonly total: number } } | null,
): Readonly<Record<TrainingKind, number>> {
  return Object.fromEntries(trainingKinds.map((kind) => [kind, result?.[kind].total ?? 0])) as Record<
    TrainingKind,
    number
  >;
}

/** Returns the day on which a note was last edited, by which the worker sorts notes too. */
function dayOfRow({ note: { value } }: FoundRow, dayOf: ReturnType<typeof useDocument>['dayOf']) {
  const at = value.editedAt ?? value.importedEditedAt ?? value.createdAt;
  return at === undefined ? null : dayOf(at);
}
