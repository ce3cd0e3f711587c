import styles from './spinner.module.css';

/** A turning arc; the words beside it, or the control it stands in, say what is going on. */
export function Spinner() {
  return (
    <svg className={styles.spinner} viewBox="0 0 16 16" aria-hidden="true">
      <circle className={styles.track} cx="8" cy="8" r="6.5" />
      <path className={styles.arc} d="M8 1.5A6.5 6.5 0 0 1 14.5 8" />
    </svg>
  );
}
