import { useMessages } from '../../language/index.ts';
import { findingMessages } from './messages/index.ts';
import styles from './search.module.css';
import { useBeginning } from './use-beginning.ts';

/** Names an untitled note in a list by the beginning of its body, if it has text. */
export function BeginningName({ id }: { readonly id: string }) {
  const { untitled } = useMessages(findingMessages);
  return useBeginning(id, false)?.name ?? <span className={styles.untitled}>{untitled}</span>;
}
