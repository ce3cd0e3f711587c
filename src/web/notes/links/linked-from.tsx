import { useMessages } from '../../language/index.ts';
import { useLiveQuery } from '../search/index.ts';
import { linksMessages } from './messages/index.ts';
import { PlacesInNotes } from './places-in-notes.tsx';

/** Lists the notes that link to a note; renders nothing if there are none. */
export function LinkedFrom({ id }: { readonly id: string }) {
  const m = useMessages(linksMessages);
  const known = useLiveQuery({ about: 'backlinks', id });
  if (known === null || known.value.length === 0) return null;
  return <PlacesInNotes title={m.linkedFrom} places={known.value} />;
}
