import { collectionOf, type RecordKey } from '#domain/kernel/index.ts';
import type { Collection } from '#domain/user-document.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { Link } from '../../ui/link.tsx';
import { MarkedList } from '../../ui/marked-list.tsx';
import { importMessages } from '../messages/index.ts';
import { useItemTitle } from '../words/use-item-title.ts';
import { linkOfRecord } from './undo-import.ts';

const maxListed = 20;

/** Names records of an import that the user changed, with links to those that have a screen. */
export function ChangedRecords({ keys }: { readonly keys: readonly RecordKey[] }) {
  const m = useMessages(importMessages);
  const nameOf = useRecordName();
  return (
    <MarkedList gap={1}>
      {keys.slice(0, maxListed).map((key) => {
        const link = linkOfRecord(key);
        const name = nameOf(key);
        return (
          <li key={key} dir="auto">
            {link === null ? name : <Link {...link}>{name}</Link>}
          </li>
        );
      })}
      {keys.length > maxListed && <li>{m.moreItems({ count: keys.length - maxListed })}</li>}
    </MarkedList>
  );
}

/** Returns a function that names a record by its title, its name or what it measures. */
function useRecordName(): (key: RecordKey) => string {
  const document = useDocument();
  const titleOf = useItemTitle();
  return (key) => {
    const entry = document.records(collectionOf(key) as Collection).find((each) => each.key === key);
    const { title, name, measure, sport } = (entry?.value ?? {}) as Readonly<Record<string, unknown>>;
    const words = [title, name, measure, sport].find((each) => typeof each === 'string' && each.trim() !== '');
    return titleOf(typeof words === 'string' ? words : '');
  };
}
