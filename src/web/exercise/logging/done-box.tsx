import { Check } from 'lucide-react';
import styles from './workout.module.css';

export interface DoneBoxProps {
  readonly label: string;
  readonly isDone: boolean;
  readonly isReadOnly: boolean;
  readonly onChange: (isDone: boolean) => void;
}

/** Ticks a set off: as large as a thumb. The browser's own box lies over it, which costs a row of many nothing. */
export function DoneBox({ label, isDone, isReadOnly, onChange }: DoneBoxProps) {
  return (
    <span className={styles.done} data-selected={isDone || undefined}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isDone}
        disabled={isReadOnly}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Check aria-hidden="true" />
    </span>
  );
}
