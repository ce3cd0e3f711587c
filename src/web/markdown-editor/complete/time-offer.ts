import { type Completion, pickedCompletion } from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import type { CompletionOffer } from './completion-offer.ts';
import type { Offered } from './enter-key.ts';
import type { CompletionProviders, TimeChoice } from './providers.ts';

/**
 * Completes times behind `@` in a task, shows what they mean, and replaces them with their dates: words such as
 * `tomorrow` would mean another day when they are read later. Must come before what else completes after `@`, so that a
 * time is selected first.
 */
export function timeOffer(providers: () => CompletionProviders): CompletionOffer {
  const complete: CompletionOffer['complete'] = ({ text, from }, { pos }) => {
    const options = providers()
      .times(text)
      .map((choice) => timeOption(choice, text));
    return options.length === 0 ? null : { from, to: pos, filter: false, options };
  };
  return { behind: timeInTask, complete };
}

/** Offers to make words such as `tomorrow 18:00` at the end of a task its time. Keys belong to the text. */
export function plainTimeOffer(providers: () => CompletionProviders): CompletionOffer {
  const complete: CompletionOffer['complete'] = ({ text }, { pos, state }) => {
    const found = state.doc.lineAt(pos).to === pos ? providers().plainTime(text) : null;
    if (found === null) return null;
    const { words, label, dated } = found;
    const option: Offered = {
      label,
      detail: `@${dated}`,
      type: 'time',
      takenBy: 'press',
      apply: insertTime(`@${dated}`),
    };
    return { from: pos - words.length, to: pos, filter: false, options: [option] };
  };
  return { behind: taskWithoutTime, complete };
}

function timeOption({ label, dated, isTyped }: TimeChoice, typed: string): Offered {
  return {
    label,
    detail: dated,
    type: 'time',
    ...(isTyped ? { takenBy: 'press' } : typed === '' && { takenBy: 'arrows' }),
    apply: insertTime(dated),
  };
}

/** Returns a function that inserts a time, with a space behind it. */
function insertTime(time: string) {
  return (view: EditorView, completion: Completion, from: number, to: number) => {
    const isSpaceAfter = /[^\S\n]/.test(view.state.sliceDoc(to, to + 1));
    view.dispatch({
      changes: { from, to, insert: isSpaceAfter ? time : `${time} ` },
      selection: { anchor: from + time.length + 1 },
      annotations: pickedCompletion.of(completion),
      userEvent: 'input.complete',
      scrollIntoView: true,
    });
  };
}

/** A task up to the cursor, whose last `@` could begin a time. */
const timeInTask = /^[\s>]*(?:[-*+]|\d{1,9}[.)])\s+\[[ xX]{1,4}\]\s(?:.*[\s("'“‘«„])?@((?:[\p{L}\d][^@\n]{0,80})?)$/u;

/** The text of a task up to the cursor. */
const taskWithoutTime = /^[\s>]*(?:[-*+]|\d{1,9}[.)])\s+\[[ xX]{1,4}\]\s(.*[\p{L}\d.])$/u;
