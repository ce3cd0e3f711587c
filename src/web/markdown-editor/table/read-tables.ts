import { syntaxTree } from '@codemirror/language';
import type { ChangeDesc, EditorState, Transaction } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { isTooSparse, readTable, type Table } from '#domain/notes/markdown/table/index.ts';
import { blockAfter, blockBefore, nextBlock } from '../language/blocks.ts';
import { passageName } from '../language/passage-parser.ts';
import type { Span } from '../text/span.ts';
import { listPlace } from './list-position.ts';
import { nextId, type TableAt, type Tables, type TypedTable, tablesIn } from './tables.ts';

/** Reads all tables that the syntax tree has. */
export function readAll(state: EditorState): Tables {
  const none: Tables = { all: [], active: null, readTo: 0, typed: null, isFocused: false };
  return read(state, none, { from: 0, resync: null, cursor: null });
}

/** Moves the tables along with a change, and reads the blocks again that start on a changed line or in a changed table. */
export function readChanged(before: Tables, transaction: Transaction, cursor: number | null): Tables {
  const { state, startState, changes } = transaction;
  const moved = movedTables(before, changes);
  const { from, to } = changedRange(changes);
  const ends = tablesIn(moved, from, to).map((table) => table.to);
  const { to: end } = state.doc.lineAt(Math.max(to, ...ends));
  const formerTree = syntaxTree(startState);
  const back = changes.invertedDesc;
  const resync = (block: SyntaxNode) => {
    if (block.from <= end) return false;
    const was = back.mapPos(block.from);
    return blockAfter(formerTree, was)?.from === was;
  };
  return read(state, moved, { from, resync, cursor });
}

/** Reads what the syntax tree has reached since. */
export function readOn(before: Tables, state: EditorState, cursor: number | null): Tables {
  if (syntaxTree(state).length <= before.readTo) return before;
  return read(state, before, { from: before.readTo, resync: null, cursor });
}

/**
 * Reads changed tables that the syntax tree does not reach yet from their own lines. This keeps the edited cell, so that
 * it receives the next keystroke.
 */
export function readUnreached(before: Tables, { state, changes }: Transaction): Tables {
  const { from, to } = changedRange(changes);
  const unreached = tablesIn(before, from, to).filter((at) => at.from >= before.readTo);
  if (unreached.length === 0) return before;
  const all = before.all.flatMap((at) => {
    if (!unreached.includes(at)) return [at];
    const isWhole = state.doc.lineAt(at.from).from === at.from && state.doc.lineAt(at.to).to === at.to;
    const table = isWhole ? shownTable(state.sliceDoc(at.from, at.to), at.list.inset) : null;
    return table === null ? [] : [{ ...at, table }];
  });
  return { ...before, all };
}

/** Reads a table that the user has finished typing. */
export function readTyped(before: Tables, { from, to }: TypedTable, state: EditorState): Tables {
  return read(state, { ...before, typed: null }, { from, resync: (block) => block.from > to, cursor: null });
}

/** Text inserted at the edges of a table belongs to it until it is read. */
function movedTables(before: Tables, changes: ChangeDesc): Tables {
  const moved = <At extends Span>(at: At): At => {
    const [from, to] = [changes.mapPos(at.from, -1), changes.mapPos(at.to, 1)];
    return from === at.from && to === at.to ? at : { ...at, from, to };
  };
  return {
    ...before,
    all: before.all.map(moved),
    readTo: changes.mapPos(before.readTo),
    typed: before.typed && moved(before.typed),
  };
}

/** Returns the range of the new text that contains all changes. */
function changedRange(changes: ChangeDesc): Span {
  let [from, to] = [changes.newLength, 0];
  changes.iterChangedRanges((_fromA, _toA, fromB, toB) => {
    from = Math.min(from, fromB);
    to = Math.max(to, toB);
  });
  return { from, to };
}

interface Reading {
  readonly from: number;
  /** Returns whether everything from a block on is unchanged; null if there is no earlier result. */
  readonly resync: ((block: SyntaxNode) => boolean) | null;
  /** Position where the user is typing; a new table there is not shown yet. */
  readonly cursor: number | null;
}

/** Replaces the tables from a position to the block from which on nothing changed. */
function read(state: EditorState, before: Tables, { from, resync, cursor }: Reading): Tables {
  const tree = syntaxTree(state);
  const start = state.doc.lineAt(tablesIn(before, from, from)[0]?.from ?? from).from;
  let block = blockBefore(tree, start) ?? blockAfter(tree, 0);
  const readFrom = Math.min(start, block?.from ?? start);
  const found: FoundTable[] = [];
  for (; block !== null && !(resync?.(block) ?? false); block = nextBlock(block)) found.push(...tablesOf(state, block));
  const isTyped = (at: FoundTable) => {
    const isNew = tablesIn(before, at.from, at.to).length === 0;
    return isNew && cursor !== null && at.from <= cursor && cursor <= endOfWriting(state, at, before.typed);
  };
  const typed = found.findLast(isTyped);
  const isRead = tree.length === state.doc.length;
  const lastOfTree = isRead ? tree.length : tree.length - 1; // excludes a block that starts where the tree ends
  const readTo = block === null ? lastOfTree : state.doc.lineAt(block.from).from - 1;
  const wasRead = before.typed !== null && readFrom <= before.typed.to && before.typed.from <= readTo;
  const shown = found.filter((at) => !isTyped(at));
  return {
    ...before,
    all: readTo < readFrom ? before.all : withFound(before, { from: readFrom, to: readTo, found: shown }),
    typed: typed === undefined ? (wasRead ? null : before.typed) : typedTable(typed),
    readTo: block === null && start <= before.readTo ? tree.length : before.readTo,
  };
}

interface Found extends Span {
  readonly found: readonly FoundTable[];
}

/** Replaces the tables in a range. A table that overlaps a former one keeps its id. */
function withFound(before: Tables, { from, to, found }: Found): readonly TableAt[] {
  const former = [...tablesIn(before, from, to)];
  if (former.length === 0 && found.length === 0) return before.all;
  const added = found.map((at): TableAt => {
    const index = former.findIndex((one) => one.from <= at.to && one.to >= at.from);
    const [same] = index < 0 ? [] : former.splice(index, 1);
    return { id: same?.id ?? nextId(), ...at };
  });
  return [...before.all.filter((at) => at.to < from), ...added, ...before.all.filter((at) => at.from > to)];
}

function typedTable({ from, to, table }: FoundTable): TypedTable {
  return { from, to, hasLeadingPipe: table.header.leadingPipe };
}

/**
 * Returns the end of the range in which the cursor keeps a table from being displayed. If the table is already being
 * typed, the range includes the line below, which would be its next row.
 */
function endOfWriting(state: EditorState, { from, to }: Span, typed: Span | null): number {
  return typed !== null && typed.from <= to && from <= typed.to ? endOfLineBelow(state, to) : to;
}

export function endOfLineBelow({ doc }: EditorState, end: number): number {
  return doc.lineAt(Math.min(end + 1, doc.length)).to;
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
