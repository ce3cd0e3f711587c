import { useEffect, useRef } from 'react';
import styles from './workout.module.css';

export interface RemarkFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly isReadOnly: boolean;
  /** It was just asked for, so the focus goes there. */
  readonly isFresh?: boolean;
  readonly onChange: (remark: string | undefined) => void;
  /** The focus has left it. */
  readonly onLeave?: () => void;
}

const menuGoneMs = 60;

/** A few words in the person's own, kept at each key. It grows with them. */
export function RemarkField({ label, value, placeholder, isReadOnly, isFresh, onChange, onLeave }: RemarkFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!isFresh) return;
    // the menu that asked for it gives the focus back to its button first
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
