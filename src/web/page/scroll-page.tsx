import type { ComponentProps } from 'react';
import { PageBody } from '../ui/layout.tsx';
import styles from './scroll-page.module.css';

export interface ScrollPageProps extends Omit<ComponentProps<typeof PageBody<'div'>>, 'as' | 'id'> {
  readonly as?: 'div' | 'article';
  /** The name by which the scroll position is restored. */
  readonly id?: string;
}

/** A page that scrolls by itself, below what stays in sight. */
export function ScrollPage({ id, as = 'div', ...body }: ScrollPageProps) {
  return (
    <div className={styles.scroll} data-scroll-restoration-id={id}>
      <PageBody as={as as 'div'} {...body} />
    </div>
  );
}
