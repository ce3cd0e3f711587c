import { type Completion, startCompletion } from '@codemirror/autocomplete';
import { EditorSelection, type StateCommand, Transaction } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { foldForSearch } from '#domain/kernel/index.ts';
import type { CompletionOffer } from '../complete/completion-offer.ts';
import type { Offered } from '../complete/enter-key.ts';
import type { TextDay } from '../complete/providers.ts';
import type { EditorMessages } from '../messages/index.ts';
import type { Span } from '../text/span.ts';
import { type SlashItem, slashItems } from './slash-items.ts';

export interface SlashOptions {
  readonly labels: EditorMessages;
  /** Opens a file picker that inserts at the cursor. */
  readonly chooseFiles: (view: EditorView) => void;
  readonly host: () => SlashHost;
}

export interface SlashHost extends TextDay {
  /** Opens the template picker, which inserts at the cursor. */
  readonly chooseTemplate: () => void;
}

/**
 * Opens the slash menu after `/` at the start of a line or after a space. Items match by any part of their name or
 * search terms.
 */
export function slashOffer(options: SlashOptions): CompletionOffer {
  const { labels, host } = options;
  const complete: CompletionOffer['complete'] = ({ text, from }) => {
    const wanted = foldForSearch(text);
    const items = slashItems(labels, host())
      .filter(({ label, names }) => foldForSearch(`${label} ${names}`).replaceAll(' ', '').includes(wanted))
      .sort((a, b) => Number(isNamed(b, wanted)) - Number(isNamed(a, wanted)));
    if (items.length === 0) return null;
    // somebody may write a slash
    const taken: Pick<Offered, 'takenBy'> = wanted === '' ? { takenBy: 'arrows' } : {};
    return { from: from - 1, options: items.map((item) => ({ ...optionOf(item, options), ...taken })), filter: false };
  };
  return { behind: /(?:^|\s)\/([^\s/]*)$/, complete };
}

function isNamed({ label }: SlashItem, wanted: string): boolean {
  return foldForSearch(label).startsWith(wanted);
}

function optionOf({ id, label, command }: SlashItem, { chooseFiles, host }: SlashOptions): Completion {
  return {
    label,
    type: id,
    apply: (view, _, from, to) => {
      insteadOf(view, { from, to }, command);
      if (id === 'file') chooseFiles(view);
      if (id === 'template') host().chooseTemplate();
      if (id === 'noteLink' || id === 'liveAnswer') startCompletion(view);
    },
  };
}

/** Removes the typed `/` and filter text and runs a command, as one undo step. */
function insteadOf(view: EditorView, typed: Span, command: StateCommand) {
  const cleared = view.state.update({ changes: typed, selection: EditorSelection.cursor(typed.from) });
  let changes = cleared.changes;
  let { selection } = cleared.state;
  let userEvent: string | undefined;
  command({
    state: cleared.state,
    dispatch: (transaction) => {
      changes = changes.compose(transaction.changes);
      selection = transaction.state.selection;
      userEvent = transaction.annotation(Transaction.userEvent);
    },
  });
  view.dispatch({ changes, selection, userEvent: userEvent ?? 'input.complete', scrollIntoView: true });
}
