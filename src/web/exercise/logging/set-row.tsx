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

/** The records that a set made, and a figure of it that is likelier mistyped. */
export interface RecordsOfSet {
  readonly setId: string;
  readonly made: readonly RecordOfExercise[];
  readonly implausible: ImplausibleValue | null;
}

export interface SetRowProps {
  readonly set: WorkoutSet;
  /** Its place among the sets of the exercise, as it is written. */
  readonly number: string;
  readonly fields: readonly SetField[];
  readonly steps: readonly number[];
  readonly exercise: KnownExercise | undefined;
  readonly unit: LoadUnit;
  readonly planned: SetResult;
  /** The set of last time that it stands beside; null where there was none. */
  readonly last: DoneSet | null;
  /** What it made; null where it made nothing. */
  readonly records: RecordsOfSet | null;
  /** Whether it is the one to do now. */
  readonly isNext: boolean;
  readonly isReadOnly: boolean;
  readonly log: WorkoutLog;
  readonly onMove: (setId: string, by: -1 | 1) => void;
  readonly onDrop: (setId: string) => void;
  readonly onRemove: (setId: string) => void;
}

/** One set. Only the row of the set that changed is rendered again. */
export const SetRow = memo(SetRowPlain, (before, after) =>
  (Object.keys(after) as (keyof SetRowProps)[]).every(
    (name) => before[name] === after[name] || (isMadeAnew(name) && equalPlain(before[name], after[name])),
  ),
);

/** Whether it is another object at each rendering, though it mostly says the same. */
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

/** Brings a row into view when its turn comes, above what stands at the foot of the page. */
function useShownWhenNext(isNext: boolean) {
  const row = useRef<HTMLTableRowElement>(null);
  const wasNext = useRef(isNext);
  useEffect(() => {
    if (isNext && !wasNext.current) row.current?.scrollIntoView({ block: 'nearest' });
    wasNext.current = isNext;
  }, [isNext]);
  return row;
}

/** What was planned of the effort stands there to be seen; one tap takes none of it. */
function effortOf({ rpe, rir }: SetTarget = {}): Partial<SetResult> {
  return { ...(rpe !== undefined && { rpe }), ...(rir !== undefined && { rir }) };
}

/** `8–12` under the repetitions where the target leaves them open. */
function rangeOf(field: SetField, target: SetTarget | undefined, count: (value: number) => string): string | null {
  const { min, max } = target?.reps ?? {};
  if (field !== 'reps' || min === undefined || max === min) return null;
  return max === undefined ? `${count(min)}+` : `${count(min)}–${count(max)}`;
}
