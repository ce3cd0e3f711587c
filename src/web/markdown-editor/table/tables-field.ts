import { syntaxTree } from '@codemirror/language';
import { type EditorState, StateEffect, StateField, type Transaction } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import {
  type CellPosition,
  cellSpace,
  isTooSparse,
  readTable,
  shownRows,
  type Table,
  type TableRow,
} from '#domain/notes/markdown/table/index.ts';
import { blockAfter, blockBefore, nextBlock } from '../language/blocks.ts';
import { passageName } from '../language/passage-parser.ts';
import type { Span } from '../text/span.ts';
import { deletesPlace } from '../view/cursor-gone.ts';
import { type ListPlace, listPlace } from './list-position.ts';

/** A table and its position in the note. */
export interface TableAt extends Span {
  /** Stable for as long as the table exists, whatever changes in it or before it. */
  readonly id: number;
  readonly table: Table;
  readonly list: ListPlace;
}

export interface ActiveCell extends CellPosition {
  readonly id: number;
  /** Range of the cell's text, as positions in the note. If the row lacks the cell, both are the end of the row. */
  readonly from: number;
  readonly to: number;
  readonly isMissing: boolean;
  /** Stable while the same cell is edited, even if its row or column index changes. */
  readonly key: number;
  /** Start of the cell's text, excluding text that was inserted directly before it. */
  readonly anchor: number;
  /** Start of the header cell of its column, as a position in the note. */
  readonly heading: number;
}

export interface Tables {
  readonly shown: DecorationSet;
  readonly active: ActiveCell | null;
  /** Position up to which the tables match the syntax tree, which may lag behind the text on a busy device. */
  readonly readTo: number;
  /**
   * A table that the user is typing as text. It is displayed as a table once the cursor has left both the table and the
   * line below.
   */
  readonly typed: TypedTable | null;
  /** Whether the editor has focus, so that the user types at its cursor. */
  readonly isFocused: boolean;
  readonly draw: Draw;
}

export interface TypedTable extends Span {
  readonly hasLeadingPipe: boolean;
}

/**
 * Returns the decoration that displays a table.
 *
 * @param at the positions of the edited cell are relative to the table
 */
type Draw = (at: Pick<TableAt, 'id' | 'table' | 'list'> & { readonly active: ActiveCell | null }) => Decoration;

/** Selects the cell to edit. Its position refers to the document after the transaction. */
export const editCell = StateEffect.define<(CellPosition & { readonly id: number }) | null>();

export const focusChanged = StateEffect.define<boolean>();

function noTables(draw: Draw): Tables {
  return { shown: Decoration.none, active: null, readTo: 0, typed: null, isFocused: false, draw };
}

/** Returns a field that holds the tables of the note. After an edit, only the affected blocks are read again. */
export function tablesField(draw: Draw): StateField<Tables> {
  return StateField.define<Tables>({
    create: (state) => read(state, noTables(draw), { from: 0, resync: null, cursor: null }),
    update: updated,
    provide: (field) => [
      EditorView.decorations.from(field, ({ shown }) => shown),
      EditorView.atomicRanges.of((view) => view.state.field(field).shown),
      EditorView.focusChangeEffect.of((_, isFocused) => focusChanged.of(isFocused)),
    ],
  });
}

function updated(before: Tables, transaction: Transaction): Tables {
  const { state, startState, docChanged } = transaction;
  const chosen = transaction.effects.findLast((effect) => effect.is(editCell));
  const focus = transaction.effects.findLast((effect) => effect.is(focusChanged));
  let tables = focus === undefined ? before : { ...before, isFocused: focus.value };
  if (docChanged) tables = reread(tables, transaction);
  else if (syntaxTree(state) !== syntaxTree(startState)) tables = readOn(tables, state, writingAt(tables, transaction));
  if (tables.typed !== null && isLeft(tables.typed, transaction)) tables = readTyped(tables, tables.typed, state);
  if (tables === before && chosen === undefined && before.active === null) return before;
  const still = docChanged && isDeleted(before, transaction) ? null : located(tables);
  return withActive(tables, chosen === undefined ? still : chosenCell(tables, chosen.value, still));
}

