import { pickedCompletion, startCompletion } from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import type { EditorView } from '@codemirror/view';
import { answerLanguage } from '#domain/notes/markdown/index.ts';
import type { EditorMessages } from '../messages/index.ts';
import { enclosing } from '../text/tree-at.ts';
import type { CompletionOffer } from './completion-offer.ts';

/** Completes the language of a live answer after the marks that begin a block of code, and writes the rest of the block. */
export function answerBlockOffer({ liveAnswer }: EditorMessages): CompletionOffer {
  return {
    behind: /^ {0,3}(?:`{3,}|~{3,})([a-z]{2,})$/,
    isWithin: (state, pos) => {
      const block = enclosing(syntaxTree(state).resolveInner(pos, -1), 'FencedCode');
      const line = state.doc.lineAt(pos);
      const isInList = block !== null && enclosing(block, 'ListItem') !== null; // a block there is no live answer
      return block !== null && block.from >= line.from && pos === line.to && !isInList;
    },
    complete: ({ from, text }, { pos }) => {
      if (!answerLanguage.startsWith(text) || text === answerLanguage) return null;
      const label = `\`\`\`${answerLanguage}`;
      const option = { label, type: 'liveAnswer', detail: liveAnswer, apply: writeBlock };
      return { from, to: pos, options: [option], filter: false };
    },
  };
}

/** Writes what the block lacks, so that the cursor is on an empty line in it. */
function writeBlock(view: EditorView, completion: { readonly label: string }, from: number, to: number): void {
  const { doc } = view.state;
  const { number, text } = doc.lineAt(from);
  const marks = /^ {0,3}(`+|~+)/.exec(text)?.[1] ?? '';
  const line = (at: number) => (at <= doc.lines ? doc.line(at).text.trim() : '');
  const isEmptyBlock = line(number + 1) === '' && line(number + 2) === marks;
  const end = isEmptyBlock ? '' : line(number + 1) === marks ? '\n' : `\n\n${marks}`;
  view.dispatch({
    changes: { from, to, insert: answerLanguage + end },
    selection: { anchor: from + answerLanguage.length + 1 },
    annotations: pickedCompletion.of(completion),
    userEvent: 'input.complete',
    scrollIntoView: true,
  });
  startCompletion(view);
}
