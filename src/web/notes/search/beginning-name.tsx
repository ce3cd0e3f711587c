import { useMessages } from '../../language/index.ts';
import { notesMessages } from '../messages/index.ts';
import styles from './search.module.css';
import { useBeginning } from './use-beginning.ts';

/** What a list shows as the name of an untitled note: the beginning of its text, if it has any. */
export function BeginningName({ id }: { readonly id: string }) {
  const { untitled } = useMessages(notesMessages);
  return useBeginning(id, false)?.name ?? <span className={styles.untitled}>{untitled}</span>;
}
