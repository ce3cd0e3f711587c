import { BookmarkPlus } from 'lucide-react';
import { orderBetween, recordKey } from '#domain/kernel/index.ts';
import type { SavedSearch } from '#domain/notes/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument, useDocumentReady, useRecords } from '../../replica/index.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Popover } from '../../ui/popover.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { offerUndo } from '../../undo/index.ts';
import { findingMessages } from './messages/index.ts';

export interface SaveSearchProps {
  readonly query: string;
  /** Name of the saved search that the query was edited from. */
  readonly madeOf: string | null;
  /** Whether it is saved as a search of notes or of everything; it opens accordingly. */
  readonly scope?: 'notes' | 'all';
}

/**
 * Saves a query under a name. A new name is added after the other saved searches; an existing name replaces that
 * search.
 */
export function SaveSearch(props: SaveSearchProps) {
  const m = useMessages(findingMessages);
  const isReady = useDocumentReady();
  return (
    <Popover
      label={m.saveSearch}
      placement="bottom end"
      trigger={<IconButton icon={<BookmarkPlus />} label={m.saveSearch} isDisabled={!isReady} />}
    >
      {({ close }) => <SaveForm {...props} onDone={close} />}
    </Popover>
  );
}

function SaveForm({ query, madeOf, scope = 'notes', onDone }: SaveSearchProps & { readonly onDone: () => void }) {
  const m = useMessages(findingMessages);
  const save = useSaveSearch(scope);
  return (
    <Form
      label={m.saveSearch}
      onSubmit={(fields) => {
        const name = String(fields.get('name') ?? '').trim();
        save(name === '' ? query.trim() : name, query);
        onDone();
      }}
    >
      <TextField label={m.name} name="name" defaultValue={madeOf ?? query.trim()} autoComplete="off" autoFocus />
      <SubmitButton>{m.save}</SubmitButton>
    </Form>
  );
}

type Saved = Pick<SavedSearch, 'query' | 'scope'>;

function useSaveSearch(scope: 'notes' | 'all'): (name: string, query: string) => void {
  const m = useMessages(findingMessages);
  const document = useDocument();
  const searches = useRecords('searches');
  return (name, query) => {
    const known = searches.find(({ inTrash, value }) => !inTrash && value.name?.trim() === name);
    if (known !== undefined) {
      const exchange = (from: Saved, to: Saved) => {
        document.changeRecord('searches', known.id, (draft) => {
          if (draft.query === from.query) draft.query = to.query;
          if (draft.scope === from.scope) draft.scope = to.scope;
        });
      };
      const { query: queryBefore, scope: scopeBefore } = known.value;
      const [before, after] = [
        { query: queryBefore, scope: scopeBefore },
        { query, scope },
      ];
      exchange(before, after);
      offerUndo(m.searchUpdated({ name }), () => exchange(after, before));
      return;
    }
    const orders = searches.flatMap(({ value }) => value.order ?? []).toSorted();
    const id = document.createRecord('searches', (draft) => {
      draft.name = name;
      draft.query = query;
      draft.scope = scope;
      draft.order = orderBetween(orders.at(-1) ?? null, null);
    });
    const key = recordKey('searches', id);
    offerUndo(m.searchSaved({ name }), () => document.deleteForEver([key]));
  };
}
