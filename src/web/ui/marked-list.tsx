import { Stack, type StackProps } from './layout.tsx';
import styles from './marked-list.module.css';

/** A list with bullets, or with numbers (`ol`). */
export function MarkedList<As extends 'ul' | 'ol' = 'ul'>({ as, ...props }: StackProps<As>) {
  return <Stack as={(as ?? 'ul') as 'ul'} {...(props as StackProps<'ul'>)} className={styles.list} />;
}
