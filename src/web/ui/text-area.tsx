import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Field, type FieldLabels } from './field.tsx';
import { useFieldError } from './form.tsx';

export interface TextAreaProps
  extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'render' | 'isInvalid' | 'type'>,
    FieldLabels {
  readonly placeholder?: string;
}

/** A field for several lines of text that grows with its content. Its writing direction follows the text. */
export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, description, error: own, placeholder, ...rest } = props;
  const error = useFieldError(props.name, own);
  const labels = { label, isLabelHidden: isLabelHidden ?? false, description, error };
  return (
    <AriaTextField {...rest} {...(error && { isInvalid: true })} className={classNames(styles.field)}>
      <Field {...labels}>
        <div className={styles.control}>
          <AriaTextArea
            className={classNames(styles.input, styles.area)}
            dir="auto"
            rows={1}
            {...(placeholder !== undefined && { placeholder })}
          />
        </div>
      </Field>
    </AriaTextField>
  );
}
