import {
  type CompletionContext,
  type CompletionResult,
  type CompletionSource,
  closeCompletion,
  completionStatus,
} from '@codemirror/autocomplete';
import { EditorState, type Extension, Prec, StateEffect, StateField } from '@codemirror/state';
import { type Command, keymap } from '@codemirror/view';
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

/**
 * Makes offers where something opens them. With any other key nothing is asked, and nothing is drawn to say so. Those that
 * Escape has closed are not made again for what opened them.
 */
export function completionOffers(offers: readonly CompletionOffer[]): Extension {
  const asked = offers.map((offer) => ({ behind: offer.behind, data: { autocomplete: sourceOf(offer) } }));
  const openedAt = (state: EditorState, pos: number): number | null => {
    const line = lineBehind(state, pos);
    const [typed] = offers.flatMap(({ behind }) => behind.exec(line)?.[1] ?? []);
    return typed === undefined ? null : pos - typed.length;
  };
  const decline: Command = (view) => {
    if (completionStatus(view.state) === null) return false;
    closeCompletion(view);
    view.dispatch({ effects: declined.of(openedAt(view.state, view.state.selection.main.head)) });
    return true;
  };
  return [
    declinedAt,
    Prec.highest(keymap.of([{ key: 'Escape', run: decline }])),
    EditorState.languageData.of((state, pos) => {
      const line = lineBehind(state, pos);
      const open = asked.filter(({ behind }) => behind.test(line));
      return open.length > 0 && openedAt(state, pos) === state.field(declinedAt) ? [] : open.map(({ data }) => data);
    }),
  ];
}

const declined = StateEffect.define<number | null>();

/** Where what was typed began when somebody wanted no offer for it. */
const declinedAt = StateField.define<number | null>({
  create: () => null,
  update: (before, { changes, effects }) =>
    effects.reduce<number | null>(
      (at, effect) => (effect.is(declined) ? effect.value : at),
      before === null ? null : changes.mapPos(before, -1),
    ),
});

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