function reread(before: Tables, transaction: Transaction): Tables {
  const { state, startState, changes } = transaction;
  const mapped: Tables = {
    shown: before.shown.map(changes),
    active: before.active && {
      ...before.active,
      from: changes.mapPos(before.active.from, -1),
      to: changes.mapPos(before.active.to, 1),
      anchor: changes.mapPos(before.active.anchor, before.active.from < before.active.to ? 1 : -1),
      heading: changes.mapPos(before.active.heading),
    },
    readTo: changes.mapPos(before.readTo),
    typed: before.typed && {
      ...before.typed,
      from: changes.mapPos(before.typed.from, -1),
      to: changes.mapPos(before.typed.to, 1),
    },
    isFocused: before.isFocused,
    draw: before.draw,
  };
  let from = state.doc.length;
  let to = 0;
  changes.iterChangedRanges((_fromA, _toA, fromB, toB) => {
    from = Math.min(from, fromB);
    to = Math.max(to, toB);
  });
  // rereads blocks that start on a changed line or in a changed table
  const ends = tablesIn(mapped.shown, from, to).map((table) => table.to);
  const { to: end } = state.doc.lineAt(Math.max(to, ...ends));
  const formerTree = syntaxTree(startState);
  const back = changes.invertedDesc;
  const resync = (block: SyntaxNode) => {
    if (block.from <= end) return false;
    const was = back.mapPos(block.from);
    return blockAfter(formerTree, was)?.from === was;
  };
  const cursor = writingAt(before, transaction);
  const around = read(state, mapped, { from, resync, cursor });
  return readTouched(state, readOn(around, state, cursor), { from, to });
}

/**
 * Rereads a changed table from its own lines if the syntax tree does not reach it yet. This keeps the edited cell, so
 * that it receives the next keystroke.
 */
function readTouched(state: EditorState, tables: Tables, { from, to }: Span): Tables {
  let { shown } = tables;
  for (const { id, list, ...at } of tablesIn(shown, from, to)) {
    if (at.from < tables.readTo) continue;
    const isWhole = state.doc.lineAt(at.from).from === at.from && state.doc.lineAt(at.to).to === at.to;
    const table = isWhole ? shownTable(state.sliceDoc(at.from, at.to), list.inset) : null;
    shown = shown.update({
      filterFrom: at.from,
      filterTo: at.to,
      filter: (_from, _to, { spec }) => spec.widget.id !== id,
      add: table === null ? [] : [tables.draw({ id, table, list, active: null }).range(at.from, at.to)],
    });
  }
  return { ...tables, shown };
}

function readTyped(before: Tables, { from, to }: Span, state: EditorState): Tables {
  return read(state, { ...before, typed: null }, { from, resync: (block) => block.from > to, cursor: null });
}

function readOn(before: Tables, state: EditorState, cursor: number | null): Tables {
  if (syntaxTree(state).length <= before.readTo) return before;
  return read(state, before, { from: before.readTo, resync: null, cursor });
}

interface Reading {
  readonly from: number;
  /** Returns whether everything from a block on is unchanged; null if there is no earlier result. */
  readonly resync: ((block: SyntaxNode) => boolean) | null;
  /** Position where the user is typing; a new table there is not shown yet. */
  readonly cursor: number | null;
}

function read(state: EditorState, tables: Tables, { from, resync, cursor }: Reading): Tables {
  const tree = syntaxTree(state);
  let typed: TypedTable | null = null;
  const start = state.doc.lineAt(firstTouched(tables.shown, from)).from;
  const found: FoundTable[] = [];
  let block = blockBefore(tree, start) ?? blockAfter(tree, 0);
  const readFrom = Math.min(start, block?.from ?? start);
  while (block !== null && !(resync?.(block) ?? false)) {
    for (const at of tablesOf(state, block)) {
      const isNew = tablesIn(tables.shown, at.from, at.to).length === 0;
      const isWritten = cursor !== null && at.from <= cursor && cursor <= endOfWriting(state, at, tables.typed);
      if (isNew && isWritten) typed = { from: at.from, to: at.to, hasLeadingPipe: at.table.header.leadingPipe };
      else found.push(at);
    }
    block = nextBlock(block);
  }
  const isRead = tree.length === state.doc.length;
  const lastOfTree = isRead ? tree.length : tree.length - 1; // excludes a block that starts where the tree ends
  const readTo = block === null ? lastOfTree : state.doc.lineAt(block.from).from - 1;
  const wasRead = tables.typed !== null && readFrom <= tables.typed.to && tables.typed.from <= readTo;
  return {
    ...tables,
    shown: exchanged(tables, { from: readFrom, to: readTo, found }),
    typed: typed === null && !wasRead ? tables.typed : typed,
    readTo: block === null && start <= tables.readTo ? tree.length : tables.readTo,
  };
}

