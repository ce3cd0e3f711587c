import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { classNames } from './class-names.ts';
import styles from './tooltip.module.css';

export interface TooltipProps {
  readonly text: string;
  /** The element with the tooltip: a `Button`, `IconButton` or `Link`. */
  readonly children: ReactNode;
}

/** Short text on hover and focus. It must not be essential, since touch users never see it. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      {children}
      <AriaTooltip className={classNames(styles.tooltip)} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
