import { useLocale } from 'react-aria-components/I18nProvider';
import styles from './sidebar.module.css';

/** How many notes a place holds; none says nothing. */
export function Count({ value }: { readonly value: number }) {
  const { locale } = useLocale();
  return <span className={styles.count}>{value === 0 ? '' : value.toLocaleString(locale)}</span>;
}
