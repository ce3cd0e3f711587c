import { CornerDownRight, MessageSquare } from 'lucide-react';
import { memo } from 'react';
import { useMessages } from '../../../language/index.ts';
import { Button } from '../../../ui/button.tsx';
import { DeleteItem, Menu, MenuChoice, MenuItem, MenuSeparator, MoveItems } from '../../../ui/menu.tsx';
import { setKinds } from '../../workouts/index.ts';
import { loggingMessages } from '../messages/index.ts';
import styles from './sets.module.css';

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

/** The number and kind of a set, as the button of a menu of actions. */
export const SetMenu = memo(function SetMenu(props: SetMenuProps) {
  const { number, kind, side, isUnilateral, hasRemark, isReadOnly, ...acts } = props;
  const m = useMessages(loggingMessages);
  const short = [m.kindsInShort[kind], m.sides[side ?? '']].filter((each) => each !== undefined);
  const name = short.length === 0 ? m.setNumber({ number }) : m.setOfKind({ number, kind: short.join(', ') });
  const shown = (
    <span className={styles.setName}>
      {number}
      {short.map((labels) => (
        <span key={labels} className={styles.kind}>
          {labels}
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
      {/* first, as the kinds of sets do not all fit on a phone */}
      <MenuItem icon={<MessageSquare />} onAction={acts.onRemark}>
        {hasRemark ? m.editNote : m.addNote}
      </MenuItem>
      <MenuItem icon={<CornerDownRight />} onAction={acts.onDrop}>
        {m.addDrop}
      </MenuItem>
      <MoveItems labels={m} onMove={acts.onMove} />
      <DeleteItem onAction={acts.onRemove}>{m.removeSet({ number })}</DeleteItem>
      <MenuSeparator />
      <MenuChoice
        label={m.kind}
        options={setKinds.map((id) => ({ id, label: m.kindsOfSets[id] }))}
        value={setKinds.find((known) => known === kind) ?? 'working'}
        onChange={acts.onKind}
      />
      {(isUnilateral || side !== null) && (
        <MenuChoice
          label={m.side}
          options={sides.map((id) => ({ id, label: m.sideChoices[id] }))}
          value={sides.find((known) => known === side) ?? 'none'}
          onChange={(chosen) => acts.onSide(chosen === 'none' ? undefined : chosen)}
        />
      )}
    </Menu>
  );
});
