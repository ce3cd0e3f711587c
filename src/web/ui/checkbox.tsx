import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox';
import styles from './checkbox.module.css';
import { classNames } from './class-names.ts';

export interface CheckboxProps extends Omit<AriaCheckboxProps, 'className' | 'style' | 'children' | 'render'> {
  readonly children: ReactNode;
  /** Whether the label is only for screen readers, because the context shows it visually. */
  readonly isLabelHidden?: boolean;
  readonly className?: string;
}

export function Checkbox({ children, isLabelHidden, className, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox {...rest} className={classNames(styles.checkbox, className)}>
      {({ isIndeterminate }) => (
        <>
          <span className={styles.box} aria-hidden="true">
            {isIndeterminate ? <Minus /> : <Check />}
          </span>
          <span className={isLabelHidden ? styles.hidden : styles.words}>{children}</span>
        </>
      )}
    </AriaCheckbox>
  );
}
