import styles from './page.module.css';

/** The app's name with its logo: two overlapping rings for mind and body. */
export function Brand({ name }: { readonly name: string }) {
  return (
    <span className={styles.brand}>
      <svg className={styles.sign} viewBox="0 0 34 24" aria-hidden="true">
        <circle className={styles.mind} cx="12" cy="12" r="9" />
        <circle className={styles.body} cx="22" cy="12" r="9" />
      </svg>
      {name}
    </span>
  );
}