interface Found extends Span {
  readonly found: readonly FoundTable[];
}

/** Replaces the tables in a range. A table that overlaps a former one keeps its id. */
function exchanged({ shown, draw }: Tables, { from, to, found }: Found): DecorationSet {
  if (to < from) return shown;
  const former = tablesIn(shown, from, to);
  if (former.length === 0 && found.length === 0) return shown;
  const left = [...former];
  const add = found.map(({ from: start, to: end, table, list }) => {
    const index = left.findIndex((one) => one.from <= end && one.to >= start);
    const [same] = index < 0 ? [] : left.splice(index, 1);
    const isSame = same !== undefined && isSameTable(same.table, table);
    const decoration = draw({ id: same?.id ?? nextId(), table: isSame ? same.table : table, list, active: null });
    return decoration.range(start, end);
  });
  return shown.update({ filterFrom: from, filterTo: to, filter: (a, b) => b < from || a > to, add });
}

function withActive(tables: Tables, active: ActiveCell | null): Tables {
  let { shown } = tables;
  for (const id of new Set([tables.active?.id, active?.id])) {
    const at = id === undefined ? undefined : tablesIn(shown).find((one) => one.id === id);
    if (at === undefined) continue;
    const own = active?.id === at.id ? { ...active, from: active.from - at.from, to: active.to - at.from } : null;
    shown = shown.update({
      filterFrom: at.from,
      filterTo: at.to,
      filter: (from) => from !== at.from,
      add: [tables.draw({ ...at, active: own }).range(at.from, at.to)],
    });
  }
  return { ...tables, shown, active };
}

/** Returns the tables that touch a range, in order. */
export function tablesIn(shown: DecorationSet, from = 0, to = Number.MAX_SAFE_INTEGER): TableAt[] {
  const tables: TableAt[] = [];
  shown.between(from, to, (start, end, decoration) => {
    const { id, table, list } = decoration.spec.widget as Pick<TableAt, 'id' | 'table' | 'list'>;
    tables.push({ id, table, list, from: start, to: end });
  });
  return tables;
}

export function isSameTable(a: Table, b: Table): boolean {
  return a.source === b.source && a.inset === b.inset;
}

/** Returns the position of the cursor if the user is typing there; null otherwise, and if a whole table was inserted. */
function writingAt({ isFocused }: Tables, transaction: Transaction): number | null {
  if (transaction.isUserEvent('input.table')) return null;
  return isFocused || isTyping(transaction) ? transaction.state.selection.main.head : null;
}

function isTyping(transaction: Transaction): boolean {
  return ['input.type', 'input.paste', 'delete', 'undo'].some((event) => transaction.isUserEvent(event));
}

/**
 * Returns the end of the range in which the cursor keeps a table from being displayed. If the table is already being
 * typed, the range includes the line below, which would be its next row.
 */
function endOfWriting(state: EditorState, { from, to }: Span, typed: Span | null): number {
  return typed !== null && typed.from <= to && from <= typed.to ? endOfLineBelow(state, to) : to;
}

function isLeft(typed: Span, { state, effects }: Transaction): boolean {
  const { head } = state.selection.main;
  const isOutside = head < typed.from || head > endOfLineBelow(state, typed.to);
  return isOutside || effects.some((effect) => effect.is(focusChanged) && !effect.value);
}

function endOfLineBelow({ doc }: EditorState, end: number): number {
  return doc.lineAt(Math.min(end + 1, doc.length)).to;
}

let lastId = 0;

function nextId(): number {
  lastId += 1;
  return lastId;
}

function firstTouched(shown: DecorationSet, from: number): number {
  return Math.min(from, tablesIn(shown, from, from)[0]?.from ?? from);
}

type FoundTable = Omit<TableAt, 'id'>;

/**
 * Returns the tables of a block: the block itself, or the tables in its list items and quotes. Tables in footnotes stay
 * Markdown source.
 */
