import { Hash } from 'lucide-react';
import styles from './tags.module.css';
import { useTags } from './use-tags.ts';

export function TagSign({ tag }: { readonly tag: string }) {
  const { colourOf } = useTags();
  return <Hash className={styles.sign} data-colour={colourOf(tag)} aria-hidden="true" />;
}
