import type { EditorState } from '@codemirror/state';
import { replacedParts, signCount, withoutLineIds, wordCount } from '#domain/notes/markdown/index.ts';
import type { Span } from '../text/span.ts';
import { treeAt } from '../text/tree-at.ts';

export interface TextCounts {
  /** Whether only the selection was counted. */
  readonly isSelection: boolean;
  readonly words: number;
  /** Number of grapheme clusters. */
  readonly characters: number;
}

/** The number of lines counted per step, which takes about a millisecond. */
const linesAStep = 200;

/**
 * Counts the words and characters that are read in the selection, or in the whole note if nothing is selected: without
 * markup, addresses and the ids of logged lines. Works line by line, as no word spans lines.
 */
export function* countInSteps(state: EditorState): Generator<void, TextCounts> {
  const { doc, selection } = state;
  const chosen = selection.ranges.filter(({ empty }) => !empty);
  let [words, characters, lines] = [0, 0, 0];
  for (const { from, to } of chosen.length === 0 ? [{ from: 0, to: doc.length }] : chosen) {
    for (let at = from; at <= to; ) {
      const { number } = doc.lineAt(at);
      const last = doc.line(Math.min(number + linesAStep - 1, doc.lines));
      const end = Math.min(last.to, to);
      for (const line of readLines(state, { from: at, to: end })) {
        words += wordCount(line);
        characters += signCount(line);
        lines += 1;
      }
      at = last.to + 1;
      yield;
    }
  }
  return { isSelection: chosen.length > 0, words, characters: characters + Math.max(0, lines - 1) };
}

/** Returns the lines of a text as they are read. Lines that consist of markup, such as the fences of code, are none. */
function readLines(state: EditorState, { from, to }: Span): readonly string[] {
  const text = { slice: (start: number, end: number) => state.sliceDoc(start, end) };
  let [plain, read] = ['', from];
  for (const part of replacedParts(text, treeAt(state, to).topNode, { from, to })) {
    plain += text.slice(read, Math.max(part.from, read)) + replaced + part.shown;
    read = part.to;
  }
  plain += text.slice(read, Math.max(to, read));
  return plain.split('\n').flatMap((line) => {
    const written = withoutLineIds(line);
    if (!line.includes(replaced)) return written;
    const shown = written.replaceAll(replaced, '').replaceAll(/\s+/g, ' ').trim();
    return shown === '' ? [] : shown;
  });
}

/** Marks where a line has markup; no text contains it. */
const replaced = '\u0000';
