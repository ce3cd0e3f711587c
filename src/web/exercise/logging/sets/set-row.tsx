import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { DoneSet } from '#domain/exercise/history/index.ts';
import type { KnownExercise, SetResult, SetTarget, WorkoutSet } from '#domain/exercise/index.ts';
import { isDone } from '#domain/exercise/logging/index.ts';
import type { ImplausibleValue, RecordOfExercise } from '#domain/exercise/records/index.ts';
import { equalPlain } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useTimeFormat } from '../../../time/index.ts';
import { SetRecord } from '../../progress/index.ts';
import type { LoadUnit } from '../../quantities/index.ts';
import { fieldInColumn, missingField, type SetColumn, type SetField } from '../../workouts/index.ts';
import { useLog } from '../log/log-context.ts';
import { loggingMessages } from '../messages/index.ts';
import { RemarkField } from '../remarks/remark-field.tsx';
import { useRemarkUses } from '../remarks/use-remark-uses.ts';
import { DoneBox } from './done-box.tsx';
import { LastTimeCell, type LastTimeCellProps } from './last-time-cell.tsx';
import { NumberCell } from './number-cell.tsx';
import { SetMenu } from './set-menu.tsx';
import styles from './sets.module.css';

/** The personal records of a set, and its unlikely value if it has one. */
export interface RecordsOfSet {
  readonly setId: string;
  readonly made: readonly RecordOfExercise[];
  readonly implausible: ImplausibleValue | null;
}

export interface SetRowProps {
  readonly set: WorkoutSet;
  /** The set of the right side, if the row has both sides. */
  readonly other: WorkoutSet | null;
  /** The row's number within the exercise, as displayed. */
  readonly number: string;
  readonly columns: readonly SetColumn[];
  /** By column. */
  readonly steps: readonly number[];
  readonly exercise: KnownExercise | undefined;
  readonly unit: LoadUnit;
  readonly planned: SetResult;
  readonly plannedOther: SetResult | null;
  /** The corresponding set of the last session; null if there is none. */
  readonly last: DoneSet | null;
  readonly lastOther: DoneSet | null;
  readonly records: RecordsOfSet | null;
  readonly isNext: boolean;
  readonly isReadOnly: boolean;
  readonly onMove: (setId: string, by: -1 | 1) => void;
  readonly onDrop: (setId: string) => void;
  readonly onRemove: (setIds: readonly string[]) => void;
}

/** A table row for one set, or for the sets of both sides. It renders again only if they changed. */
export const SetRow = memo(SetRowPlain, (before, after) =>
  (Object.keys(after) as (keyof SetRowProps)[]).every(
    (name) => before[name] === after[name] || (isRecreated(name) && equalPlain(before[name], after[name])),
  ),
);

/** Returns whether a prop is created anew on each render, usually with the same content. */
function isRecreated(name: keyof SetRowProps): boolean {
  return name === 'planned' || name === 'plannedOther' || name === 'records';
}

function SetRowPlain(props: SetRowProps) {
  const { set, other, number, planned, plannedOther, exercise, isNext, isReadOnly } = props;
  const log = useLog();
  const m = useMessages(loggingMessages);
  const [isRemarkAsked, setRemarkAsked] = useState(false);
  const { onDrop, onMove, onRemove } = props;
  const row = useShownWhenNext(isNext);
  const otherId = other?.id;
  const ids = useMemo(() => (otherId === undefined ? [set.id] : [set.id, otherId]), [set.id, otherId]);
  const { onTake, ...acts } = useMemo(
    () => ({
      onKind: (kind: string) => log.write(ids, { kind }),
      onSide: (side: string | undefined) => log.write([set.id], { side }),
      onTake: (taken: DoneSet, takenOther: DoneSet | null) => log.take(ids, [taken, takenOther ?? taken]),
      onRemark: () => setRemarkAsked(true),
      onDrop: () => onDrop(set.id),
      onMove: (by: -1 | 1) => onMove(set.id, by),
      onRemove: () => onRemove(ids),
    }),
    [log, set.id, ids, onDrop, onMove, onRemove],
  );
  const done = isDone(set);
  const complete = () =>
    log.complete([
      { id: set.id, planned },
      ...(other === null ? [] : [{ id: other.id, planned: plannedOther ?? planned }]),
    ]);
  const { target, result } = set.set;
  const askForMissing = useAskForMissing(props, row);
  return (
    <>
      <tr
        ref={row}
        className={styles.set}
        data-sets={ids.join(' ')}
        data-done={done || undefined}
        data-next={isNext || undefined}
      >
        <th scope="row" className={styles.setNumber}>
          <SetMenu
            number={number}
            kind={result?.kind ?? target?.kind ?? 'working'}
            side={other === null ? (result?.side ?? null) : null}
            isUnilateral={exercise?.isUnilateral === true && other === null}
            isReadOnly={isReadOnly}
            hasRemark={set.set.remark !== undefined}
            {...acts}
          />
        </th>
        <td className={styles.lastCell}>
          <RecordOrLastTime {...props} isDone={done} onTake={onTake} />
        </td>
        <NumberCells {...props} isDone={done} onDone={done ? null : complete} />
        <td className={styles.doneCell}>
          <DoneBox
            label={m.doneSet({ number })}
            isDone={done}
            isReadOnly={isReadOnly}
            onHold={askForMissing}
            onChange={(ticked) => (ticked ? complete() : log.reopen(ids))}
          />
        </td>
      </tr>
      {(set.set.remark !== undefined || isRemarkAsked) && (
        <RemarkRow {...props} isAsked={isRemarkAsked} onLeave={() => setRemarkAsked(false)} />
      )}
      {other?.set.remark !== undefined && <RemarkRow {...props} set={other} isAsked={false} isOther />}
    </>
  );
}

