import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { classNames } from './class-names.ts';
import styles from './link.module.css';
import type { LinkTarget } from './link-target.ts';
import text from './text.module.css';
import type { TextProps } from './text.tsx';
import { useHref } from './use-href.ts';

interface LinkLook
  extends Omit<AriaLinkProps, 'className' | 'style' | 'children' | 'render' | 'href'>,
    Pick<TextProps, 'size' | 'tone'> {
  readonly children: ReactNode;
  /**
   * `text` is underlined, for links within text; `quiet` is underlined only when hovered; `button` and `primary` look
   * like buttons; `row` is a row of a list, highlighted as a whole; `plain` has no style.
   */
  readonly variant?: 'text' | 'quiet' | 'button' | 'primary' | 'row' | 'plain';
  /**
   * Whether the link is at least as large as a target for a finger; an icon may precede or follow its text. With
   * `inLine`, it reaches beyond its line instead of making it higher.
   */
  readonly touch?: boolean | 'inLine';
  readonly className?: string;
}

export type LinkProps = LinkLook & LinkTarget;

/** A link to a page of the app. */
export function Link({ to, params, search, hash, ...look }: LinkProps) {
  const href = useHref();
  return <StyledLink {...look} href={href({ to, params, search, hash } as LinkTarget)} />;
}

/** A link that looks like a button. */
export function ButtonLink(props: LinkProps) {
  return <Link {...props} variant="button" />;
}

/** A link to an address outside the app. */
export function WebLink(props: LinkLook & { readonly href: string }) {
  return <StyledLink {...props} />;
}

function StyledLink({ children, variant = 'text', className, ...props }: LinkLook & { readonly href: string }) {
  const { size, tone, touch, ...rest } = props;
  return (
    <AriaLink
      {...rest}
      className={classNames(styles.link, (size ?? tone) !== undefined && text.text, className)}
      data-variant={variant}
      data-touch={touch || undefined}
      data-size={size}
      data-tone={tone}
    >
      {children}
    </AriaLink>
  );
}
