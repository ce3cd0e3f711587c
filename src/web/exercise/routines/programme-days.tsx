import { ArrowDown, ArrowUp, Ellipsis, Plus, Trash2 } from 'lucide-react';
import type { Programme } from '#domain/exercise/index.ts';
import { type ProgrammeDay, programmeDays } from '#domain/exercise/programming/index.ts';
import { copyPlain, type Weekday } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument, useRecords } from '../../replica/index.ts';
import { useTimeFormat, useWeekStart } from '../../time/index.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { Select } from '../../ui/select.tsx';
import { offerUndo } from '../../undo/index.ts';
import { routinesMessages } from './messages/index.ts';
import type { ChangeProgramme } from './programme-view.tsx';
import styles from './routines.module.css';
import { orderBehind, orderMoved, routinesInList } from './routines-in-list.ts';
import { useWeekdayNames } from './use-weekday-names.ts';

export interface ProgrammeDaysProps {
  readonly programme: Programme;
  readonly isReadOnly: boolean;
  readonly change: ChangeProgramme;
}

export function ProgrammeDays(props: ProgrammeDaysProps) {
  return props.programme.form === 'rotation' ? <Rotation {...props} /> : <Week {...props} />;
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
      const order = day?.order ?? orderBehind(orderedDays(draft));
      draft.days[day?.id ?? document.newId()] = { order, weekday, routine };
    });
  return (
    <ul className={styles.days}>
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
    </ul>
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
  const remove = ({ id }: ProgrammeDay) => {
    const before = copyPlain(programme.days[id]);
    change((draft) => {
      delete draft.days[id];
    });
    offerUndo({
      message: m.dayRemoved,
      label: m.undo,
      undo: () =>
        change((draft) => {
          if (before !== undefined) draft.days[id] = before;
        }),
    });
  };
  return (
    <>
      <ol className={styles.days}>
        {days.map((day, index) => {
          const name = m.dayNumber({ number: count(index + 1) });
          return (
            <li key={day.id} className={styles.day}>
              <RoutineSelect
                label={name}
                value={day.routine}
                isReadOnly={isReadOnly}
                onChange={(routine) => put(day.id, day.order, routine)}
              />
              {!isReadOnly && (
                <DayMenu
                  name={name}
                  days={days}
                  day={day}
                  onMove={(order) => {
                    put(day.id, order, day.routine);
                    offerUndo({
                      message: m.moved({ name }),
                      label: m.undo,
                      undo: () => put(day.id, day.order, day.routine),
                    });
                  }}
                  onRemove={() => remove(day)}
                />
              )}
            </li>
          );
        })}
      </ol>
      {!isReadOnly && (
        <Button
          icon={<Plus />}
          onPress={() =>
            change((draft) => {
              draft.days[document.newId()] = { order: orderBehind(orderedDays(draft)) };
            })
          }
        >
          {m.addDay}
        </Button>
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
  const label = m.moreAbout({ name });
  const siblings = days.map(({ id, order }) => ({ id, value: { order } }));
  const above = orderMoved(siblings, day.id, -1);
  const below = orderMoved(siblings, day.id, 1);
  return (
    <Menu label={label} trigger={<IconButton icon={<Ellipsis />} label={label} />}>
      {above !== null && (
        <MenuItem icon={<ArrowUp />} onAction={() => onMove(above)}>
          {m.moveUp}
        </MenuItem>
      )}
      {below !== null && (
        <MenuItem icon={<ArrowDown />} onAction={() => onMove(below)}>
          {m.moveDown}
        </MenuItem>
      )}
      <MenuItem icon={<Trash2 />} tone="danger" onAction={onRemove}>
        {m.removeDay({ name })}
      </MenuItem>
    </Menu>
  );
}

interface RoutineSelectProps {
  readonly label: string;
  readonly value: string | null;
  readonly isReadOnly: boolean;
  readonly onChange: (routine: string | null) => void;
}

const rest = '';

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
    <Select
      label={label}
      className={styles.daySelect ?? ''}
      options={[{ id: rest, label: m.restDay }, ...listed, ...(isListed ? [] : [{ id: value, label: keptLabel }])]}
      placeholder={m.restDay}
      value={value ?? rest}
      isDisabled={isReadOnly}
      onChange={(id) => onChange(id === rest ? null : id)}
    />
  );
}

function orderedDays({ days }: Programme) {
  return Object.entries(days).map(([id, value]) => ({ id, value }));
}
