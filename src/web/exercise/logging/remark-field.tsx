import { useEffect, useRef } from 'react';
import styles from './workout.module.css';

export interface RemarkFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly isReadOnly: boolean;
  /** Whether the user has just opened the field, so that focus moves to it. */
  readonly isFresh?: boolean;
  readonly onChange: (remark: string | undefined) => void;
  readonly onLeave?: () => void;
}

const menuGoneMs = 60;

/** A field for a remark. It saves on each keystroke and grows with its text. */
export function RemarkField({ label, value, placeholder, isReadOnly, isFresh, onChange, onLeave }: RemarkFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!isFresh) return;
    // the menu that opened the field first returns focus to its button
    const timer = window.setTimeout(() => field.current?.focus(), menuGoneMs);
    return () => window.clearTimeout(timer);
  }, [isFresh]);
  return (
    <textarea
      ref={field}
      className={styles.remark}
      rows={1}
      dir="auto"
      aria-label={label}
      placeholder={placeholder}
      readOnly={isReadOnly}
      value={value}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      onBlur={onLeave}
    />
  );
}
