import { getSearchQuery, searchPanelOpen } from '@codemirror/search';
import type { EditorState } from '@codemirror/state';
import { cellTextFromSource, type SourceRange, type Table } from '#domain/notes/markdown/table/index.ts';

/** A search match, as positions in the searched text. */
export interface Hit extends SourceRange {
  /** Whether it is the current match. */
  readonly isSelected: boolean;
}

/**
 * Returns the matches in the source of a table while a search is active.
 *
 * @param from start of the table
 */
export function hitsInTable(state: EditorState, from: number, { source }: Table): readonly Hit[] {
  const query = getSearchQuery(state);
  if (!searchPanelOpen(state) || !query.valid) return [];
  const { main } = state.selection;
  const cursor = query.getCursor(state, from, from + source.length);
  const hits: Hit[] = [];
  for (let next = cursor.next(); !next.done; next = cursor.next()) {
    const { from: start, to: end } = next.value;
    const isSelected = start === main.from && end === main.to;
    hits.push({ from: start - from, to: end - from, isSelected });
  }
  return hits;
}

export function hitsWithin(hits: readonly Hit[], { from, to }: SourceRange): readonly Hit[] {
  return hits.filter((hit) => hit.from < to && hit.to > from);
}

/** Returns the matches in a cell, as positions in its text. */
export function hitsInCell(hits: readonly Hit[], { source }: Table, cell: SourceRange): readonly Hit[] {
  const inText = (at: number) =>
    cellTextFromSource(source.slice(cell.from, Math.min(Math.max(at, cell.from), cell.to))).length;
  return hitsWithin(hits, cell).map(({ from, to, isSelected }) => ({ from: inText(from), to: inText(to), isSelected }));
}
