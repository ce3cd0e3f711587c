import { Check, ChevronDown, CornerDownLeft, Delete, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { classNames } from './class-names.ts';
import { useCloseOnBack } from './close-on-back.tsx';
import styles from './keypad.module.css';
import { typeInto } from './type-into.ts';

export interface KeypadStep {
  /** The size of a step as shown on both step keys, such as `2.5`. */
  readonly shown: string;
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly onStep: (by: 1 | -1) => void;
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
  readonly words: {
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
export function Keypad({ field, label, sign, step, words, onClose, onNext, onDone, children }: KeypadProps) {
  useCloseOnBack(onClose);
  const key = (typed: string) => <Key key={typed} label={typed} shown={typed} onPress={() => typeInto(field, typed)} />;
  return (
    <fieldset className={styles.keypad} aria-label={label} data-keypad="">
      <div className={styles.head}>
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
        {children}
        <Key tone="quiet" label={words.close} shown={<ChevronDown />} onPress={onClose} />
      </div>
      <div className={styles.keys}>
        <div className={styles.digits}>
          {digits.map(key)}
          {sign === null ? <span /> : key(sign)}
          {key('0')}
          <Key label={words.erase} shown={<Delete />} onPress={() => typeInto(field, null)} />
        </div>
        <div className={styles.acts}>
          {step !== null && (
            <>
              <Key
                tone="step"
                label={step.moreLabel}
                shown={<Signed sign={<Plus />} step={step} />}
                onPress={() => step.onStep(1)}
              />
              <Key
                tone="step"
                label={step.lessLabel}
                shown={<Signed sign={<Minus />} step={step} />}
                onPress={() => step.onStep(-1)}
              />
            </>
          )}
          <Key label={words.next} shown={<CornerDownLeft />} onPress={onNext} />
          {onDone !== null && <Key tone="done" label={words.done} shown={<Check />} onPress={onDone} />}
        </div>
      </div>
    </fieldset>
  );
}

function Signed({ sign, step }: { readonly sign: ReactNode; readonly step: KeypadStep }) {
  return (
    <>
      {sign}
      {step.shown}
    </>
  );
}

interface KeyProps {
  readonly label: string;
  readonly shown: ReactNode;
  readonly tone?: 'plain' | 'quiet' | 'step' | 'done';
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
