import { useSyncExternalStore } from 'react';
import { writtenSessions } from '../import/index.ts';
import { useMessages } from '../language/index.ts';
import { importReportLink } from '../links/import.ts';
import { profilePartLink } from '../links/profile.ts';
import { usePersonsNames } from '../local-preferences/index.ts';
import { Notice, useFocusKept } from '../page/index.ts';
import { useRecords } from '../replica/index.ts';
import { Button } from '../ui/button.tsx';
import { Row } from '../ui/layout.tsx';
import { Link } from '../ui/link.tsx';
import { parseImported } from './imported-batches.ts';
import { inboxMessages } from './messages/index.ts';

/** Announces once what this device has imported by itself, with a link to the report and its undo. */
export function ImportedNotice() {
  const m = useMessages(inboxMessages);
  const stored = usePersonsNames('inbox-imports');
  const lines = useSyncExternalStore(stored.subscribe, () => stored.value);
  const announced = useAnnounced(lines);
  useFocusKept(announced === null);
  if (announced === null) return null;
  const { count, relay, batches } = announced;
  const [batch = ''] = batches;
  const isOne = batches.length === 1;
  const forget = () => stored.set([]);
  return (
    <Notice
      tone="good"
      action={
        <Row gap={3} align="center" wrap>
          <Link variant="text" {...(isOne ? importReportLink(batch) : profilePartLink('data'))} onPress={forget}>
            {isOne ? m.showReport : m.showImports}
          </Link>
          <Button variant="quiet" onPress={forget}>
            {m.dismiss}
          </Button>
        </Row>
      }
    >
      {relay === 'intervals' && m.importedFromIntervals({ count })}
      {relay === 'folder' && m.importedFromFolder({ count })}
      {relay === null && m.imported({ count })}
    </Notice>
  );
}

/** Returns what the imports wrote together; null if there is nothing to announce, for example after they were undone. */
function useAnnounced(lines: readonly string[]) {
  const imports = useRecords('imports');
  const announced = lines.map(parseImported).flatMap(({ batch, relay }) => {
    const record = imports.find(({ id, inTrash }) => id === batch && !inTrash);
    if (record === undefined || record.value.undoneAt !== undefined) return [];
    return [{ batch, relay, count: writtenSessions(record.value.counts) }];
  });
  const count = announced.reduce((sum, each) => sum + each.count, 0);
  if (count === 0) return null;
  const relays = new Set(announced.map(({ relay }) => relay));
  const [relay = null] = relays.size === 1 ? relays : [];
  return { count, relay, batches: announced.map(({ batch }) => batch) };
}
