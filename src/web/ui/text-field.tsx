import type { ReactNode } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Field, type FieldLabels } from './field.tsx';
import { useFieldError } from './form.tsx';

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'render' | 'isInvalid'>,
    FieldLabels {
  readonly placeholder?: string;
  /** A button or a unit at the end of the control. */
  readonly after?: ReactNode;
  /** Whether it is invalid although the message is elsewhere, such as below a group of fields. */
  readonly isInvalid?: boolean;
  readonly className?: string;
}

/** More is no name, but a text pasted into the wrong field, which would slow down every list that shows it. */
export const lineMaxLength = 1_000;

/** A field for one line of text. Its writing direction follows the text. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, description, error: own, placeholder, after, isInvalid, className, ...rest } = props;
  const error = useFieldError(props.name, own);
  const labels = { label, isLabelHidden: isLabelHidden ?? false, description, error };
  return (
    <AriaTextField
      maxLength={lineMaxLength}
      {...rest}
      {...((error || isInvalid) && { isInvalid: true })}
      className={classNames(styles.field, className)}
    >
      <Field {...labels} isErrorElsewhere={isInvalid === true && !error}>
        <div className={styles.control}>
          <Input className={classNames(styles.input)} dir="auto" {...(placeholder !== undefined && { placeholder })} />
          {after}
        </div>
      </Field>
    </AriaTextField>
  );
}
