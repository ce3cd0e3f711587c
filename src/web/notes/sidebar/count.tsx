import { useTimeFormat } from '../../time/index.ts';
import styles from './sidebar.module.css';

/** The number of notes in a list; 0 renders nothing. */
export function Count({ value }: { readonly value: number }) {
  const { count } = useTimeFormat();
  return <span className={styles.count}>{value === 0 ? '' : count(value)}</span>;
}
