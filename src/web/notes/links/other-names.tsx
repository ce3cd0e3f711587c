import { Plus } from 'lucide-react';
import { useState } from 'react';
import { linkKey } from '#domain/notes/links/index.ts';
import { useMessages } from '../../language/index.ts';
import { type RecordEntry, useDocument } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { NameList } from '../../ui/name-list.tsx';
import { Heading, SecondaryText } from '../../ui/text.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { offerUndo } from '../../undo/index.ts';
import styles from './links.module.css';
import { linksMessages } from './messages/index.ts';

export interface OtherNamesProps {
  readonly note: RecordEntry<'notes'>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Lists the other names by which links find a note: its aliases and former titles. */
export function OtherNames({ note, isOpen, onOpenChange }: OtherNamesProps) {
  const m = useMessages(linksMessages);
  const { title = '', aliases, formerTitles } = note.value;
  const hasFormer = Object.keys(formerTitles).length > 0;
  return (
    <Dialog title={m.aliases} closeLabel={m.close} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Stack gap={4}>
        <SecondaryText>{Object.keys(aliases).length === 0 ? m.noAliases : m.aliasesText}</SecondaryText>
        <Names note={note} leaf="aliases" label={m.aliases} />
        <AddName noteId={note.id} taken={[title, ...Object.values(aliases)]} />
        {hasFormer && (
          <section>
            <Heading level={3}>{m.formerTitles}</Heading>
            <SecondaryText>{m.formerTitlesText}</SecondaryText>
            <Names note={note} leaf="formerTitles" label={m.formerTitles} />
          </section>
        )}
      </Stack>
    </Dialog>
  );
}

interface NamesProps {
  readonly note: RecordEntry<'notes'>;
  readonly leaf: 'aliases' | 'formerTitles';
  readonly label: string;
}

function Names({ note, leaf, label }: NamesProps) {
  const m = useMessages(linksMessages);
  const document = useDocument();
  const names = Object.entries(note.value[leaf]);
  const write = (id: string, name: string | null) =>
    document.changeRecord('notes', note.id, (draft) => {
      if (name === null) delete draft[leaf][id];
      else draft[leaf][id] = name;
    });
  const remove = (id: string, name: string) => {
    write(id, null);
    offerUndo(m.removed({ name }), () => write(id, name));
  };
  if (names.length === 0) return null;
  return (
    <NameList
      label={label}
      names={names.map(([id, name]) => ({
        id,
        name,
        removeLabel: m.removeNamed({ name }),
        onRemove: () => remove(id, name),
      }))}
    />
  );
}

function AddName({ noteId, taken }: { readonly noteId: string; readonly taken: readonly string[] }) {
  const m = useMessages(linksMessages);
  const document = useDocument();
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const isTaken = name !== '' && taken.some((each) => linkKey(each) === linkKey(name));
  const add = () => {
    if (name === '' || isTaken) return;
    document.changeRecord('notes', noteId, (draft) => {
      draft.aliases[document.newId()] = name;
    });
    setTyped('');
  };
  return (
    <Form onSubmit={add}>
      <Row gap={2} align="end" className={styles.add}>
        <TextField
          label={m.alias}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          enterKeyHint="done"
          error={isTaken ? m.nameTaken : undefined}
        />
        <Button type="submit" icon={<Plus />}>
          {m.add}
        </Button>
      </Row>
    </Form>
  );
}
