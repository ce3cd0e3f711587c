import { Check } from 'lucide-react';
import { useState } from 'react';
import { afterPaint } from './after-paint.ts';
import styles from './workout.module.css';

export interface DoneBoxProps {
  readonly label: string;
  readonly isDone: boolean;
  readonly isReadOnly: boolean;
  readonly onChange: (isDone: boolean) => void;
}

/**
 * Ticks a set off: as large as a thumb. The browser's own box lies over it, which costs a row of many nothing. It
 * answers before the workout does: the tick is on the screen first, and what follows from it a frame later.
 */
export function DoneBox({ label, isDone, isReadOnly, onChange }: DoneBoxProps) {
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
          setAsked(checked);
          afterPaint(() => {
            onChange(checked);
            setAsked(null);
          });
        }}
      />
      <Check aria-hidden="true" />
    </span>
  );
}
