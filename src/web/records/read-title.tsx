import styles from './records.module.css';

/** The title of a record that is read, where its field is while it is edited. */
export function ReadTitle({ children }: { readonly children: string }) {
  return (
    <h1 className={styles.title} dir="auto">
      {children}
    </h1>
  );
}
