import { Check } from 'lucide-react';
import { Checkbox } from 'react-aria-components/Checkbox';
import styles from './workout.module.css';

export interface DoneBoxProps {
  readonly label: string;
  readonly isDone: boolean;
  readonly isReadOnly: boolean;
  readonly onChange: (isDone: boolean) => void;
}

/** Ticks a set off: as large as a thumb. */
export function DoneBox({ label, isDone, isReadOnly, onChange }: DoneBoxProps) {
  return (
    <Checkbox
      className={styles.done ?? ''}
      aria-label={label}
      isSelected={isDone}
      isDisabled={isReadOnly}
      onChange={onChange}
    >
      <Check aria-hidden="true" />
    </Checkbox>
  );
}
