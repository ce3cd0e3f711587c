import { type ComponentPropsWithRef, createElement } from 'react';
import { classNames } from './class-names.ts';
import styles from './layout.module.css';
import text from './text.module.css';
import type { TextProps } from './text.tsx';

type Tag =
  | ('div' | 'span' | 'p' | 'section' | 'article' | 'header' | 'footer' | 'main' | 'aside' | 'nav' | 'form')
  | ('ul' | 'ol' | 'li' | 'dl' | 'dt' | 'dd' | 'fieldset' | 'figure');

/** A distance in steps of 4 px. */
type Space = 0 | 0.5 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** `page` is the distance between a page's content and its edges, which is larger on a wide screen. */
type PaddingX = Space | 'page';

type Align = 'start' | 'center' | 'end' | 'baseline';

interface Arrangement extends Pick<TextProps, 'size' | 'tone' | 'numeric'> {
  /** The gap between the children; none by default. */
  readonly gap?: Space;
  /** The gap between lines, if it differs from that within a line. */
  readonly rowGap?: Space;
  /** Where the children are on the axis across; they fill it by default. */
  readonly align?: Align;
  /** Where the children are along the main axis. */
  readonly justify?: 'start' | 'center' | 'end' | 'between';
  /** Whether the element takes the space that is left in the row or column around it. */
  readonly grow?: boolean;
  /** Whether the element is as wide as its container. */
  readonly full?: boolean;
  /** Whether the element is at least as high as a target for a finger. */
  readonly touch?: boolean;
  readonly paddingX?: PaddingX;
  readonly paddingY?: Space;
  readonly paddingTop?: Space;
  readonly paddingBottom?: Space;
  /** Whether a line separates the element from what is above it. */
  readonly ruled?: boolean;
  /** How far the element reaches into the padding around it, on both sides or at the end. */
  readonly bleedX?: 2 | 3 | 4;
  readonly bleedEnd?: 3 | 4;
  /** Whether lines separate the children. */
  readonly divided?: boolean;
  /** Whether the element takes no space while it is empty. */
  readonly hideEmpty?: boolean;
  /** The width in rem below which the element moves to a line of its own in a row that wraps; it grows. */
  readonly basis?: number;
}

interface RowShape {
  /** Whether children that do not fit go to further lines. With `fill`, those of a line share its width. */
  readonly wrap?: boolean | 'fill';
}

type PropsOf<Own, As extends Tag> = Own & { readonly as?: As } & Omit<ComponentPropsWithRef<As>, keyof Own | 'as'>;

export type StackProps<As extends Tag = 'div'> = PropsOf<Arrangement, As>;
export type RowProps<As extends Tag = 'div'> = PropsOf<Arrangement & RowShape, As>;

export type ColumnProps<As extends Tag = 'div'> = PropsOf<Arrangement & { readonly scroll?: boolean }, As>;
export type GridProps<As extends Tag = 'div'> = PropsOf<Arrangement & Columns, As>;

type Columns =
  | { readonly columns: 2 | 3 | 'auto-end'; readonly minColumn?: never; readonly stretch?: never }
  | {
      readonly columns?: never;
      /** As many equal columns as fit, of at least this width in rem. */
      readonly minColumn: number;
      /** Whether the columns share the width that empty columns would take. */
      readonly stretch?: boolean;
    };

/** Arranges children below each other. */
export function Stack<As extends Tag = 'div'>(props: StackProps<As>) {
  return <Arranged {...(props as AnyProps)} kind={styles.stack} />;
}

/** Arranges children next to each other. */
export function Row<As extends Tag = 'div'>({ wrap, ...props }: RowProps<As>) {
  return <Arranged {...(props as AnyProps)} kind={styles.row} data-wrap={wrap || undefined} />;
}

/** Arranges children in equal columns, or in one that grows and one as wide as its content (`auto-end`). */
export function Grid<As extends Tag = 'div'>({ columns, minColumn, stretch, ...props }: GridProps<As>) {
  const count = columns ?? (stretch ? 'auto-fit' : 'auto-fill');
  const width = minColumn === undefined ? 'minmax(0, 1fr)' : `minmax(min(100%, ${minColumn}rem), 1fr)`;
  return (
    <Arranged
      {...(props as AnyProps)}
      kind={styles.grid}
      columns={columns === 'auto-end' ? 'minmax(0, 1fr) auto' : `repeat(${count}, ${width})`}
    />
  );
}

/** Arranges children below each other in the height that is left around it, so that it or one of them can scroll. */
export function Column<As extends Tag = 'div'>({ scroll, ...props }: ColumnProps<As>) {
  return <Arranged {...(props as unknown as AnyProps)} kind={styles.column} data-scroll={scroll || undefined} />;
}

interface PageShape {
  /** Narrow for what is read, wide for what is compared. */
  readonly width?: 'narrow' | 'medium' | 'wide';
  /** Whether the distance to the edges is larger on a wide screen. */
  readonly inset?: boolean;
}

/** The content of a page in the middle of the space. */
export function PageBody<As extends Tag = 'div'>(props: PropsOf<Arrangement & PageShape, As>) {
  const { width = 'narrow', inset, ...rest } = props as PageShape & AnyProps;
  return <Arranged {...rest} kind={styles.page} data-width={width} data-inset={inset || undefined} />;
}

/** A list without markers, whose items are below each other. */
export function PlainList(props: StackProps<'ul'>) {
  return <Stack as="ul" {...props} />;
}

type AnyProps = Arrangement & { readonly as?: Tag } & Omit<ComponentPropsWithRef<'div'>, keyof Arrangement>;

interface Arranged extends AnyProps {
  readonly kind: string | undefined;
  readonly columns?: string;
}

function Arranged({ kind, as: Element = 'div', columns, ...props }: Arranged) {
  const { gap, rowGap, align, justify, grow, full, touch, size, tone, numeric, className, ...rest } = props;
  const {
    paddingX,
    paddingY,
    paddingTop = paddingY,
    paddingBottom = paddingY,
    bleedX,
    bleedEnd = bleedX,
    ...more
  } = rest;
  const { ruled, divided, hideEmpty, basis, style, ...attributes } = more;
  const isText = size !== undefined || tone !== undefined || numeric === true;
  const values = {
    '--gap': rem(gap),
    '--row-gap': rem(rowGap),
    '--padding-x': paddingX === 'page' ? 'var(--page-inset)' : rem(paddingX),
    '--padding-top': rem(paddingTop),
    '--padding-bottom': rem(paddingBottom),
    '--align': align,
    '--justify': justify === 'between' ? 'space-between' : justify,
    '--columns': columns,
    '--basis': basis && `${basis}rem`,
    '--bleed': bleedEnd && `${-(bleedX ?? 0) / 4}rem ${-bleedEnd / 4}rem`,
  };
  return createElement(Element, {
    ...(attributes as object),
    style: { ...values, ...style },
    className: classNames(styles.box, kind, isText && text.text, className),
    'data-grow': grow || undefined,
    'data-basis': basis && '',
    'data-bleed': bleedEnd && '',
    'data-full': full || undefined,
    'data-ruled': ruled || undefined,
    'data-divided': divided || undefined,
    'data-hide-empty': hideEmpty || undefined,
    'data-touch': touch || undefined,
    'data-size': size,
    'data-tone': tone,
    'data-numeric': numeric || undefined,
  });
}

function rem(steps: Space | undefined): string | undefined {
  return steps === undefined ? undefined : `${steps / 4}rem`;
}
