import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './table.module.css';
import text from './text.module.css';
import type { TextProps } from './text.tsx';

export interface TableProps extends Pick<TextProps, 'size' | 'numeric' | 'className'> {
  /** The headings of the columns; null for a column that needs none. */
  readonly headings: readonly ReactNode[];
  readonly caption?: ReactNode;
  /** Which columns are aligned at the end: none by default, all but the first, or the last one. */
  readonly atEnd?: 'rest' | 'last';
  /** Whether each row is as high as a target for a finger, for rows with links or buttons. */
  readonly touch?: boolean;
  /** Whether the head stays in sight while the element around the table scrolls. */
  readonly stickyHead?: boolean;
  /** The rows of the body. */
  readonly children: ReactNode;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
}

/** A table of data, with lines between its rows. */
export function Table({ headings, caption, children, className, ...look }: TableProps) {
  const { size, numeric, atEnd, touch, stickyHead, ...aria } = look;
  return (
    <table
      {...aria}
      className={classNames(styles.table, text.text, className)}
      data-size={size}
      data-numeric={numeric || undefined}
      data-at-end={atEnd}
      data-touch={touch || undefined}
      data-sticky={stickyHead || undefined}
    >
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {headings.map(
            (heading, column) =>
              // biome-ignore-start lint/suspicious/noArrayIndexKey: the columns stay in their order
              heading === null ? (
                <td key={column} />
              ) : (
                <th key={column} scope="col">
                  {heading}
                </th>
              ),
            // biome-ignore-end lint/suspicious/noArrayIndexKey: the columns stay in their order
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
