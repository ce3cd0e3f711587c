import { Check } from 'lucide-react';
import { useState } from 'react';
import { afterPaint } from '../../../ui/after-paint.ts';
import styles from './sets.module.css';

/** The longest time that a change waits for the tick to be painted. */
const maxMs = 100;

export interface DoneBoxProps {
  readonly label: string;
  readonly isDone: boolean;
  readonly isReadOnly: boolean;
  /** Returns whether something is asked for before the set is completed, so that the box stays empty. */
  readonly onHold: () => boolean;
  readonly onChange: (isDone: boolean) => void;
}

/**
 * The checkbox that completes a set, large enough for a thumb. An overlaid native checkbox is cheap even with many
 * rows. It updates optimistically: the tick is painted first, and the workout changes one frame later.
 */
export function DoneBox({ label, isDone, isReadOnly, onHold, onChange }: DoneBoxProps) {
  const [asked, setAsked] = useState<boolean | null>(null);
  const isShown = asked ?? isDone;
  return (
    <span className={styles.done} data-selected={isShown || undefined}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isShown}
        disabled={isReadOnly}
        onChange={({ target: { checked } }) => {
          if (checked && onHold()) return;
          setAsked(checked);
          afterPaint(() => {
            onChange(checked);
            setAsked(null);
          }, maxMs);
        }}
      />
      <Check size="1.5rem" strokeWidth={2.5} aria-hidden="true" />
    </span>
  );
}
