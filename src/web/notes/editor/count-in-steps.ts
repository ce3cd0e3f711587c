import type { EditorState } from '@codemirror/state';
import { signCount, wordCount } from '#domain/notes/markdown/index.ts';

export interface TextCounts {
  /** Whether they are those of what is selected. */
  readonly isSelection: boolean;
  readonly words: number;
  /** As a person counts them: what is seen as one sign is one. */
  readonly characters: number;
}

/** So many lines are counted in a step: about half a millisecond. */
const linesAStep = 200;

/** Counts what is selected, or else all: a line after the other, which no word reaches across. */
export function* countInSteps({ doc, selection }: EditorState): Generator<void, TextCounts> {
  const chosen = selection.ranges.filter(({ empty }) => !empty);
  const texts = chosen.length === 0 ? [doc] : chosen.map(({ from, to }) => doc.slice(from, to));
  let [words, characters, lines] = [0, 0, 0];
  for (const text of texts) {
    for (const line of text.iterLines()) {
      words += wordCount(line);
      characters += signCount(line);
      lines += 1;
      if (lines % linesAStep === 0) yield;
    }
  }
  return { isSelection: chosen.length > 0, words, characters: characters + lines - 1 };
}
