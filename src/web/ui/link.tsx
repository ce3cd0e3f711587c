import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { classNames } from './class-names.ts';
import styles from './link.module.css';

export interface LinkProps extends Omit<AriaLinkProps, 'className' | 'style' | 'children' | 'render' | 'href'> {
  readonly href: string;
  readonly children: ReactNode;
  /**
   * `text` is underlined, for links within text; `quiet` is underlined only when hovered; `button` and `primary` look
   * like buttons; `plain` has no style.
   */
  readonly variant?: 'text' | 'quiet' | 'button' | 'primary' | 'plain';
  readonly className?: string;
}

/** A link to `href`, handled by the router if there is a `RouterProvider` above. */
export function Link({ children, variant = 'text', className, ...rest }: LinkProps) {
  return (
    <AriaLink {...rest} className={classNames(styles.link, className)} data-variant={variant}>
      {children}
    </AriaLink>
  );
}
