import { pickedCompletion } from '@codemirror/autocomplete';
import type { CompletionOffer } from './completion-offer.ts';
import type { CompletionProviders } from './providers.ts';

/**
 * Shows what a time behind `@` in a task means, and replaces it with its date: words such as `tomorrow` would mean
 * another day when they are read later.
 */
export function timeOffer({ time }: Pick<CompletionProviders, 'time'>): CompletionOffer {
  const complete: CompletionOffer['complete'] = ({ text, from }, { pos }) => {
    const choice = time(text);
    if (choice === null) return null;
    const { label, dated } = choice;
    return {
      from,
      to: pos,
      filter: false,
      options: [
        {
          label,
          detail: dated,
          type: 'time',
          apply: (view, completion, start, end) =>
            view.dispatch({
              changes: { from: start, to: end, insert: dated },
              selection: { anchor: start + dated.length },
              annotations: pickedCompletion.of(completion),
              userEvent: 'input.complete',
              scrollIntoView: true,
            }),
        },
      ],
    };
  };
  return { behind: timeInTask, complete };
}

/** A task up to the cursor, whose last `@` could begin a time. */
const timeInTask = /^[\s>]*(?:[-*+]|\d{1,9}[.)])\s+\[[ xX]{1,4}\]\s(?:.*[\s("'“‘«„])?@([\p{L}\d][^@\n]{0,80})$/u;
