import { type Completion, pickedCompletion } from '@codemirror/autocomplete';
import type { CompletionOffer } from './completion-offer.ts';
import type { CompletionProviders, TimeChoice } from './providers.ts';

/**
 * Completes times behind `@` in a task, shows what they mean, and replaces them with their dates: words such as
 * `tomorrow` would mean another day when they are read later. Must come before what else completes after `@`, so that a
 * time is selected first.
 */
export function timeOffer(providers: () => CompletionProviders): CompletionOffer {
  const complete: CompletionOffer['complete'] = ({ text, from }, { pos }) => {
    const options = providers().times(text).map(timeOption);
    return options.length === 0 ? null : { from, to: pos, filter: false, options };
  };
  return { behind: timeInTask, complete };
}

function timeOption({ label, dated }: TimeChoice): Completion {
  return {
    label,
    detail: dated,
    type: 'time',
    apply: (view, completion, from, to) =>
      view.dispatch({
        changes: { from, to, insert: dated },
        selection: { anchor: from + dated.length },
        annotations: pickedCompletion.of(completion),
        userEvent: 'input.complete',
        scrollIntoView: true,
      }),
  };
}

/** A task up to the cursor, whose last `@` could begin a time. */
const timeInTask = /^[\s>]*(?:[-*+]|\d{1,9}[.)])\s+\[[ xX]{1,4}\]\s(?:.*[\s("'“‘«„])?@((?:[\p{L}\d][^@\n]{0,80})?)$/u;
