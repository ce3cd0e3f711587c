import type { Ref } from 'react';
import { isComposing } from '../ui/composition.ts';
import { lineMaxLength } from '../ui/text-field.tsx';
import styles from './records.module.css';

export interface TitleFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly isReadOnly: boolean;
  readonly onChange: (title: string) => void;
  /** Called on Enter, to move focus to the content below. */
  readonly onEnter: () => void;
  readonly onLeave?: () => void;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** The title field of a note or a workout, as large as a heading. The text wraps but cannot contain line breaks. */
export function TitleField({
  label,
  value,
  placeholder,
  isReadOnly,
  onChange,
  onEnter,
  onLeave,
  ref,
}: TitleFieldProps) {
  return (
    <textarea
      ref={ref}
      className={styles.title}
      rows={1}
      dir="auto"
      aria-label={label}
      placeholder={placeholder}
      readOnly={isReadOnly}
      value={value}
      maxLength={lineMaxLength}
      enterKeyHint="next"
      autoComplete="off"
      onChange={(event) => onChange(event.target.value.replaceAll(/[\r\n]+/g, ' '))}
      onBlur={onLeave}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
}
