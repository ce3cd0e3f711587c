import { Trash2 } from 'lucide-react';
import type { SetResult, WorkoutSet } from '#domain/exercise/index.ts';
import { isDone } from '#domain/exercise/logging/index.ts';
import { useMessages } from '../../language/index.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import type { LoadUnit } from '../load-unit.ts';
import { exerciseMessages } from '../messages/index.ts';
import { DoneBox } from './done-box.tsx';
import { SetFieldInput } from './set-field-input.tsx';
import type { SetField } from './set-fields.ts';
import styles from './workout.module.css';

export interface SetRowProps {
  readonly set: WorkoutSet;
  /** Its place among the sets of the exercise, as it is written. */
  readonly number: string;
  readonly fields: readonly SetField[];
  readonly unit: LoadUnit;
  readonly isReadOnly: boolean;
  readonly onChange: (change: Partial<SetResult>) => void;
  readonly onDone: (isDone: boolean) => void;
  readonly onRemove: () => void;
}

export function SetRow(props: SetRowProps) {
  const { set, number, fields, unit, isReadOnly, onChange, onDone, onRemove } = props;
  const m = useMessages(exerciseMessages);
  return (
    <tr data-done={isDone(set) || undefined}>
      <th scope="row" className={styles.setNumber}>
        {isReadOnly ? (
          number
        ) : (
          <Menu
            label={m.setNumber({ number })}
            trigger={
              <Button variant="quiet" className={styles.setButton ?? ''} aria-label={m.setNumber({ number })}>
                {number}
              </Button>
            }
          >
            <MenuItem icon={<Trash2 />} tone="danger" onAction={onRemove}>
              {m.removeSet({ number })}
            </MenuItem>
          </Menu>
        )}
      </th>
      {fields.map((field) => (
        <td key={field}>
          <SetFieldInput
            field={field}
            number={number}
            result={set.set.result}
            unit={unit}
            isReadOnly={isReadOnly}
            onChange={onChange}
          />
        </td>
      ))}
      <td className={styles.doneCell}>
        <DoneBox label={m.doneSet({ number })} isDone={isDone(set)} isReadOnly={isReadOnly} onChange={onDone} />
      </td>
    </tr>
  );
}
