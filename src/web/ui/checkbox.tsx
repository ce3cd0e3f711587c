import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox';
import styles from './checkbox.module.css';
import { classNames } from './class-names.ts';

export interface CheckboxProps extends Omit<AriaCheckboxProps, 'className' | 'style' | 'children' | 'render'> {
  readonly children: ReactNode;
  /** Kept for screen readers when the place says it to the eye. */
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
