import { useMessages } from '../language/index.ts';
import { pageMessages } from '../page/index.ts';
import { EmptyState } from '../ui/state-view.tsx';

/** Beside a list of which nothing is open, as in the trash or while the list is empty. */
export function NothingSelected() {
  const m = useMessages(pageMessages);
  return <EmptyState title={m.nothingSelected} />;
}
