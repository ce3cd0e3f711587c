import { useMessages } from '../../language/index.ts';
import { activityLink, workoutLink } from '../../links/exercise.ts';
import { noteLink } from '../../links/notes.ts';
import { type RecordEntry, useRecords } from '../../replica/index.ts';
import { Link } from '../../ui/link.tsx';
import { importMessages } from '../messages/index.ts';
import { countsOf, writtenCount } from '../words/batch-summary.ts';

const linkOf = { notes: noteLink, workouts: workoutLink, activities: activityLink };

type Opened = keyof typeof linkOf;

/** Opens the note, workout or activity of an import that wrote only one. Renders nothing after any other import. */
export function OpenOnly({ batch }: { readonly batch: RecordEntry<'imports'> }) {
  const collections = countsOf(batch.value.counts).flatMap(({ collection, outcomes }) =>
    isOpened(collection) ? Array.from({ length: writtenCount(outcomes) }, () => collection) : [],
  );
  const [only, ...others] = collections;
  return only === undefined || others.length > 0 ? null : <OpenRecord collection={only} batch={batch.id} />;
}

function OpenRecord({ collection, batch }: { readonly collection: Opened; readonly batch: string }) {
  const m = useMessages(importMessages);
  const records: readonly RecordEntry<Opened>[] = useRecords(collection);
  const record = records.find(({ value, inTrash }) => !inTrash && isOfBatch(value, batch));
  if (record === undefined) return null;
  return (
    <Link variant="primary" {...linkOf[collection](record.id)}>
      {m.open[collection]}
    </Link>
  );
}

type Imported = Pick<RecordEntry<'activities'>['value'], 'source' | 'restored' | 'joined'>;

function isOfBatch({ source, restored, joined }: Imported, batch: string): boolean {
  return [source, restored, joined].some((by) => by?.batch === batch);
}

function isOpened(collection: string): collection is Opened {
  return Object.hasOwn(linkOf, collection);
}
