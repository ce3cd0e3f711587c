import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Programme } from '#domain/exercise/index.ts';
import { type ProgrammeDay, programmeDays } from '#domain/exercise/programming/index.ts';
import { copyPlain, type Weekday } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useDocument, useRecords } from '../../../replica/index.ts';
import { useTimeFormat, useWeekStart } from '../../../time/index.ts';
import { Button } from '../../../ui/button.tsx';
import { PlainList, Row, Stack } from '../../../ui/layout.tsx';
import { DeleteItem, MoreMenu, MoveItems } from '../../../ui/menu.tsx';
import { OptionalSelect } from '../../../ui/optional-select.tsx';
import { Text } from '../../../ui/text.tsx';
import { offerUndo } from '../../../undo/index.ts';
import { type Change, changeWithUndo } from '../../editing/index.ts';
import { routinesMessages } from '../messages/index.ts';
import { orderAfterAll, orderMoved, routinesInList } from '../plan/routines-in-list.ts';
import { useWeekdayNames } from '../plan/use-weekday-names.ts';
import { useRoutineNames } from '../start/next-today.tsx';

export interface ProgrammeDaysProps {
  readonly programme: Programme;
  readonly isReadOnly: boolean;
  readonly change: Change<Programme>;
}

/** A longer rotation is read as a list, and edited on request. */
const longRotation = 7;

export function ProgrammeDays(props: ProgrammeDaysProps) {
  const { form, days } = props.programme;
  if (form !== 'rotation') return <Week {...props} />;
  return Object.keys(days).length > longRotation ? <LongRotation {...props} /> : <Rotation {...props} />;
}

