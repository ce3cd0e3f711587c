import { useNavigate } from '@tanstack/react-router';
import { duplicateRoutine } from '#domain/exercise/programming/index.ts';
import { type RecordKey, recordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { type RecordEntry, useDocument, useRecords } from '../../replica/index.ts';
import type { LinkTarget } from '../../ui/link-target.ts';
import { offerUndo } from '../../undo/index.ts';
import { programmeLink, routineLink, routinesLink } from '../link-targets.ts';
import { routinesMessages } from './messages/index.ts';
import { orderBehind, orderMoved } from './routines-in-list.ts';
import { useRoutinesRoute } from './use-routines-route.ts';

type RoutineEntry = RecordEntry<'routines'>;

/**
 * Returns the actions on whole routines. An action that removes the open routine from the list also navigates to the
 * list.
 */
export function useRoutineActions() {
  const m = useMessages(routinesMessages);
  const document = useDocument();
  const routines = useRecords('routines');
  const moves = useRoutineMoves();
  const trashing = useTrashing(m.routine);
  const navigate = useNavigate();
  const { routine: openId } = useRoutinesRoute();
  const setArchived = ({ id }: RoutineEntry, at: number | undefined) =>
    document.changeRecord('routines', id, (draft) => {
      draft.archivedAt = at;
    });
  return {
    create: () => {
      const id = document.createRecord('routines', (draft) => {
        draft.order = orderBehind(routines);
      });
      void navigate(routineLink(id));
    },
    duplicate: async (entry: RoutineEntry) => {
      await document.openRecord(entry.key);
      const of = document.records('routines').find(({ id }) => id === entry.id) ?? entry;
      const name = m.copyOf({ name: nameOf(entry, m.routine) });
      const id = document.createRecord('routines', (draft) =>
        duplicateRoutine(draft, of, { name, order: orderBehind(routines), newId: document.newId }),
      );
      void navigate(routineLink(id));
      offerUndo({
        message: m.duplicated({ name }),
        label: m.undo,
        undo: () => {
          document.trash([recordKey('routines', id)]);
          void navigate(routineLink(entry.id));
        },
      });
    },
    ...moves,
    archive: (entry: RoutineEntry, isArchived: boolean) => {
      const { archivedAt: before } = entry.value;
      setArchived(entry, isArchived ? document.now() : undefined);
      if (openId === entry.id) void navigate(isArchived ? routinesLink() : routineLink(entry.id));
      const name = nameOf(entry, m.routine);
      offerUndo({
        message: isArchived ? m.archived({ name }) : m.unarchived({ name }),
        label: m.undo,
        undo: () => void setArchived(entry, before),
      });
    },
    moveToTrash: (entry: RoutineEntry) =>
      trashing.moveToTrash(entry, { opened: openId === entry.id ? routineLink(entry.id) : null }),
    restore: (entry: RoutineEntry) => trashing.restore(entry, routineLink(entry.id)),
    deleteForEver: trashing.deleteForEver,
  };
}

/** Returns the actions that move a routine within the list or to another folder. */
function useRoutineMoves() {
  const m = useMessages(routinesMessages);
  const document = useDocument();
  const routines = useRecords('routines');
  const setOrder = (id: string, order: string | undefined) =>
    document.changeRecord('routines', id, (draft) => {
      draft.order = order;
    });
  const setPlace = (id: string, folder: string | undefined, order: string | undefined) =>
    document.changeRecord('routines', id, (draft) => {
      draft.folder = folder;
      draft.order = order;
    });
  const offerMoveBack = (entry: RoutineEntry, undo: () => void) =>
    offerUndo({ message: m.moved({ name: nameOf(entry, m.routine) }), label: m.undo, undo });
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
      setPlace(entry.id, folder ?? undefined, orderBehind(routines));
      offerMoveBack(entry, () => void setPlace(entry.id, beforeFolder, beforeOrder));
    },
  };
}

export function useProgrammeActions() {
  const m = useMessages(routinesMessages);
  const document = useDocument();
  const trashing = useTrashing(m.programme);
  const navigate = useNavigate();
  return {
    create: () => {
      const id = document.createRecord('programmes', (draft) => {
        draft.form = 'week';
      });
      void navigate(programmeLink(id));
    },
    moveToTrash: (entry: RecordEntry<'programmes'>) => trashing.moveToTrash(entry, { opened: programmeLink(entry.id) }),
    restore: (entry: RecordEntry<'programmes'>) => trashing.restore(entry, programmeLink(entry.id)),
    deleteForEver: trashing.deleteForEver,
  };
}

export function useFolderActions() {
  const m = useMessages(routinesMessages);
  const document = useDocument();
  const folders = useRecords('routineFolders');
  const trashing = useTrashing(m.folder);
  const setName = (id: string, name: string | undefined) =>
    document.changeRecord('routineFolders', id, (draft) => {
      draft.name = name;
    });
  const setOrder = (id: string, order: string | undefined) =>
    document.changeRecord('routineFolders', id, (draft) => {
      draft.order = order;
    });
  return {
    create: (name: string): string =>
      document.createRecord('routineFolders', (draft) => {
        draft.name = name;
        draft.order = orderBehind(folders);
      }),
    rename: setName,
    moveBy: (siblings: readonly RecordEntry<'routineFolders'>[], entry: RecordEntry<'routineFolders'>, by: -1 | 1) => {
      const order = orderMoved(siblings, entry.id, by);
      if (order === null) return;
      const { order: before, name = '' } = entry.value;
      setOrder(entry.id, order);
      offerUndo({ message: m.moved({ name }), label: m.undo, undo: () => void setOrder(entry.id, before) });
    },
    /** The folder's routines are kept, and are then in no folder. */
    moveToTrash: (entry: RecordEntry<'routineFolders'>) => trashing.moveToTrash(entry, { opened: null }),
    restore: (entry: RecordEntry<'routineFolders'>) => trashing.restore(entry, routinesLink()),
  };
}

interface Named {
  readonly key: RecordKey;
  readonly value: { readonly name?: string | undefined };
}

function nameOf({ value }: Named, unnamed: string): string {
  return value.name?.trim() || unnamed;
}

function useTrashing(unnamed: string) {
  const m = useMessages(routinesMessages);
  const document = useDocument();
  const navigate = useNavigate();
  return {
    moveToTrash: (entry: Named, { opened }: { readonly opened: LinkTarget | null }) => {
      document.trash([entry.key]);
      if (opened !== null) void navigate(routinesLink());
      offerUndo({
        message: m.movedToTrash({ name: nameOf(entry, unnamed) }),
        label: m.undo,
        undo: () => {
          document.restore([entry.key]);
          if (opened !== null) void navigate(opened);
        },
      });
    },
    restore: (entry: Named, link: LinkTarget) => {
      document.restore([entry.key]);
      void navigate({ ...link, replace: true });
      offerUndo({
        message: m.restored({ name: nameOf(entry, unnamed) }),
        label: m.undo,
        undo: () => document.trash([entry.key]),
      });
    },
    deleteForEver: (entry: Named) => {
      void navigate({ ...routinesLink('trash'), replace: true });
      document.deleteForEver([entry.key]);
    },
  };
}
