import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../../language/index.ts';
import { Keypad } from '../../ui/keypad.tsx';
import { loggingMessages } from './messages/index.ts';

/** What a field wants of the keypad. */
export interface KeypadAsk {
  readonly label: string;
  /** The key beside the nought; null for whole numbers. */
  readonly sign: string | null;
  readonly step: { readonly shown: string; readonly by: (direction: 1 | -1) => void };
  /** Ticks off the set of the field. */
  readonly onDone: (() => void) | null;
}

interface OpenKeypad {
  readonly field: HTMLInputElement;
  readonly ask: () => KeypadAsk;
}

/** Which field the keypad types into. Apart from the state of the page, or each touch would render all of it. */
class KeypadState {
  readonly #listeners = new Set<() => void>();
  #open: OpenKeypad | null = null;

  get open(): OpenKeypad | null {
    return this.#open;
  }

  set(open: OpenKeypad | null): void {
    this.#open = open;
    for (const listener of this.#listeners) listener();
  }

  /** Closes it unless another field has asked for it by then. */
  closeAfterPress(): void {
    const leaving = this.#open;
    if (leaving === null) return;
    afterPress(() => {
      if (this.#open === leaving) this.set(null);
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
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
 * Does something once the press that is under way has come to its button. A press takes the focus before it is a press,
 * and where the page moves in between, as it does when the keypad goes, the finger lifts off something else.
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

/** Has one keypad for all fields in it. */
export function KeypadProvider({ children }: { readonly children: ReactNode }) {
  const [state] = useState(() => new KeypadState());
  useEffect(followPresses, []);
  return <KeypadContext value={state}>{children}</KeypadContext>;
}

/** Asked for once: every field of every set asks with each render. */
let touch: MediaQueryList | null = null;

function touchQuery(): MediaQueryList {
  touch ??= window.matchMedia('(pointer: coarse)');
  return touch;
}

function useIsTouch(): boolean {
  return useSyncExternalStore(followTouch, () => touchQuery().matches);
}

function followTouch(onChange: () => void): () => void {
  const query = touchQuery();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** For a field: opens the keypad under fingers, where the device's own keyboard would cover half the screen. */
export function useKeypad() {
  const state = useContext(KeypadContext);
  const isTouch = useIsTouch() && state !== null;
  return {
    isTouch,
    open: (field: HTMLInputElement, ask: () => KeypadAsk) => {
      if (isTouch) state.set({ field, ask });
    },
    /** The focus has left the field, for a key of the keypad or for good. */
    leave: (to: EventTarget | null) => {
      if (!(to instanceof Element && to.closest('[data-keypad]'))) state?.closeAfterPress();
    },
    /** The field is no more, perhaps because its set was deleted on another device: nothing tells of lost focus then. */
    end: (field: HTMLInputElement | null) => {
      if (state !== null && state.open?.field === field) state.set(null);
    },
  };
}

/** Where the keypad stands while a field is typed into. */
export function KeypadHost() {
  const state = useContext(KeypadContext);
  if (state === null) throw new Error('A keypad stands inside its provider');
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
        onStep: (by) => ask().step.by(by),
      }}
      words={l.keypad}
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
