import { Check, ChevronDown, CornerDownLeft, Delete, Minus, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { classNames } from './class-names.ts';
import styles from './keypad.module.css';
import { useCloseOnBack } from './overlay-closing.tsx';

export interface KeypadStep {
  /** The size of a step as shown on both step keys, such as `2.5`. */
  readonly shown: string;
  readonly lessLabel: string;
  readonly moreLabel: string;
  /**
   * The size of the step while a key is held, such as `1.25`, with the words about it; null if holding does nothing.
   */
  readonly held: { readonly shown: string; readonly description: string } | null;
  readonly onStep: (by: 1 | -1, isHeld: boolean) => void;
}

export interface KeypadProps {
  /**
   * The field that receives the input and keeps focus. It needs `inputMode="none"`, or the device opens its own
   * keyboard.
   */
  readonly field: HTMLInputElement;
  /** The name of the value, such as `Load, set 2`. */
  readonly label: string;
  /** The character of the key beside the zero: a decimal separator or a colon; null for whole numbers. */
  readonly sign: string | null;
  readonly step: KeypadStep | null;
  readonly labels: {
    readonly close: string;
    readonly erase: string;
    readonly next: string;
    readonly done: string;
  };
  readonly onClose: () => void;
  /** Called to move to the next field. */
  readonly onNext: () => void;
  /** Called to confirm the value; null if there is nothing to confirm. */
  readonly onDone: (() => void) | null;
  /** Further actions on the value, beside the label. */
  readonly children?: ReactNode;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/**
 * A keypad with large keys that replaces the device's keyboard, with keys to step up and down. A hardware keyboard
 * still works in the field.
 */
export function Keypad({ field, label, sign, step, labels, onClose, onNext, onDone, children }: KeypadProps) {
  useCloseOnBack(onClose);
  const key = (typed: string) => <Key key={typed} label={typed} shown={typed} onPress={() => typeInto(field, typed)} />;
  return (
    <fieldset className={styles.keypad} aria-label={label} data-keypad="">
      <div className={styles.head}>
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
        {children}
        <Key tone="quiet" label={labels.close} shown={<ChevronDown />} onPress={onClose} />
      </div>
      <div className={styles.keys}>
        <div className={styles.digits}>
          {digits.map(key)}
          {sign === null ? <span /> : key(sign)}
          {key('0')}
          <Key label={labels.erase} shown={<Delete />} onPress={() => typeInto(field, null)} />
        </div>
        <div className={styles.acts}>
          {step !== null && (
            <>
              <StepKey step={step} by={1} />
              <StepKey step={step} by={-1} />
            </>
          )}
          <Key label={labels.next} shown={<CornerDownLeft />} onPress={onNext} />
          {onDone !== null && <Key tone="done" label={labels.done} shown={<Check />} onPress={onDone} />}
        </div>
      </div>
    </fieldset>
  );
}

/** How long a key is pressed before it counts as held, as on phones. */
const holdMs = 500;

/** A key that steps the number. Held, it takes the smaller step instead, once. */
function StepKey({ step, by }: { readonly step: KeypadStep; readonly by: 1 | -1 }) {
  const isHeld = useRef(false);
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(hold.current), []);
  return (
    <Button
      className={classNames(styles.key)}
      data-tone="step"
      aria-label={by === 1 ? step.moreLabel : step.lessLabel}
      {...(step.held !== null && { 'aria-description': step.held.description })}
      preventFocusOnPress
      onPressStart={() => {
        isHeld.current = false;
        if (step.held === null) return;
        hold.current = setTimeout(() => {
          isHeld.current = true;
          step.onStep(by, true);
        }, holdMs);
      }}
      onPressEnd={() => clearTimeout(hold.current)}
      onPress={() => {
        if (!isHeld.current) step.onStep(by, false);
      }}
    >
      <span className={styles.step}>
        {by === 1 ? <Plus /> : <Minus />}
        {step.shown}
      </span>
      {step.held !== null && <span className={styles.held}>{step.held.shown}</span>}
    </Button>
  );
}

interface KeyProps {
  readonly label: string;
  readonly shown: ReactNode;
  readonly tone?: 'plain' | 'quiet' | 'done';
  readonly onPress: () => void;
}

function Key({ label, shown, tone = 'plain', onPress }: KeyProps) {
  return (
    <Button
      className={classNames(styles.key)}
      data-tone={tone}
      aria-label={label}
      preventFocusOnPress
      onPress={onPress}
    >
      {shown}
    </Button>
  );
}

/**
 * Types into a field as the device's keyboard would: replaces the selection, or inserts at the caret, and dispatches
 * the input event.
 *
 * @param text the text to type; null deletes the selection, or the character before the caret
 */
function typeInto(field: HTMLInputElement, text: string | null): void {
  const end = field.selectionEnd ?? field.value.length;
  const start = field.selectionStart ?? end;
  const from = text === null && start === end ? Math.max(0, start - 1) : start;
  field.setRangeText(text ?? '', from, end, 'end');
  field.dispatchEvent(
    new InputEvent('input', {
      bubbles: true,
      inputType: text === null ? 'deleteContentBackward' : 'insertText',
      data: text,
    }),
  );
}
