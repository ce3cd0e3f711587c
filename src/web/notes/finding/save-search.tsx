import { BookmarkPlus } from 'lucide-react';
import { orderBetween, recordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument, useDocumentReady, useRecords } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Popover } from '../../ui/popover.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { offerUndo } from '../../undo/index.ts';
import { findingMessages } from './messages/index.ts';

/** Keeps a query under a name, below the other saved searches. */
export function SaveSearch({ query }: { readonly query: string }) {
  const m = useMessages(findingMessages);
  const isReady = useDocumentReady();
  return (
    <Popover
      label={m.save}
      placement="bottom end"
      trigger={<IconButton icon={<BookmarkPlus />} label={m.save} isDisabled={!isReady} />}
    >
      {({ close }) => <SaveForm query={query} onDone={close} />}
    </Popover>
  );
}

function SaveForm({ query, onDone }: { readonly query: string; readonly onDone: () => void }) {
  const m = useMessages(findingMessages);
  const save = useSaveSearch();
  return (
    <Form
      label={m.save}
      onSubmit={(fields) => {
        const name = String(fields.get('name') ?? '').trim();
        save(name === '' ? query.trim() : name, query);
        onDone();
      }}
    >
      <TextField label={m.saveName} name="name" defaultValue={query.trim()} autoComplete="off" autoFocus />
      <Button variant="primary" type="submit">
        {m.saveDone}
      </Button>
    </Form>
  );
}

function useSaveSearch(): (name: string, query: string) => void {
  const m = useMessages(findingMessages);
  const document = useDocument();
  const searches = useRecords('searches');
  return (name, query) => {
    const orders = searches.flatMap(({ value }) => value.order ?? []).toSorted();
    const id = document.createRecord('searches', (draft) => {
      draft.name = name;
      draft.query = query;
      draft.scope = 'notes';
      draft.order = orderBetween(orders.at(-1) ?? null, null);
    });
    const key = recordKey('searches', id);
    offerUndo({ message: m.saved({ name }), label: m.undo, undo: () => document.deleteForEver([key]) });
  };
}
