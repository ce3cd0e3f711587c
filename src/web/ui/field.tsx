import { CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface FieldLabels {
  readonly label: string;
  /** Whether the label is only for screen readers, because the context shows it visually. */
  readonly isLabelHidden?: boolean;
  readonly description?: ReactNode;
  /** The error message. A `Form` provides its own by the field's `name`. */
  readonly error?: string | null | undefined;
}

interface FieldProps extends FieldLabels {
  /** Whether the field shows no message of its own while it is invalid. */
  readonly isErrorElsewhere?: boolean;
  readonly children: ReactNode;
}

/** The unit of a field, at the end of its control. */
export function Suffix(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.suffix} />;
}

/** A label, a control, an error and a description, in this order. Must be inside a field of react-aria-components. */
export function Field(props: FieldProps) {
  const { label, isLabelHidden, description, error, isErrorElsewhere = false, children } = props;
  const labelled = <Label className={styles.label}>{label}</Label>;
  return (
    <>
      {isLabelHidden ? <VisuallyHidden>{labelled}</VisuallyHidden> : labelled}
      {children}
      {!isErrorElsewhere && (
        <FieldError className={classNames(styles.error)}>
          {({ validationErrors }) => (
            <>
              <CircleAlert className={styles.errorIcon} aria-hidden="true" />
              <span>{error ?? validationErrors.join(' ')}</span>
            </>
          )}
        </FieldError>
      )}
      {description !== undefined && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
    </>
  );
}
