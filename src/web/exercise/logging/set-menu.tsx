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
  /** The side that was trained; null if it is not set. */
  readonly side: string | null;
  /** Whether the exercise is done one side at a time. */
  readonly isUnilateral: boolean;
  readonly hasRemark: boolean;
  readonly isReadOnly: boolean;
  readonly onKind: (kind: string) => void;
  /** @param side undefined to remove the side */
  readonly onSide: (side: string | undefined) => void;
  readonly onRemark: () => void;
  readonly onDrop: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

const sides = ['none', 'left', 'right', 'both'] as const;

const kinds = ['working', 'warmUp', 'drop', 'failure', 'amrap'] as const;

/** The number and kind of a set, as the button of a menu of actions. */
export const SetMenu = memo(function SetMenu(props: SetMenuProps) {
  const { number, kind, side, isUnilateral, hasRemark, isReadOnly, ...acts } = props;
  const m = useMessages(exerciseMessages);
  const l = useMessages(loggingMessages);
  const short = [l.kindsInShort[kind], l.sidesInShort[side ?? '']].filter((each) => each !== undefined);
  const name = short.length === 0 ? m.setNumber({ number }) : l.setOfKind({ number, kind: short.join(', ') });
  const shown = (
    <span className={styles.setName}>
      {number}
      {short.map((words) => (
        <span key={words} className={styles.kind}>
          {words}
        </span>
      ))}
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
      {(isUnilateral || side !== null) && (
        <MenuChoice
          label={l.side}
          options={sides.map((id) => ({ id, label: l.sides[id] }))}
          value={sides.find((known) => known === side) ?? 'none'}
          onChange={(chosen) => acts.onSide(chosen === 'none' ? undefined : chosen)}
        />
      )}
      <MenuSeparator />
      <MenuItem icon={<MessageSquare />} onAction={acts.onRemark}>
        {hasRemark ? l.editNote : l.addNote}
      </MenuItem>
      <MenuItem icon={<CornerDownRight />} onAction={acts.onDrop}>
        {l.addDrop}
      </MenuItem>
      <MenuItem icon={<ArrowUp />} onAction={() => acts.onMove(-1)}>
        {l.moveUp}
      </MenuItem>
      <MenuItem icon={<ArrowDown />} onAction={() => acts.onMove(1)}>
        {l.moveDown}
      </MenuItem>
      <MenuItem icon={<Trash2 />} tone="danger" onAction={acts.onRemove}>
        {m.removeSet({ number })}
      </MenuItem>
    </Menu>
  );
});
