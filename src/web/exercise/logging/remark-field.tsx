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

/** A few words in the person's own, kept at each key. It grows with them. */
export function RemarkField({ label, value, placeholder, isReadOnly, isFresh, onChange, onLeave }: RemarkFieldProps) {
  return (
    <textarea
      className={styles.remark}
      rows={1}
      dir="auto"
      aria-label={label}
      placeholder={placeholder}
      readOnly={isReadOnly}
      value={value}
      // biome-ignore lint/a11y/noAutofocus: it is there because the person just asked for it
      autoFocus={isFresh ?? false}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      onBlur={onLeave}
    />
  );
}
