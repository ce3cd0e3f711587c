import {
  type CompletionContext,
  type CompletionResult,
  type CompletionSource,
  closeCompletion,
  completionStatus,
} from '@codemirror/autocomplete';
import { EditorState, type Extension, Prec, StateEffect, StateField } from '@codemirror/state';
import { type Command, keymap } from '@codemirror/view';
import { isInCode } from '../text/block-at.ts';

/** The text from the trigger to the cursor, and where it starts. */
export interface Typed {
  readonly from: number;
  readonly text: string;
}

/** Completions that a trigger such as `[[` opens. */
export interface CompletionOffer {
  /** Matches the line up to the cursor; the first group is the text typed after the trigger. */
  readonly behind: RegExp;
  /** Returns whether it is offered at a position. By default, it is offered everywhere except in code. */
  readonly isWithin?: (state: EditorState, pos: number) => boolean;
  readonly complete: (
    typed: Typed,
    context: CompletionContext,
  ) => CompletionResult | null | Promise<CompletionResult | null>;
}

/**
 * Provides completions after their triggers. Other keystrokes query no source and show no loading state. Completions
 * that the user closed with Escape do not reopen for the same trigger.
 */
export function completionOffers(offers: readonly CompletionOffer[]): Extension {
  const asked = offers.map((offer) => ({ offer, data: { autocomplete: sourceOf(offer) } }));
  const openedAt = (state: EditorState, pos: number): number | null => {
    const line = lineAfter(state, pos);
    const open = offers.filter((offer) => mayOffer(offer, state, pos));
    const [typed] = open.flatMap(({ behind }) => behind.exec(line)?.[1] ?? []);
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
      const line = lineAfter(state, pos);
      const open = asked.filter(({ offer }) => offer.behind.test(line) && mayOffer(offer, state, pos));
      return open.length > 0 && openedAt(state, pos) === state.field(declinedAt) ? [] : open.map(({ data }) => data);
    }),
  ];
}

const declined = StateEffect.define<number | null>();

/** Start of the typed text for which the user closed the completions. */
const declinedAt = StateField.define<number | null>({
  create: () => null,
  update: (before, { changes, effects }) =>
    effects.reduce<number | null>(
      (at, effect) => (effect.is(declined) ? effect.value : at),
      before === null ? null : changes.mapPos(before, -1),
    ),
});

function sourceOf({ behind, isWithin = isOutsideCode, complete }: CompletionOffer): CompletionSource {
  const answer = (context: CompletionContext): CompletionResult | null | Promise<CompletionResult | null> => {
    const { state, pos } = context;
    const text = behind.exec(lineAfter(state, pos))?.[1];
    const result =
      text === undefined || !isWithin(state, pos) ? null : complete({ from: pos - text.length, text }, context);
    return result === null || result instanceof Promise ? result : { ...result, update };
  };
  // What is known at once is answered with the key itself: a list that waits takes no keys, although it is shown.
  const update: NonNullable<CompletionResult['update']> = (_result, _from, _to, context) => {
    const result = answer(context);
    return result instanceof Promise ? null : result;
  };
  return answer;
}

function isOutsideCode(state: EditorState, pos: number): boolean {
  return !isInCode(state, pos);
}

/** Whether the text is code is only looked up once the completions are asked for. */
function mayOffer({ isWithin }: CompletionOffer, state: EditorState, pos: number): boolean {
  return isWithin === undefined || isWithin(state, pos);
}

export function lineAfter(state: EditorState, pos: number): string {
  const line = state.doc.lineAt(pos);
  return line.text.slice(0, pos - line.from);
}
