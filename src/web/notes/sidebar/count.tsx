import { useTimeFormat } from '../../time/index.ts';
import styles from './sidebar.module.css';

/** Shows the number of notes in a list; renders nothing for 0. */
export function Count({ value }: { readonly value: number }) {
  const { count } = useTimeFormat();
  return <span className={styles.count}>{value === 0 ? '' : count(value)}</span>;
}
