import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './stack.module.css';

export interface StackProps {
  readonly children: ReactNode;
  /** The gap between the children, in steps of 4 px. */
  readonly gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  readonly direction?: 'column' | 'row';
  readonly align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  readonly justify?: 'start' | 'center' | 'end' | 'between';
  readonly wrap?: boolean;
  readonly as?: 'div' | 'section' | 'header' | 'footer' | 'ul' | 'ol' | 'article';
  readonly className?: string;
}

/** Stacks children in a column or a row with even gaps. */
export function Stack(props: StackProps) {
  const { children, gap = 4, direction = 'column', align, justify, wrap, as: Element = 'div', className } = props;
  return (
    <Element
      className={classNames(styles.stack, className)}
      data-gap={gap}
      data-direction={direction}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap || undefined}
    >
      {children}
    </Element>
  );
}
