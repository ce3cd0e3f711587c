import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../../../language/index.ts';
import { Emitter } from '../../../lifecycle/index.ts';
import { Keypad } from '../../../ui/keypad.tsx';
import { useIsTouch } from '../../../ui/use-is-touch.ts';
import { loggingMessages } from '../messages/index.ts';

export interface KeypadAsk {
  readonly label: string;
  /** The character of the key beside the zero; null for whole numbers, which need none. */
  readonly sign: string | null;
  readonly step: {
    readonly shown: string;
    /** Half a step; null if there is none. */
    readonly halfShown: string | null;
    readonly by: (direction: 1 | -1, isHalf: boolean) => void;
  };
  /** Completes the set to which the field belongs. */
  readonly onDone: (() => void) | null;
}

interface OpenKeypad {
  readonly field: HTMLInputElement;
  readonly ask: () => KeypadAsk;
}

/** The field that the keypad types into. It is not React state, so that a touch does not render the whole page. */
class KeypadState {
  readonly #changes = new Emitter();
  readonly subscribe = this.#changes.subscribe;
  #open: OpenKeypad | null = null;

  get open(): OpenKeypad | null {
    return this.#open;
  }

  set(open: OpenKeypad | null): void {
    this.#open = open;
    this.#changes.emit();
  }

  /** Closes the keypad after the current press, unless another field has opened it in the meantime. */
  closeAfterPress(): void {
    const leaving = this.#open;
    if (leaving === null) return;
    afterPress(() => {
      if (this.#open === leaving) this.set(null);
    });
  }
}

let isPressing = false;
const pressEnds = ['pointerup', 'pointercancel'] as const;

function followPresses(): () => void {
  const following = new AbortController();
  const { signal } = following;
  const note = (pressing: boolean) => () => {
    isPressing = pressing;
  };
  window.addEventListener('pointerdown', note(true), { capture: true, signal });
  for (const end of pressEnds) window.addEventListener(end, note(false), { capture: true, signal });
  return () => following.abort();
}

/**
 * Calls a function after the current press has ended. Focus moves at the start of a press. If the keypad closed then,
 * the layout would shift and the finger would lift off a different element.
 */
function afterPress(work: () => void): void {
  if (!isPressing) return void setTimeout(work);
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    setTimeout(work);
  };
  for (const name of pressEnds) window.addEventListener(name, end, { signal: ended.signal });
}

const KeypadContext = createContext<KeypadState | null>(null);

/** Provides one keypad for all fields inside it. */
export function KeypadProvider({ children }: { readonly children: ReactNode }) {
  const [state] = useState(() => new KeypadState());
  useEffect(followPresses, []);
  return <KeypadContext value={state}>{children}</KeypadContext>;
}

/**
 * Returns a field's functions for the keypad. The keypad opens on touch devices only, whose own keyboard would cover
 * half the screen.
 */
export function useKeypad() {
  const state = useContext(KeypadContext);
  const isTouch = useIsTouch() && state !== null;
  return {
    isTouch,
    open: (field: HTMLInputElement, ask: () => KeypadAsk) => {
      if (isTouch) state.set({ field, ask });
    },
    /** Handles blur of the field. The keypad stays open if focus moves to one of its keys. */
    leave: (to: EventTarget | null) => {
      if (!(to instanceof Element && to.closest('[data-keypad]'))) state?.closeAfterPress();
    },
    /**
     * Handles removal of the field, for example because its set was deleted on another device. Removal fires no blur
     * event.
     */
    end: (field: HTMLInputElement | null) => {
      if (state !== null && state.open?.field === field) state.set(null);
    },
  };
}

/** Renders the keypad while a field is open. */
export function KeypadHost() {
  const state = useContext(KeypadContext);
  if (state === null) throw new Error('KeypadHost must be rendered inside its provider');
  const open = useSyncExternalStore(state.subscribe, () => state.open);
  useEffect(() => {
    open?.field.closest('tr')?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return open === null ? null : <OpenedKeypad key={open.ask().label} open={open} />;
}

function OpenedKeypad({ open: { field, ask } }: { readonly open: OpenKeypad }) {
  const l = useMessages(loggingMessages);
  const { label, sign, step, onDone } = ask();
  const close = () => field.blur();
  return (
    <Keypad
      field={field}
      label={label}
      sign={sign}
      step={{
        shown: step.shown,
        lessLabel: l.decrease({ step: step.shown }),
        moreLabel: l.increase({ step: step.shown }),
        held:
          step.halfShown === null
            ? null
            : { shown: l.hold({ step: step.halfShown }), description: l.holdFor({ step: step.halfShown }) },
        onStep: (by, isHeld) => ask().step.by(by, isHeld),
      }}
      labels={l.keypad}
      onClose={close}
      onNext={() => nextNumber(field)?.focus()}
      onDone={
        onDone === null
          ? null
          : () => {
              ask().onDone?.();
              close();
            }
      }
    />
  );
}

function nextNumber(field: HTMLInputElement): HTMLInputElement | undefined {
  const numbers = Array.from(document.querySelectorAll<HTMLInputElement>('input[data-number]:not([readonly])'));
  return numbers[numbers.indexOf(field) + 1];
}
