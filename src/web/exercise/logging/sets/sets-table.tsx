import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useMessages } from '../../../language/index.ts';
import { isComposing } from '../../../ui/composition.ts';
import { Text } from '../../../ui/text.tsx';
import { useMinWidth } from '../../../ui/use-min-width.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { LoadUnit } from '../../quantities/index.ts';
import { isLoadField, type SetColumn, type SetField } from '../../workouts/index.ts';
import { loggingMessages } from '../messages/index.ts';
import styles from './sets.module.css';

export interface SetsTableProps {
  /** The name of the exercise. */
  readonly label: string;
  readonly columns: readonly SetColumn[];
  readonly unit: LoadUnit;
  /** The `SetRow`s. */
  readonly children: ReactNode;
  /** Called on Enter in the last field, to move focus to the content below. */
  readonly onLeave: () => void;
}

/** The table of an exercise's sets. Enter moves focus from field to field. On a checkbox, it also completes the set. */
export function SetsTable({ label, columns, unit, children, onLeave }: SetsTableProps) {
  const m = useMessages(loggingMessages);
  const table = useRef<HTMLTableElement>(null);
  const isPhone = !useMinWidth(600);
  const isNarrow = !useMinWidth(375);
  // where the fields leave no room for it, last time is on a line of its own below them
  const isLastBelow = (isPhone && columns.length === 4) || (isNarrow && columns.length === 3);
  // Handled in the capture phase, since the fields stop the propagation of key events.
  const moveOn = (event: KeyboardEvent<HTMLTableElement>) => {
    const { target } = event;
    if (event.key !== 'Enter' || isComposing(event.nativeEvent) || !(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (target.type === 'checkbox' && !target.checked) target.click();
    const stops = Array.from(table.current?.querySelectorAll('input') ?? []);
    const next = stops[stops.indexOf(target) + 1];
    if (next === undefined) onLeave();
    else next.focus();
  };
  return (
    <table
      ref={table}
      className={styles.sets}
      data-fields={columns.length}
      data-last={isLastBelow ? 'below' : undefined}
      aria-label={label}
      onKeyDownCapture={moveOn}
    >
      <thead>
        <tr>
          <th scope="col" className={styles.setNumber}>
            {m.set}
          </th>
          <th scope="col" className={styles.lastCell}>
            {m.lastTime}
          </th>
          {columns.map(({ field, side }) => (
            <th key={`${field} ${side}`} scope="col" className={widthClass(field)}>
              {field === 'addedLoad' || field === 'assistance' ? m[`${field}Head`] : m[field]}
              {isLoadField(field) && (
                <Text as="span" tone="muted">
                  {' '}
                  {unit}
                </Text>
              )}
              {side !== null && (
                <Text as="span" tone="muted">
                  {' '}
                  {m.sides[side]}
                </Text>
              )}
            </th>
          ))}
          <th scope="col" className={styles.doneCell}>
            <VisuallyHidden>{m.done}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** Returns the class of a column whose width does not depend on the others; undefined if it takes the room left. */
function widthClass(field: SetField): string | undefined {
  if (isLoadField(field)) return styles.loadColumn;
  return field === 'seconds' || field === 'metres' ? undefined : styles.shortColumn;
}
