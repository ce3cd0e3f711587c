import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../language/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Text } from '../../ui/text.tsx';
import { offerUndo } from '../../undo/index.ts';
import { restingMessages } from './messages/index.ts';
import styles from './own.module.css';

export interface OwnRow {
  readonly id: string;
  /** The name of the item for the labels of its buttons. */
  readonly name: string;
  readonly detail?: string | undefined;
}

export interface OwnListProps {
  readonly label: string;
  readonly rows: readonly OwnRow[];
  readonly onEdit: (id: string) => void;
  /** @returns a function that restores the item */
  readonly onRemove: (id: string) => () => void;
  readonly children: ReactNode;
}

/** A list of the user's own items, each with buttons to edit and delete it. */
export function OwnList({ label, rows, onEdit, onRemove, children }: OwnListProps) {
  const m = useMessages(restingMessages);
  const remove = ({ id, name }: OwnRow) =>
    offerUndo({ message: m.removed({ name }), label: m.undo, undo: onRemove(id) });
  return (
    <div className={styles.own}>
      {rows.length > 0 && (
        <ul className={styles.list} aria-label={label}>
          {rows.map((row) => (
            <li key={row.id} className={styles.row}>
              <div className={styles.words}>
                <Text personal lines={2}>
                  {row.name}
                </Text>
                {row.detail !== undefined && (
                  <Text size={2} tone="muted" numeric personal lines={1}>
                    {row.detail}
                  </Text>
                )}
              </div>
              <IconButton icon={<Pencil />} label={m.edit({ name: row.name })} onPress={() => onEdit(row.id)} />
              <IconButton icon={<Trash2 />} label={m.remove({ name: row.name })} onPress={() => remove(row)} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}
