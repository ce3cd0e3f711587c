import { useMessages } from '../../language/index.ts';
import { EmptyState } from '../../ui/state-view.tsx';
import { exerciseMessages } from '../messages/index.ts';

/** Replaces the list of the trash if there is nothing in it. */
export function EmptyTrash() {
  const m = useMessages(exerciseMessages);
  return <EmptyState title={m.trashEmpty}>{m.trashEmptyText}</EmptyState>;
}
