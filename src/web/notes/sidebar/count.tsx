import { useTimeFormat } from '../../time/index.ts';
import styles from './sidebar.module.css';

/** How many notes a place holds; none says nothing. */
export function Count({ value }: { readonly value: number }) {
  const { count } = useTimeFormat();
  return <span className={styles.count}>{value === 0 ? '' : count(value)}</span>;
}
