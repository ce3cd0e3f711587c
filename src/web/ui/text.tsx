import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './text.module.css';

export interface TextProps {
  readonly children: ReactNode;
  readonly size?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  readonly tone?: 'ink' | 'muted' | 'good' | 'warn' | 'bad' | 'mind' | 'body';
  readonly weight?: 'regular' | 'medium' | 'strong';
  /** Uses tabular figures, for numbers that change or are aligned in columns. */
  readonly numeric?: boolean;
  /** The number of lines after which the text is truncated with an ellipsis. */
  readonly lines?: 1 | 2;
  /** Whether the user wrote the text, so that the writing direction follows it. */
  readonly personal?: boolean;
  /** Whether the text takes the space that is left in the row around it. */
  readonly grow?: boolean;
  /** Whether line breaks in the text are shown. */
  readonly multiline?: boolean;
  readonly as?: 'p' | 'span' | 'div' | 'time' | 'strong' | 'dt' | 'dd';
  readonly id?: string;
  readonly role?: 'alert' | 'status';
  readonly className?: string;
}

export function Text(props: TextProps) {
  const { children, size, tone, weight, numeric, lines, personal, grow, multiline } = props;
  const { as: Element = 'p', id, role, className } = props;
  return (
    <Element
      {...(id !== undefined && { id })}
      {...(role !== undefined && { role })}
      className={classNames(styles.text, clampClass(lines), className)}
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-numeric={numeric || undefined}
      data-grow={grow || undefined}
      data-multiline={multiline || undefined}
      {...(personal && { dir: 'auto' as const })}
    >
      {children}
    </Element>
  );
}

/** Small muted text that supplements what it stands beside. */
export function SecondaryText(props: Omit<TextProps, 'size' | 'tone'>) {
  return <Text {...props} size={2} tone="muted" />;
}

export interface HeadingProps {
  readonly children: ReactNode;
  readonly level: 1 | 2 | 3 | 4;
  /** The font size; by default that of the heading's level. */
  readonly size?: 2 | 3 | 4 | 5 | 6 | 7;
  readonly tone?: 'muted';
  readonly lines?: 1 | 2;
  readonly personal?: boolean;
  readonly id?: string;
  readonly className?: string;
}

const sizeByLevel = { 1: 6, 2: 5, 3: 4, 4: 3 } as const;

export function Heading(props: HeadingProps) {
  const { children, level, size = sizeByLevel[level], tone, lines, personal, id, className } = props;
  const Element = `h${level}` as const;
  return (
    <Element
      {...(id !== undefined && { id })}
      className={classNames(styles.heading, clampClass(lines), className)}
      data-size={size}
      data-tone={tone}
      {...(personal && { dir: 'auto' as const })}
    >
      {children}
    </Element>
  );
}

/** The heading of a section of a page. */
export function SectionHeading(props: Omit<HeadingProps, 'level'>) {
  return <Heading size={4} {...props} level={2} />;
}

function clampClass(lines: 1 | 2 | undefined): string | undefined {
  if (lines === 1) return styles.oneLine;
  if (lines === 2) return styles.twoLines;
  return undefined;
}
