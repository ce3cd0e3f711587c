import {
  type Completion,
  closeCompletion,
  completionStatus,
  currentCompletions,
  selectedCompletionIndex,
  setSelectedCompletion,
} from '@codemirror/autocomplete';
import { EditorState, type Extension, Prec } from '@codemirror/state';
import { type Command, keymap } from '@codemirror/view';

/**
 * Completion of which the editor says when keys take it. By default, it is selected as soon as it is the first one
 * shown, so that Enter takes it.
 */
export interface Offered extends Completion {
  /**
   * `arrows`: Enter takes it only after the arrow keys selected it, because nobody may want a completion here.
   * `press`: it says what is typed already, so that keys belong to the text; it can still be pressed.
   */
  readonly takenBy?: 'arrows' | 'press';
}

/** Leaves Enter and the arrow keys to the text, except where the shown completions are meant. */
export const keysOfTyping: Extension = [
  Prec.highest(
    keymap.of([
      { key: 'ArrowDown', run: leaveToText((offered) => offered.every(({ takenBy }) => takenBy === 'press')) },
      ...['ArrowUp', 'PageUp', 'PageDown'].map((key) => ({ key, run: leaveToText(() => true) })),
    ]),
  ),
  // Together with the completions, so that Enter never meets a list that is shown but not selected yet.
  EditorState.transactionExtender.of((transaction) => {
    const { startState } = transaction;
    if (completionStatus(startState) === null) return null;
    const { state } = transaction;
    const offered = offeredIn(state);
    const isSelected = selectedCompletionIndex(state) !== null;
    if (isSelected || offered === offeredIn(startState) || !isMeant(offered)) return null;
    return { effects: setSelectedCompletion(0) };
  }),
];

function isMeant(offered: readonly Offered[]): boolean {
  return offered[0]?.takenBy === undefined && offered.length > 0 && offered.every(({ takenBy }) => takenBy !== 'press');
}

/** Closes the completions while none is selected, so that the key acts on the text. */
function leaveToText(isLeft: (offered: readonly Offered[]) => boolean): Command {
  return (view) => {
    const offered = offeredIn(view.state);
    if (offered.length > 0 && selectedCompletionIndex(view.state) === null && isLeft(offered)) closeCompletion(view);
    return false;
  };
}

function offeredIn(state: EditorState): readonly Offered[] {
  return currentCompletions(state);
}
