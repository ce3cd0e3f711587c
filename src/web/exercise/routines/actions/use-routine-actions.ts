import { useNavigate } from '@tanstack/react-router';
import type { Programme } from '#domain/exercise/index.ts';
import {
  beginProgramme,
  duplicateRoutine,
  freeWeekdays,
  isRunningOn,
  programmeDays,
} from '#domain/exercise/programming/index.ts';
import { type LocalDay, type RecordKey, recordKey, type Weekday, weekdayOf } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { programmeLink, routineLink, routinesLink } from '../../../links/exercise.ts';
import { assign, type RecordEntry, useDocument, useRecords } from '../../../replica/index.ts';
import { useTimeFormat } from '../../../time/index.ts';
import { showToast } from '../../../ui/toast.tsx';
import { offerUndo } from '../../../undo/index.ts';
import { useTrashing } from '../../editing/index.ts';
import { routinesMessages } from '../messages/index.ts';
import { orderAfterAll, orderMoved } from '../plan/routines-in-list.ts';
import { useWeekdayNames } from '../plan/use-weekday-names.ts';
import { useRoutinesRoute } from './use-routines-route.ts';

type RoutineEntry = RecordEntry<'routines'>;
type ProgrammeEntry = RecordEntry<'programmes'>;
type FolderEntry = RecordEntry<'routineFolders'>;

/**
 * Returns the actions on whole routines. An action that removes the open routine from the list also navigates to the
 * list.
 */
export function useRoutineActions() {
  const m = useMessages(routinesMessages);
  const document = useDocument();
  const routines = useRecords('routines');
  const moves = useRoutineMoves();
  const trashing = useTrashing();
  const navigate = useNavigate();
  const { routine: openId } = useRoutinesRoute();
  const setArchived = ({ id }: RoutineEntry, at: number | undefined) =>
    document.changeRecord('routines', id, assign({ archivedAt: at }));
  return {
    create: () => {
      const id = document.prepareRecord('routines', assign({ order: orderAfterAll(routines) }));
      void navigate(routineLink(id));
    },
    duplicate: async (entry: RoutineEntry) => {
      await document.openRecord(entry.key);
      const of = document.records('routines').find(({ id }) => id === entry.id) ?? entry;
      const name = m.copyOf({ name: nameOf(entry, m.routine) });
      const id = document.createRecord('routines', (draft) =>
        duplicateRoutine(draft, of, { name, order: orderAfterAll(routines), newId: document.newId }),
      );
      void navigate(routineLink(id));
      offerUndo(m.duplicated({ name }), () => {
        document.trash([recordKey('routines', id)]);
        void navigate(routineLink(entry.id));
      });
    },
    ...moves,
    archive: (entry: RoutineEntry, isArchived: boolean) => {
      const { archivedAt: before } = entry.value;
      setArchived(entry, isArchived ? document.now() : undefined);
      if (openId === entry.id) void navigate(isArchived ? routinesLink() : routineLink(entry.id));
      const name = nameOf(entry, m.routine);
      offerUndo(isArchived ? m.archived({ name }) : m.unarchived({ name }), () => void setArchived(entry, before));
    },
    moveToTrash: (entry: RoutineEntry) =>
      trashing.moveToTrash(
        titled(entry, m.routine),
        openId === entry.id ? { list: routinesLink(), record: routineLink(entry.id) } : undefined,
      ),
    restore: (entry: RoutineEntry) => trashing.restore(titled(entry, m.routine), routineLink(entry.id)),
    deleteForEver: ({ key }: RoutineEntry) => trashing.deleteForEver(key, routinesLink('trash')),
  };
}

/** Returns the actions that move a routine within the list or to another folder. */
function useRoutineMoves() {
  const m = useMessages(routinesMessages);
  const document = useDocument();
  const routines = useRecords('routines');
  const setOrder = (id: string, order: string | undefined) => document.changeRecord('routines', id, assign({ order }));
  const setPlace = (id: string, folder: string | undefined, order: string | undefined) =>
    document.changeRecord('routines', id, assign({ folder, order }));
  const offerMoveBack = (entry: RoutineEntry, undo: () => void) =>
    offerUndo(m.moved({ name: nameOf(entry, m.routine) }), undo);
  return {
    moveBy: (siblings: readonly RoutineEntry[], entry: RoutineEntry, by: -1 | 1) => {
      const order = orderMoved(siblings, entry.id, by);
      if (order === null) return;
      const { order: before } = entry.value;
      setOrder(entry.id, order);
      offerMoveBack(entry, () => void setOrder(entry.id, before));
    },
    moveTo: (entry: RoutineEntry, folder: string | null) => {
      const { folder: beforeFolder, order: beforeOrder } = entry.value;
      setPlace(entry.id, folder ?? undefined, orderAfterAll(routines));
      offerMoveBack(entry, () => void setPlace(entry.id, beforeFolder, beforeOrder));
    },
  };
}

