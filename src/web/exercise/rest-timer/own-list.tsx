import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../language/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PlainList, Row, Stack } from '../../ui/layout.tsx';
import { SecondaryText, Text } from '../../ui/text.tsx';
import { offerUndo } from '../../undo/index.ts';
import { restingMessages } from './messages/index.ts';

export interface OwnRow {
  readonly id: string;
  /** The name of the item for the labels of its buttons. */
  readonly name: string;
  readonly detail?: string | undefined;
}

export interface OwnListProps<Each extends OwnRow> {
  readonly label: string;
  readonly rows: readonly Each[];
  readonly addLabel: string;
  readonly editLabel: string;
  /** @returns a function that restores the item */
  readonly onRemove: (id: string) => () => void;
  /** The form for an item; for a new one if it is null. */
  readonly children: (row: Each | null, close: () => void) => ReactNode;
}

/** A list of the user's own items, each with buttons to edit and delete it, and a button to add one. */
export function OwnList<Each extends OwnRow>(props: OwnListProps<Each>) {
  const { label, rows, addLabel, editLabel, onRemove, children } = props;
  const m = useMessages(restingMessages);
  const [open, setOpen] = useState<{ readonly row: Each | null } | null>(null);
  const remove = ({ id, name }: OwnRow) => offerUndo(m.removed({ name }), onRemove(id));
  return (
    <Stack gap={3} align="start" full>
      {rows.length > 0 && (
        <PlainList full divided aria-label={label}>
          {rows.map((row) => (
            <Row key={row.id} as="li" gap={1} align="center" paddingY={1}>
              <Stack grow paddingY={1}>
                <Text personal lines={2}>
                  {row.name}
                </Text>
                {row.detail !== undefined && (
                  <SecondaryText numeric personal lines={1}>
                    {row.detail}
                  </SecondaryText>
                )}
              </Stack>
              <IconButton icon={<Pencil />} label={m.edit({ name: row.name })} onPress={() => setOpen({ row })} />
              <IconButton icon={<Trash2 />} label={m.remove({ name: row.name })} onPress={() => remove(row)} />
            </Row>
          ))}
        </PlainList>
      )}
      <Button icon={<Plus />} onPress={() => setOpen({ row: null })}>
        {addLabel}
      </Button>
      <Dialog
        title={open?.row == null ? addLabel : editLabel}
        closeLabel={m.close}
        isOpen={open !== null}
        onOpenChange={() => setOpen(null)}
      >
        {({ close }) => children(open?.row ?? null, close)}
      </Dialog>
    </Stack>
  );
}
