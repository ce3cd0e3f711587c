import { ArrowDown, ArrowUp, CornerDownRight, MessageSquare, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useMessages } from '../../language/index.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { exerciseMessages } from '../messages/index.ts';
import { loggingMessages } from './messages/index.ts';
import styles from './workout.module.css';

export interface SetMenuProps {
  readonly number: string;
  readonly kind: string;
  readonly isReadOnly: boolean;
  readonly onKind: (kind: string) => void;
  readonly onRemark: () => void;
  readonly onDrop: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

const kinds = ['working', 'warmUp', 'drop', 'failure', 'amrap'] as const;

/** The number of a set with its kind, and what else can be done to it. */
export const SetMenu = memo(function SetMenu({ number, kind, isReadOnly, ...acts }: SetMenuProps) {
  const m = useMessages(exerciseMessages);
  const l = useMessages(loggingMessages);
  const short = l.kindsInShort[kind];
  const name = short === undefined ? m.setNumber({ number }) : l.setOfKind({ number, kind: short });
  const shown = (
    <span className={styles.setName}>
      {number}
      {short !== undefined && <span className={styles.kind}>{short}</span>}
    </span>
  );
  if (isReadOnly) return shown;
  return (
    <Menu
      label={name}
      trigger={
        <Button variant="quiet" className={styles.setButton ?? ''} aria-label={name}>
          {shown}
        </Button>
      }
    >
      <MenuChoice
        label={l.kind}
        options={kinds.map((id) => ({ id, label: l.kindsOfSets[id] }))}
        value={kinds.find((known) => known === kind) ?? 'working'}
        onChange={acts.onKind}
      />
      <MenuSeparator />
      <MenuItem icon={<MessageSquare />} onAction={acts.onRemark}>
        {l.addRemark}
      </MenuItem>
      <MenuItem icon={<CornerDownRight />} onAction={acts.onDrop}>
        {l.addDrop}
      </MenuItem>
      <MenuItem icon={<ArrowUp />} onAction={() => acts.onMove(-1)}>
        {l.setUp}
      </MenuItem>
      <MenuItem icon={<ArrowDown />} onAction={() => acts.onMove(1)}>
        {l.setDown}
      </MenuItem>
      <MenuItem icon={<Trash2 />} tone="danger" onAction={acts.onRemove}>
        {m.removeSet({ number })}
      </MenuItem>
    </Menu>
  );
});
