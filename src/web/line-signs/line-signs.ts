import type { ReactNode } from 'react';

/** A line of a note as an editor shows it. */
export interface LineText {
  /** Counted from 1. */
  readonly number: number;
  readonly text: string;
  /** Whether the cursor is in it. */
  readonly isCurrent: boolean;
}

/** What an action changed outside of the text. It is undone and redone together with the text. */
export interface OutsideChange {
  readonly undo: () => void;
  readonly redo: () => void;
  /** Returns whether undo would take back everything. If not, the text stays as it is, too. Without it, it would. */
  readonly canUndo?: () => boolean;
  /** Tells the person why the step was not undone. */
  readonly tellKept?: () => void;
}

/** An action that a sign offers on lines of the text. */
export interface LineAction {
  readonly lines: readonly LineText[];
  /**
   * Returns what the action changes: the texts of the lines, null to remove one, and then something outside of the text.
   * It is only called while the lines are as they were read.
   */
  readonly run: () => {
    readonly texts: readonly (string | null)[];
    readonly changeOutside: (() => OutsideChange) | null;
  };
  /** Returns the same action on all lines of the text, if it was offered for only those that were read. */
  readonly inWhole?: (lines: readonly LineText[]) => LineAction;
}

/** What another section of the app shows at a line of a note, because it understands the line. */
export interface LineSign {
  /** Changes with everything that the sign shows. */
  readonly id: string;
  /** A link shown at the end of the line; null for none. */
  readonly mark: { readonly label: string; readonly href: string } | null;
  /** Returns what is shown below the line. */
  readonly below: ((act: (action: LineAction) => void) => ReactNode) | null;
  /** The action of Mod+Enter. */
  readonly accept: LineAction | null;
  /** The action when the cursor leaves the line after it was edited. */
  readonly leave: LineAction | null;
}

/** Reads lines of a note for another section of the app. */
export interface LineReader {
  /**
   * Reads consecutive lines. It is called after each key, so it must be fast.
   *
   * @param lineCount the number of lines of the text
   */
  readonly read: (lines: readonly LineText[], lineCount: number) => readonly (LineSign | null)[];
  /** Calls the listener when lines may be read differently. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns where the id at the end of a line begins, which the live preview hides; null if it has none. */
  readonly suffixAt: (line: string) => number | null;
  /**
   * Called with lines that were deleted with their ids.
   *
   * @param attach connects a later change to the deletion, so that undo covers both
   */
  readonly deleted: (lines: readonly string[], attach: (change: OutsideChange) => void) => void;
  /** Returns names that complete the first words of a line, best first. */
  readonly completions: (words: string) => readonly string[];
}
