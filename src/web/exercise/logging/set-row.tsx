import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { DoneSet } from '#domain/exercise/history/index.ts';
import type { KnownExercise, SetResult, SetTarget, WorkoutSet } from '#domain/exercise/index.ts';
import { isDone, takenFrom } from '#domain/exercise/logging/index.ts';
import type { ImplausibleValue, RecordOfExercise } from '#domain/exercise/records/index.ts';
import { equalPlain } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import type { LoadUnit } from '../load-unit.ts';
import { exerciseMessages } from '../messages/index.ts';
import { SetRecord } from '../progress/index.ts';
import { DoneBox } from './done-box.tsx';
import { LastTimeCell } from './last-time-cell.tsx';
import { loggingMessages } from './messages/index.ts';
import { NumberCell } from './number-cell.tsx';
import { RemarkField } from './remark-field.tsx';
import type { SetField } from './set-fields.ts';
import { SetMenu } from './set-menu.tsx';
import type { WorkoutLog } from './use-workout-log.ts';
import styles from './workout.module.css';

/** The personal records of a set, and its unlikely value if it has one. */
export interface RecordsOfSet {
  readonly setId: string;
  readonly made: readonly RecordOfExercise[];
  readonly implausible: ImplausibleValue | null;
}

export interface SetRowProps {
  readonly set: WorkoutSet;
  /** The set's number within the exercise, as displayed. */
  readonly number: string;
  readonly fields: readonly SetField[];
  readonly steps: readonly number[];
  readonly exercise: KnownExercise | undefined;
  readonly unit: LoadUnit;
  readonly planned: SetResult;
  /** The corresponding set of the last session; null if there is none. */
  readonly last: DoneSet | null;
  readonly records: RecordsOfSet | null;
  readonly isNext: boolean;
  readonly isReadOnly: boolean;
  readonly log: WorkoutLog;
  readonly onMove: (setId: string, by: -1 | 1) => void;
  readonly onDrop: (setId: string) => void;
  readonly onRemove: (setId: string) => void;
}

/** A table row for one set. It renders again only if its set changed. */
export const SetRow = memo(SetRowPlain, (before, after) =>
  (Object.keys(after) as (keyof SetRowProps)[]).every(
    (name) => before[name] === after[name] || (isMadeAnew(name) && equalPlain(before[name], after[name])),
  ),
);

/** Returns whether a prop is created anew on each render, usually with the same content. */
function isMadeAnew(name: keyof SetRowProps): boolean {
  return name === 'planned' || name === 'records';
}

function SetRowPlain(props: SetRowProps) {
  const { set, number, fields, steps, unit, planned, exercise, last, records, isNext, isReadOnly, log } = props;
  const m = useMessages(exerciseMessages);
  const l = useMessages(loggingMessages);
  const { count } = useTimeFormat();
  const [isRemarkAsked, setRemarkAsked] = useState(false);
  const { onDrop, onMove, onRemove } = props;
  const row = useShownWhenNext(isNext);
  const acts = useMemo(
    () => ({
      onKind: (kind: string) => log.write(set.id, { kind }),
      onSide: (side: string | undefined) => log.write(set.id, { side }),
      onTake: (taken: DoneSet) => log.write(set.id, takenFrom(taken)),
      onRemark: () => setRemarkAsked(true),
      onDrop: () => onDrop(set.id),
      onMove: (by: -1 | 1) => onMove(set.id, by),
      onRemove: () => onRemove(set.id),
    }),
    [log, set.id, onDrop, onMove, onRemove],
  );
  const done = isDone(set);
  const complete = () => log.complete(set.id, planned);
  const { remark = '', target, result } = set.set;
  return (
    <>
      <tr ref={row} className={styles.set} data-done={done || undefined} data-next={isNext || undefined}>
        <th scope="row" className={styles.setNumber}>
          <SetMenu
            number={number}
            kind={result?.kind ?? target?.kind ?? 'working'}
            side={result?.side ?? null}
            isUnilateral={exercise?.isUnilateral === true}
            isReadOnly={isReadOnly}
            onKind={acts.onKind}
            onSide={acts.onSide}
            onRemark={acts.onRemark}
            onDrop={acts.onDrop}
            onMove={acts.onMove}
            onRemove={acts.onRemove}
          />
        </th>
        <td className={styles.lastCell}>
          {done && records !== null && exercise !== undefined ? (
            <SetRecord
              set={set.id}
              exercise={exercise}
              made={records.made}
              implausible={records.implausible ?? undefined}
            />
          ) : (
            <LastTimeCell
              last={last}
              number={number}
              tracking={exercise?.tracking}
              unit={unit}
              isReadOnly={isReadOnly}
              onTake={acts.onTake}
            />
          )}
        </td>
        {fields.map((field, at) => (
          <td key={field}>
            <NumberCell
              field={field}
              number={number}
              result={result}
              planned={done ? null : { ...planned, ...effortOf(target) }}
              range={rangeOf(field, target, count)}
              unit={unit}
              step={steps[at] ?? 1}
              isReadOnly={isReadOnly}
              onChange={(change) => log.write(set.id, change)}
              onDone={done ? null : complete}
            />
          </td>
        ))}
        <td className={styles.doneCell}>
          <DoneBox
            label={m.doneSet({ number })}
            isDone={done}
            isReadOnly={isReadOnly}
            onChange={(ticked) => (ticked ? complete() : log.reopen(set.id))}
          />
        </td>
      </tr>
      {(remark !== '' || isRemarkAsked) && (
        <tr className={styles.remarkRow}>
          <td colSpan={fields.length + 3}>
            <RemarkField
              label={l.noteOfSet({ number })}
              value={remark}
              placeholder={l.notePlaceholder}
              isReadOnly={isReadOnly}
              isFresh={isRemarkAsked && remark === ''}
              onChange={(written) =>
                log.change((draft) => {
                  const changed = draft.sets[set.id];
                  if (changed !== undefined) changed.remark = written;
                })
              }
              onLeave={() => setRemarkAsked(false)}
            />
          </td>
        </tr>
      )}
    </>
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
