import { pickedCompletion } from '@codemirror/autocomplete';
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

function timeOption({ label, dated, isTyped }: TimeChoice, typed: string): Offered {
  return {
    label,
    detail: dated,
    type: 'time',
    ...(isTyped ? { takenBy: 'press' } : typed === '' && { takenBy: 'arrows' }),
    apply: (view, completion, from, to) => {
      const isSpaceAfter = /[^\S\n]/.test(view.state.sliceDoc(to, to + 1));
      view.dispatch({
        changes: { from, to, insert: isSpaceAfter ? dated : `${dated} ` },
        selection: { anchor: from + dated.length + 1 },
        annotations: pickedCompletion.of(completion),
        userEvent: 'input.complete',
        scrollIntoView: true,
      });
    },
  };
}

/** A task up to the cursor, whose last `@` could begin a time. */
const timeInTask = /^[\s>]*(?:[-*+]|\d{1,9}[.)])\s+\[[ xX]{1,4}\]\s(?:.*[\s("'“‘«„])?@((?:[\p{L}\d][^@\n]{0,80})?)$/u;
