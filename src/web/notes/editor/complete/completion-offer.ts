import type { CompletionContext, CompletionResult, CompletionSource } from '@codemirror/autocomplete';
import { EditorState, type Extension } from '@codemirror/state';
import { isInCode } from '../commands/edit-lines.ts';

/** What was typed, from where to the cursor. */
export interface Typed {
  readonly from: number;
  readonly text: string;
}

/** Choices that are offered behind what opens them. */
export interface CompletionOffer {
  /** What the line says up to the cursor; the first group is what was typed. */
  readonly behind: RegExp;
  readonly complete: (
    typed: Typed,
    context: CompletionContext,
  ) => CompletionResult | null | Promise<CompletionResult | null>;
}

/** Makes offers where something opens them. With any other key nothing is asked, and nothing is drawn to say so. */
export function completionOffers(offers: readonly CompletionOffer[]): Extension {
  const asked = offers.map((offer) => ({ behind: offer.behind, data: { autocomplete: sourceOf(offer) } }));
  return EditorState.languageData.of((state, pos) => {
    const line = lineBehind(state, pos);
    return asked.filter(({ behind }) => behind.test(line)).map(({ data }) => data);
  });
}

function sourceOf({ behind, complete }: CompletionOffer): CompletionSource {
  return (context) => {
    const { state, pos } = context;
    const text = behind.exec(lineBehind(state, pos))?.[1];
    return text === undefined || isInCode(state, pos) ? null : complete({ from: pos - text.length, text }, context);
  };
}

/** What a line says up to the cursor. */
export function lineBehind(state: EditorState, pos: number): string {
  const line = state.doc.lineAt(pos);
  return line.text.slice(0, pos - line.from);
}
