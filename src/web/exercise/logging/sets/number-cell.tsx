import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { SetResult } from '#domain/exercise/index.ts';
import { printTypedNumber } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useLatest } from '../../../lifecycle/index.ts';
import { classNames } from '../../../ui/class-names.ts';
import { isOpen, type LoadUnit, useDecimalMark } from '../../quantities/index.ts';
import {
  fieldText,
  isLoadField,
  readTyped,
  resultFromTyped,
  type SetField,
  shownIn,
  steppedIn,
} from '../../workouts/index.ts';
import { loggingMessages } from '../messages/index.ts';
import { type KeypadAsk, useKeypad } from './keypad-host.tsx';
import styles from './sets.module.css';
import { changeFromTyped, useProblemText } from './typed-change.ts';

export interface NumberCellProps {
  readonly field: SetField;
  readonly number: string;
  readonly result: SetResult | undefined;
  /** The planned result, which a tap accepts; null once the set is completed. */
  readonly planned: Partial<SetResult> | null;
  /** Shown below the field, such as the target range `8–12`. */
  readonly hint: string | null;
  readonly unit: LoadUnit;
  readonly step: number;
  readonly isReadOnly: boolean;
  readonly onChange: (change: Partial<SetResult>) => void;
  /** Completes the set; null if the set is completed or cannot be. */
  readonly onDone: (() => void) | null;
}

/**
 * A field for one number of a set. Every valid input is saved while the user types, and the up and down arrow keys step
 * the number; with Shift, a load by half a step. The planned value is the placeholder.
 */
export function NumberCell(props: NumberCellProps) {
  const { field, number, result, planned, hint, unit, isReadOnly } = props;
  const m = useMessages(loggingMessages);
  const mark = useDecimalMark();
  const problemText = useProblemText();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState<{ readonly typed: string; readonly over: number | null } | null>(null);
  const hints = useId();
  const written = (value: number) => fieldText(field, value, mark);
  const value = shownIn(field, result, unit);
  const plannedValue = planned === null ? null : shownIn(field, planned, unit);
  const read = text === null ? null : changeFromTyped(field, text.typed, { unit, mark });
  const wrong = read !== null && 'problem' in read ? read.problem : null;
  // Text stays visible until a stored value other than its own takes its place, for example from another device. Invalid
  // text is not stored, and stays until the value that it was typed over changes.
  const own = read !== null && 'change' in read ? shownIn(field, read.change, unit) : text?.over;
  const typed = text === null || own !== value ? null : text.typed;
  const error = typed === null ? null : wrong;
  const write = (next: string) => {
    const read = readTyped(field, next, mark);
    // an ambiguous number is not saved
    const isUndecided = isOpen(read);
    setText({ typed: next, over: isUndecided ? null : value });
    if (read === undefined) return;
    const change = resultFromTyped(field, { value: isUndecided ? null : read, typed: next, unit });
    if (typeof change !== 'string') props.onChange(change);
  };
  const halfStep = isLoadField(field) ? props.step / 2 : null;
  const stepBy = (by: 1 | -1, isHalf: boolean) => {
    const step = isHalf ? (halfStep ?? props.step) : props.step;
    write(written(steppedIn(field, value ?? plannedValue, by * step)));
  };
  const ask: KeypadAsk = {
    label: m.fieldOfSet({ field: m[field], number }),
    sign: field === 'seconds' ? ':' : field === 'reps' ? null : mark,
    step: {
      shown: printTypedNumber(props.step, mark, mark),
      halfShown: halfStep === null ? null : printTypedNumber(halfStep, mark, mark),
      by: stepBy,
    },
    onDone: props.onDone,
  };
  const keypad = useLatestKeypad(input, ask);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (!isReadOnly) stepBy(event.key === 'ArrowUp' ? 1 : -1, event.shiftKey);
  };
  return (
    <div className={classNames(styles.number, error !== null && styles.wrong)}>
      <input
        ref={input}
        data-number={field}
        inputMode={keypad.isTouch ? 'none' : 'decimal'}
        autoComplete="off"
        enterKeyHint="next"
        aria-label={ask.label}
        aria-invalid={error !== null}
        aria-describedby={hints}
        readOnly={isReadOnly}
        placeholder={plannedValue === null ? '' : written(plannedValue)}
        value={typed ?? (value === null ? '' : written(value))}
        onChange={(event) => write(event.target.value)}
        onFocus={(event) => {
          event.target.select();
          if (!isReadOnly) keypad.open(event.target);
        }}
        onBlur={(event) => {
          if (error === null) setText(null);
          keypad.leave(event.relatedTarget);
        }}
        onKeyDown={onKeyDown}
      />
      <span id={hints} className={styles.hint}>
        {error === null ? hint : problemText(error)}
      </span>
    </div>
  );
}

/** Keeps the options of an open keypad up to date while its field renders again. */
function useLatestKeypad(input: RefObject<HTMLInputElement | null>, ask: KeypadAsk) {
  const { isTouch, open, leave, end } = useKeypad();
  const latest = useLatest(ask);
  const latestEnd = useEffectEvent(end);
  useEffect(() => {
    const field = input.current;
    return () => latestEnd(field);
  }, [input]);
  return { isTouch, leave, open: (field: HTMLInputElement) => open(field, latest) };
}