/** The training days of a rotation in order, equal ones in a row once. */
function LongRotation(props: ProgrammeDaysProps) {
  const m = useMessages(routinesMessages);
  const { count } = useTimeFormat();
  const nameOf = useRoutineNames();
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <Rotation {...props} />;
  const training = programmeDays(props.programme, 0).filter(({ routine }) => routine !== null);
  const runs: { readonly first: ProgrammeDay; times: number }[] = [];
  for (const day of training) {
    const last = runs.at(-1);
    if (last?.first.routine === day.routine) last.times += 1;
    else runs.push({ first: day, times: 1 });
  }
  return (
    <Stack gap={3}>
      <Stack as="ol" divided>
        {runs.map(({ first, times }) => (
          <Row key={first.id} as="li" gap={3} paddingY={2} justify="between">
            <Text personal>{nameOf(first.routine)}</Text>
            {times > 1 && (
              <Text tone="muted" numeric>
                {m.timesInARow({ times: count(times) })}
              </Text>
            )}
          </Row>
        ))}
      </Stack>
      {!props.isReadOnly && (
        <div>
          <Button icon={<Pencil />} onPress={() => setEditing(true)}>
            {m.editDays}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** The seven weekdays with their routines. */
function Week({ programme, isReadOnly, change }: ProgrammeDaysProps) {
  const document = useDocument();
  const weekStart = useWeekStart();
  const nameOf = useWeekdayNames();
  const days = programmeDays(programme, weekStart);
  const weekdays = Array.from({ length: 7 }, (_, index) => ((weekStart + index) % 7) as Weekday);
  const put = (weekday: Weekday, day: ProgrammeDay | null, routine: string | null) =>
    change((draft) => {
      if (routine === null) {
        if (day !== null) delete draft.days[day.id];
        return;
      }
      const order = day?.order ?? orderAfterAll(orderedDays(draft));
      draft.days[day?.id ?? document.newId()] = { order, weekday, routine };
    });
  return (
    <PlainList gap={3}>
      {weekdays.map((weekday) => {
        const ofDay = days.filter((day) => day.weekday === weekday);
        return (ofDay.length === 0 ? [null] : ofDay).map((day) => (
          <li key={day?.id ?? weekday}>
            <RoutineSelect
              label={nameOf(weekday)}
              value={day?.routine ?? null}
              isReadOnly={isReadOnly}
              onChange={(routine) => put(weekday, day, routine)}
            />
          </li>
        ));
      })}
    </PlainList>
  );
}

/** The days of a rotation in order, including rest days. */
function Rotation({ programme, isReadOnly, change }: ProgrammeDaysProps) {
  const m = useMessages(routinesMessages);
  const document = useDocument();
  const weekStart = useWeekStart();
  const { count } = useTimeFormat();
  const days = programmeDays(programme, weekStart);
  const put = (id: string, order: string, routine: string | null) =>
    change((draft) => {
      draft.days[id] = { ...draft.days[id], order, routine: routine ?? undefined };
    });
  const remove = ({ id }: ProgrammeDay) =>
    changeWithUndo(change, m.dayRemoved, (draft) => {
      const before = copyPlain(draft.days[id]);
      delete draft.days[id];
      return (later) => {
        if (before !== undefined) later.days[id] = before;
      };
    });
  return (
    <>
      <Stack as="ol" gap={3}>
        {days.map((day, index) => {
          const name = m.dayNumber({ number: count(index + 1) });
          return (
            <Row key={day.id} as="li" gap={1} align="end">
              <Stack grow>
                <RoutineSelect
                  label={name}
                  value={day.routine}
                  isReadOnly={isReadOnly}
                  onChange={(routine) => put(day.id, day.order, routine)}
                />
              </Stack>
              {!isReadOnly && (
                <DayMenu
                  name={name}
                  days={days}
                  day={day}
                  onMove={(order) => {
                    put(day.id, order, day.routine);
                    offerUndo(m.moved({ name }), () => put(day.id, day.order, day.routine));
                  }}
                  onRemove={() => remove(day)}
                />
              )}
            </Row>
          );
        })}
      </Stack>
      {!isReadOnly && (
        <div>
          <Button
            icon={<Plus />}
            onPress={() =>
              change((draft) => {
                draft.days[document.newId()] = { order: orderAfterAll(orderedDays(draft)) };
              })
            }
          >
            {m.addDay}
          </Button>
        </div>
      )}
    </>
  );
}

interface DayMenuProps {
  readonly name: string;
  readonly days: readonly ProgrammeDay[];
  readonly day: ProgrammeDay;
  readonly onMove: (order: string) => void;
  readonly onRemove: () => void;
}

function DayMenu({ name, days, day, onMove, onRemove }: DayMenuProps) {
  const m = useMessages(routinesMessages);
  const siblings = days.map(({ id, order }) => ({ id, value: { order } }));
  const movedBy = (by: -1 | 1) => orderMoved(siblings, day.id, by);
  return (
    <MoreMenu label={m.moreAbout({ name })}>
      <MoveItems labels={m} canMove={(by) => movedBy(by) !== null} onMove={(by) => onMove(movedBy(by) ?? day.order)} />
      <DeleteItem onAction={onRemove}>{m.removeDay({ name })}</DeleteItem>
    </MoreMenu>
  );
}

interface RoutineSelectProps {
  readonly label: string;
  readonly value: string | null;
  readonly isReadOnly: boolean;
  readonly onChange: (routine: string | null) => void;
}

/** Selects a routine or a rest day. A deleted or archived routine stays selected. */
function RoutineSelect({ label, value, isReadOnly, onChange }: RoutineSelectProps) {
  const m = useMessages(routinesMessages);
  const records = useRecords('routines');
  const listed = routinesInList(records, 'routines').map(({ id, value: { name } }) => ({
    id,
    label: name?.trim() || m.routine,
  }));
  const kept = records.find(({ id }) => id === value);
  const keptLabel = kept?.value.name?.trim() || (kept === undefined ? m.deletedRoutine : m.routine);
  const isListed = value === null || listed.some(({ id }) => id === value);
  return (
    <OptionalSelect
      label={label}
      none={m.restDay}
      options={[...listed, ...(isListed ? [] : [{ id: value, label: keptLabel }])]}
      value={value}
      isDisabled={isReadOnly}
      onChange={onChange}
    />
  );
}

function orderedDays({ days }: Programme) {
  return Object.entries(days).map(([id, value]) => ({ id, value }));
}
