import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { classNames } from './class-names.ts';
import styles from './link.module.css';

export interface LinkProps extends Omit<AriaLinkProps, 'className' | 'style' | 'children' | 'render' | 'href'> {
  readonly href: string;
  readonly children: ReactNode;
  /** `text` underlines within words, `quiet` until hovered, `button` and `primary` look like buttons, `plain` is bare. */
  readonly variant?: 'text' | 'quiet' | 'button' | 'primary' | 'plain';
  readonly className?: string;
}

/** Goes where `href` says, through the router where a `RouterProvider` stands above. */
export function Link({ children, variant = 'text', className, ...rest }: LinkProps) {
  return (
    <AriaLink {...rest} className={classNames(styles.link, className)} data-variant={variant}>
      {children}
    </AriaLink>
  );
}
