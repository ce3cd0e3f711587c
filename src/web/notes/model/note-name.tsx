import { useMessages } from '../../language/index.ts';
import type { RecordEntry } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Text } from '../../ui/text.tsx';
import { notesMessages } from './messages/index.ts';
import { noteTitle } from './note-title.ts';
import { useFirstLine } from './use-read-body.ts';

export function NoteName({ note }: { readonly note: RecordEntry<'notes'> }) {
  const { wholeDay } = useTimeFormat();
  return noteTitle(note.value, wholeDay, null) ?? <FirstLine id={note.id} />;
}

/** Names an untitled note by the first line of its body, which is read only for visible rows. */
function FirstLine({ id }: { readonly id: string }) {
  const m = useMessages(notesMessages);
  return (
    useFirstLine(id) ?? (
      <Text as="span" tone="muted" weight="regular">
        {m.untitled}
      </Text>
    )
  );
}
