import { useMessages } from '../../language/index.ts';
import { notesMessages } from '../messages/index.ts';
import styles from './finding.module.css';
import { useBeginning } from './use-beginning.ts';

/** The name of an untitled note in a list. */
export function BeginningName({ id }: { readonly id: string }) {
  const { untitled } = useMessages(notesMessages);
  return useBeginning(id, false)?.name ?? <span className={styles.untitled}>{untitled}</span>;
}
