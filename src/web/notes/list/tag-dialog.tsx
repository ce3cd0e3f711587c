import { useMemo, useState } from 'react';
import { tagNameFromTyped } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { type RecordEntry, useRecords } from '../../replica/index.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { Row } from '../../ui/layout.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useTags } from '../tags/index.ts';
import { listMessages } from './messages/index.ts';
import { tagMeant, tagsHolding } from './tag-meant.ts';

export interface TagDialogProps {
  readonly title: string;
  /** Notes whose tags are offered; if null, all tags are offered, and new ones can be typed. */
  readonly notes: readonly RecordEntry<'notes'>[] | null;
  readonly onClose: () => void;
  /** Adds or removes the tag and returns whether the name is a valid tag. */
  readonly onPick: (name: string) => boolean;
}

const offered = 8;

/** Dialog to choose a tag from a list or by typing its name. */
export function TagDialog({ title, notes, onClose, onPick }: TagDialogProps) {
  const m = useMessages(listMessages);
  const { tagsOf } = useTags();
  const all = useRecords('notes');
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const names = useMemo(() => {
    const tags = (notes ?? all).flatMap((note) => tagsOf(note));
    // hashtags in a body can only be removed there
    return new Map(tags.filter(({ inText }) => notes === null || !inText).map(({ tag, name }) => [tag, name] as const));
  }, [notes, all, tagsOf]);
  const name = tagNameFromTyped(typed);
  const found = [...tagsHolding(names, name)];
  const pick = (picked: string) => {
    const isTaken = onPick(picked);
    setRefused(!isTaken);
    if (isTaken) onClose();
  };
  const submit = () => {
    const meant = notes === null ? name : tagMeant(names, name);
    if (meant !== null) pick(meant);
  };
  return (
    <Dialog title={title} closeLabel={m.close} isOpen onOpenChange={onClose}>
      <Form onSubmit={submit}>
        <TextField
          label={m.tag}
          autoFocus
          autoComplete="off"
          enterKeyHint="done"
          value={typed}
          onChange={setTyped}
          error={isRefused ? m.tagError : null}
        />
        <Row as="ul" gap={2} wrap>
          {found.slice(0, offered).map(([tag, shown]) => (
            <li key={tag}>
              <Button variant="secondary" onPress={() => pick(notes === null ? shown : tag)}>
                <span dir="auto">{shown}</span>
              </Button>
            </li>
          ))}
        </Row>
        {notes === null && <SubmitButton>{m.add}</SubmitButton>}
      </Form>
    </Dialog>
  );
}
