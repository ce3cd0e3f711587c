import type { EditorState, StateEffect } from '@codemirror/state';
import { digestOf, hexOf } from '#domain/digest/index.ts';
import { foldsIn } from '../text/folded.ts';
import type { Span } from '../text/span.ts';
import { allFoldables, type Foldable, foldableName, wholeTree } from './foldable.ts';
import { foldingOf, isFolded } from './folds.ts';

/** Keeps on this device what a person folded or unfolded in one text. */
export interface FoldMemory {
  readonly read: () => readonly string[];
  /**
   * @param keys of everything that is not as the text says: folded headings and items, and toggled callouts and details
   */
  readonly keep: (keys: readonly string[]) => void;
}

/** Returns the effects that fold what was folded when the text was left, and what the text says starts folded. */
export function foldsAtFirst(state: EditorState, memory: FoldMemory | null): readonly StateEffect<Span>[] {
  const kept = new Set(memory?.read());
  if (kept.size === 0 && !mayStartFolded(state)) return [];
  const tree = wholeTree(state, parseMilliseconds);
  const foldables = tree === null ? [] : allFoldables(state, tree);
  const keys = kept.size === 0 ? null : keysOf(state, foldables);
  const { head } = state.selection.main;
  return foldables
    .filter((each) => each.startsFolded !== kept.has(keys?.get(each)?.() ?? ''))
    .flatMap((each) => foldingOf(state, each))
    .filter(({ value }) => head <= value.from || value.to <= head);
}

/** Keeps what is folded now. If the text cannot be parsed in time, what was kept before stays. */
export function keepFolds(state: EditorState, memory: FoldMemory): void {
  const { length } = state.doc;
  if (foldsIn(state, { from: 0, to: length }).length === 0 && memory.read().length === 0 && !mayStartFolded(state))
    return;
  const tree = wholeTree(state, parseMilliseconds);
  if (tree === null) return;
  const foldables = allFoldables(state, tree);
  const keys = keysOf(state, foldables);
  const changed = foldables.filter((each) => isFolded(state, each) !== each.startsFolded);
  memory.keep(changed.flatMap((each) => keys.get(each)?.() ?? []));
}

/** Returns whether the text may contain a callout or `<details>` that starts folded. */
function mayStartFolded({ doc }: EditorState): boolean {
  return /\]-|<details/i.test(doc.toString());
}

/**
 * Returns a key for each part: its words and how many before it have the same. It stays the same when other parts are
 * edited, on any device, and contains no text of the note.
 */
function keysOf(state: EditorState, foldables: readonly Foldable[]): ReadonlyMap<Foldable, () => string> {
  const countByName = new Map<string, number>();
  return new Map(
    foldables.map((each) => {
      const name = `${each.kind} ${foldableName(state, each)}`;
      const before = countByName.get(name) ?? 0;
      countByName.set(name, before + 1);
      return [each, () => `${hexOf(digestOf(name)).slice(0, 16)}-${before}`];
    }),
  );
}

const parseMilliseconds = 300;