/**
 * Returns a function that moves focus to the number that a set lacks, and returns whether it did. The second time, the
 * set is completed without it.
 */
function useAskForMissing({ set, columns, planned }: SetRowProps, row: RefObject<HTMLElement | null>): () => boolean {
  const [isWithoutAccepted, setWithoutAccepted] = useState(false);
  return () => {
    const fields = columns.map(({ field }) => field);
    const missing = missingField(fields, set.set.result, planned);
    if (missing === null || isWithoutAccepted) return false;
    setWithoutAccepted(true);
    row.current?.querySelector<HTMLInputElement>(`[data-number="${missing}"]`)?.focus();
    return true;
  };
}

interface RecordOrLastTimeProps extends SetRowProps, Pick<LastTimeCellProps, 'onTake'> {
  readonly isDone: boolean;
}

/** The personal records of a completed set. If it has none, or is not completed, the corresponding set of last time. */
function RecordOrLastTime(props: RecordOrLastTimeProps) {
  const { exercise, records, isDone, last, lastOther, number, unit, isReadOnly, onTake } = props;
  const log = useLog();
  if (isDone && records !== null && exercise !== undefined) {
    return (
      <SetRecord
        exercise={exercise}
        made={records.made}
        implausible={records.implausible ?? undefined}
        onConfirm={isReadOnly ? null : () => log.confirm(records.setId)}
      />
    );
  }
  return (
    <LastTimeCell
      last={last}
      lastOther={lastOther}
      number={number}
      tracking={exercise?.tracking}
      unit={unit}
      isReadOnly={isReadOnly || isDone}
      onTake={onTake}
    />
  );
}

interface NumberCellsProps extends SetRowProps {
  readonly isDone: boolean;
  /** Completes the row; null if it is completed. */
  readonly onDone: (() => void) | null;
}

/** The number fields of a row. A set without sides spans both columns of a table in which other rows have sides. */
function NumberCells(props: NumberCellsProps) {
  const { set, other, number, columns, steps, planned, plannedOther, unit, isReadOnly, onDone } = props;
  const log = useLog();
  const m = useMessages(loggingMessages);
  const { count } = useTimeFormat();
  return columns.map((column, at) => {
    const { side } = column;
    if (other === null && side === 'right') return null;
    const shown = side === 'right' && other !== null ? other : set;
    const values = side === 'right' ? (plannedOther ?? planned) : planned;
    const { target, result } = shown.set;
    const field = fieldInColumn(column.field, result);
    const ids = other !== null && side === null ? [set.id, other.id] : [shown.id];
    return (
      <td key={`${column.field} ${side}`} {...(other === null && side === 'left' && { colSpan: 2 })}>
        <NumberCell
          field={field}
          number={other === null || side === null ? number : m.numberOfSide({ number, side: m.sides[side] ?? '' })}
          result={result}
          planned={props.isDone ? null : { ...values, ...effortOf(target) }}
          hint={field === column.field ? rangeOf(field, target, count) : m[field]}
          unit={unit}
          step={steps[at] ?? 1}
          isReadOnly={isReadOnly}
          onChange={(change) => log.write(ids, change)}
          onDone={onDone}
        />
      </td>
    );
  });
}

interface RemarkRowProps extends Pick<SetRowProps, 'set' | 'number' | 'exercise' | 'columns' | 'isReadOnly'> {
  readonly isAsked: boolean;
  /** Whether the remark belongs to the right side of a row that has both. */
  readonly isOther?: boolean;
  readonly onLeave?: () => void;
}

function RemarkRow(props: RemarkRowProps) {
  const { set, exercise, columns, isReadOnly, isAsked, isOther = false, onLeave } = props;
  const log = useLog();
  const m = useMessages(loggingMessages);
  const number = isOther ? m.numberOfSide({ number: props.number, side: m.sides.right ?? '' }) : props.number;
  const { remark = '', place } = set.set;
  const uses = useRemarkUses(exercise, { exercise: place?.exercise ?? '', set: set.id }, log);
  return (
    <tr className={styles.remarkRow}>
      <td colSpan={columns.length + 3}>
        <RemarkField
          uses={uses}
          label={m.noteOfSet({ number })}
          value={remark}
          placeholder={m.notePlaceholder}
          isReadOnly={isReadOnly}
          isFresh={isAsked}
          onChange={(written) =>
            log.change((draft) => {
              const changed = draft.sets[set.id];
              if (changed !== undefined) changed.remark = written;
            })
          }
          {...(onLeave !== undefined && { onLeave })}
        />
      </td>
    </tr>
  );
}

/** Scrolls a row into view when its set becomes the next one to do. Keeps it above elements docked at the bottom. */
function useShownWhenNext(isNext: boolean) {
  const row = useRef<HTMLTableRowElement>(null);
  const wasNext = useRef(isNext);
  useEffect(() => {
    if (isNext && !wasNext.current) row.current?.scrollIntoView({ block: 'nearest' });
    wasNext.current = isNext;
  }, [isNext]);
  return row;
}

/** Returns the planned effort. It is only displayed: a tap does not accept it. */
function effortOf({ rpe, rir }: SetTarget = {}): Partial<SetResult> {
  return { ...(rpe !== undefined && { rpe }), ...(rir !== undefined && { rir }) };
}

/** Formats the target range below the repetitions: `8–12`. */
function rangeOf(field: SetField, target: SetTarget | undefined, count: (value: number) => string): string | null {
  const { min, max } = target?.reps ?? {};
  if (field !== 'reps' || min === undefined || max === min) return null;
  return max === undefined ? `${count(min)}+` : `${count(min)}–${count(max)}`;
}