export function useProgrammeActions() {
  const m = useMessages(routinesMessages);
  const document = useDocument();
  const trashing = useTrashing();
  const navigate = useNavigate();
  return {
    create: () => {
      const id = document.prepareRecord('programmes', assign({ form: 'week' }));
      void navigate(programmeLink(id));
    },
    moveToTrash: (entry: ProgrammeEntry) =>
      trashing.moveToTrash(titled(entry, m.programme), { list: routinesLink(), record: programmeLink(entry.id) }),
    restore: (entry: ProgrammeEntry) => trashing.restore(titled(entry, m.programme), programmeLink(entry.id)),
    deleteForEver: ({ key }: ProgrammeEntry) => trashing.deleteForEver(key, routinesLink('trash')),
  };
}

/**
 * Returns a function that plans a routine in the running programme with weekdays, on the first free weekday from today,
 * and opens the programme. If none is running, it begins one.
 */
export function usePlanning(): (routine: RoutineEntry) => void {
  const m = useMessages(routinesMessages);
  const document = useDocument();
  const navigate = useNavigate();
  const { list } = useTimeFormat();
  const weekdayName = useWeekdayNames();
  const runningOn = (today: LocalDay) =>
    document
      .records('programmes')
      .find(({ value, inTrash }) => !inTrash && value.form !== 'rotation' && isRunningOn(value, today));
  return (routine) => {
    const today = document.today();
    const running = runningOn(today);
    const days = running === undefined ? [] : programmeDays(running.value, weekdayOf(today));
    const already = days.flatMap((day) => (day.routine === routine.id ? (day.weekday ?? []) : []));
    const [weekday] = freeWeekdays(days, weekdayOf(today));
    const planned = (on: readonly Weekday[]) =>
      m.planned({ name: nameOf(routine, m.routine), day: list(on.map(weekdayName)) });
    if (already.length > 0 || weekday === undefined) {
      if (running !== undefined) void navigate(programmeLink(running.id));
      if (already.length === 0) showToast({ message: m.noFreeWeekday }); // the programme shows the days
      return;
    }
    const dayId = document.newId();
    const order = orderAfterAll(days.map((day) => ({ id: day.id, value: day })));
    const put = (draft: Programme) => {
      draft.days[dayId] = { order, weekday, routine: routine.id };
    };
    const id = running?.id ?? document.createRecord('programmes', beginningWeek(today, put));
    if (running !== undefined) document.changeRecord('programmes', id, put);
    void navigate(programmeLink(id));
    offerUndo(planned([weekday]), () => {
      if (running === undefined) document.trash([recordKey('programmes', id)]);
      else document.changeRecord('programmes', id, (draft) => void delete draft.days[dayId]);
      void navigate({ ...routineLink(routine.id), replace: true });
    });
  };
}

function beginningWeek(on: LocalDay, put: (draft: Programme) => void) {
  return (draft: Programme) => {
    draft.form = 'week';
    put(draft);
    beginProgramme(draft, on);
  };
}

export function useFolderActions() {
  const m = useMessages(routinesMessages);
  const document = useDocument();
  const folders = useRecords('routineFolders');
  const trashing = useTrashing();
  const setName = (id: string, name: string | undefined) =>
    document.changeRecord('routineFolders', id, assign({ name }));
  const setOrder = (id: string, order: string | undefined) =>
    document.changeRecord('routineFolders', id, assign({ order }));
  return {
    create: (name: string): string =>
      document.createRecord('routineFolders', assign({ name, order: orderAfterAll(folders) })),
    rename: setName,
    moveBy: (siblings: readonly FolderEntry[], entry: FolderEntry, by: -1 | 1) => {
      const order = orderMoved(siblings, entry.id, by);
      if (order === null) return;
      const { order: before, name = '' } = entry.value;
      setOrder(entry.id, order);
      offerUndo(m.moved({ name }), () => void setOrder(entry.id, before));
    },
    /** The folder's routines are kept, and are then in no folder. */
    moveToTrash: (entry: FolderEntry) => trashing.moveToTrash(titled(entry, m.folder)),
    restore: (entry: FolderEntry) => trashing.restore(titled(entry, m.folder), routinesLink()),
  };
}

interface Named {
  readonly key: RecordKey;
  readonly value: { readonly name?: string | undefined };
}

function nameOf({ value }: Named, unnamed: string): string {
  return value.name?.trim() || unnamed;
}

function titled(entry: Named, unnamed: string) {
  return { key: entry.key, title: nameOf(entry, unnamed) };
}