function tablesOf(state: EditorState, block: SyntaxNode): readonly FoundTable[] {
  if (!mayHoldTables.has(block.name)) return [];
  const found: FoundTable[] = [];
  syntaxTree(state).iterate({
    from: block.from,
    to: block.to,
    enter: ({ name, node }) => {
      const table = name === 'Table' ? tableAt(state, node) : null;
      if (table !== null) found.push(table);
      return name === 'Document' || name === passageName || holders.has(name);
    },
  });
  return found;
}

const holders = new Set(['BulletList', 'OrderedList', 'ListItem', 'Blockquote']);
const mayHoldTables = new Set(['Table', ...holders]);

/** Returns the table of a syntax node; null if it stays Markdown source. */
export function tableAt(state: EditorState, block: SyntaxNode): FoundTable | null {
  const { from } = state.doc.lineAt(block.from);
  const { to } = state.doc.lineAt(block.to);
  const source = state.sliceDoc(from, to);
  const list = listPlace(state, block);
  const table = list === null ? null : shownTable(source, list.inset);
  return list === null || table === null ? null : { from, to, table, list };
}

/** Returns a parsed table; null if so many of its cells are missing that it stays Markdown source. */
function shownTable(source: string, inset: number): Table | null {
  const table = readTable(source, inset);
  return table === null || isTooSparse(table) ? null : table;
}

/** Returns the current position of the edited cell; null if it no longer exists. */
function located({ shown, active }: Tables): ActiveCell | null {
  if (active === null) return null;
  const at = tablesIn(shown, active.anchor, active.anchor).find(({ id }) => id === active.id);
  if (at === undefined) return null;
  const from = active.from - at.from;
  const anchor = active.anchor - at.from;
  const row = shownRows(at.table).findIndex((line) => line.from <= anchor && anchor <= line.to);
  const line = shownRows(at.table)[row];
  if (line === undefined) return null;
  const { header } = at.table;
  const column = active.isMissing
    ? header.cells.findIndex((_, index) => active.heading - at.from <= cellSpace(header, index).to)
    : line.cells.findIndex((_, index) => anchor <= cellSpace(line, index).to);
  const placedAgain = placed({ shown }, { id: at.id, row, column, key: active.key });
  if (active.isMissing || placedAgain === null) return placedAgain;
  const isWithin = from >= cellSpace(line, column).from && active.to - at.from <= cellSpace(line, column).to;
  return isWithin ? { ...placedAgain, from: active.from, to: active.to } : placedAgain;
}

/** Returns whether a change deletes the edited cell, with its row, its column or the whole table. */
function isDeleted({ shown, active }: Tables, { startState: { doc }, changes }: Transaction): boolean {
  const at = active === null ? undefined : tablesIn(shown).find(({ id }) => id === active.id);
  const row = active === null || at === undefined ? undefined : shownRows(at.table)[active.row];
  if (active === null || at === undefined || row === undefined) return false;
  const isGone = (line: TableRow, text: Span) => {
    const { from, to } = cellSpace(line, active.column);
    return deletesPlace(doc, changes, { text, within: { from: at.from + from, to: at.from + to } });
  };
  const heading = at.table.header.cells[active.column];
  if (isGone(row, active)) return true;
  return heading !== undefined && isGone(at.table.header, { from: at.from + heading.from, to: at.from + heading.to });
}

/** Returns the cell that was chosen for editing. If it is already being edited, it keeps its key. */
function chosenCell(
  tables: Tables,
  chosen: (CellPosition & { readonly id: number }) | null,
  edited: ActiveCell | null,
): ActiveCell | null {
  if (chosen === null) return null;
  const { id, row, column } = chosen;
  const isSame = edited !== null && edited.id === id && edited.row === row && edited.column === column;
  return placed(tables, { id, row, column, key: isSame ? edited.key : nextId() });
}

function placed({ shown }: Pick<Tables, 'shown'>, cell: Pick<ActiveCell, 'id' | 'row' | 'column' | 'key'>) {
  const { id, row, column, key } = cell;
  const at = tablesIn(shown).find((table) => table.id === id);
  const heading = at?.table.header.cells[column];
  const line = at === undefined ? undefined : shownRows(at.table)[row];
  if (at === undefined || line === undefined || heading === undefined) return null;
  const written = line.cells[column];
  const { from, to } = written ?? { from: line.to, to: line.to };
  return {
    id,
    row,
    column,
    key,
    isMissing: written === undefined,
    from: at.from + from,
    to: at.from + to,
    anchor: at.from + from,
    heading: at.from + heading.from,
  };
}
