/** What was typed before the editor was created. */
export interface Early {
  /** The typed strings in order, so that only one that exceeds the size limit is rejected. */
  readonly pieces: readonly string[];
  readonly hadFocus: boolean;
  /** The last cursor position; null if the user did not set one. */
  readonly cursor: EarlyCursor | null;
}

/**
 * The start or end of the text, which was not displayed yet, or the point that was pressed, in pixels of the window.
 */
export type EarlyCursor = 'start' | 'end' | { readonly x: number; readonly y: number };

/** Passes text typed into stand-ins on to the editor. */
export interface EarlyText {
  /** Returns what was typed into the previous stand-in. */
  readonly known: () => Early | null;
  readonly leave: (early: Early | null) => void;
  /** Sets whether a stand-in holds text; meanwhile the document is not reported as saved. */
  readonly hold: (isTyped: boolean) => void;
  /** Returns the typed text for the editor to insert; only the first call returns it. */
  readonly take: () => Early | null;
}
