import type { EditorState } from '@codemirror/state';
import { signCount, withoutLineIds, wordCount } from '#domain/notes/markdown/index.ts';

export interface TextCounts {
  /** Whether only the selection was counted. */
  readonly isSelection: boolean;
  readonly words: number;
  /** Number of grapheme clusters. */
  readonly characters: number;
}

/** The number of lines counted per step, which takes about half a millisecond. */
const linesAStep = 200;

/**
 * Counts the words and characters of the selection, or of the whole note if nothing is selected, without the ids of
 * logged lines, which are hidden. Works line by line, as no word spans lines.
 */
export function* countInSteps({ doc, selection }: EditorState): Generator<void, TextCounts> {
  const chosen = selection.ranges.filter(({ empty }) => !empty);
  const texts = chosen.length === 0 ? [doc] : chosen.map(({ from, to }) => doc.slice(from, to));
  let [words, characters, lines] = [0, 0, 0];
  for (const text of texts) {
    for (const written of text.iterLines()) {
      const line = withoutLineIds(written);
      words += wordCount(line);
      characters += signCount(line);
      lines += 1;
      if (lines % linesAStep === 0) yield;
    }
  }
  return { isSelection: chosen.length > 0, words, characters: characters + lines - 1 };
}
