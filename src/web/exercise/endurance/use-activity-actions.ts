import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { isActivityEmpty } from '#domain/exercise/history/index.ts';
import { recordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { deviceZone } from '../../time/index.ts';
import { offerUndo } from '../../undo/index.ts';
import { activitiesLink, activityLink } from '../link-targets.ts';
import type { ActivitiesList } from '../routes.ts';
import { activitiesInList } from './activities-in-list.ts';
import { defaultGearFor } from './default-gear.ts';
import { enduranceMessages } from './messages/index.ts';

/** Creates an activity of the most recent sport with its default gear, and opens it. */
export function useAddActivity(): () => void {
  const document = useDocument();
  const navigate = useNavigate();
  return () => {
    const [last] = activitiesInList(document.records('activities'), 'history');
    const sport = last?.value.sport ?? 'run';
    const id = document.createRecord('activities', (draft) => {
      draft.sport = sport;
      draft.startedAt = document.now();
      draft.zone = deviceZone();
      draft.day = document.today();
      for (const gear of defaultGearFor(sport, document.records('gear'))) draft.gear[gear] = true;
    });
    void navigate(activityLink(id));
  };
}

/** Moves an activity to the trash if it is still empty when the user leaves its page. */
export function useDropEmptyActivity(id: string): void {
  const document = useDocument();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    shown.current = id;
    return () => {
      shown.current = null;
      // deferred because React mounts, unmounts and remounts every page in development
      queueMicrotask(() => {
        const left = document.records('activities').find((each) => each.id === id);
        const isLeft = shown.current !== id && left !== undefined && !left.inTrash;
        if (isLeft && isActivityEmpty(left.value)) document.trash([left.key]);
      });
    };
  }, [document, id]);
}

export interface ActivityActions {
  readonly moveToTrash: () => void;
  readonly restore: () => void;
  readonly deleteForEver: () => void;
}

/**
 * Returns the actions on a whole activity. An action that removes the activity from the list also navigates to the
 * list.
 */
export function useActivityActions(id: string, title: string, list: ActivitiesList): ActivityActions {
  const m = useMessages(enduranceMessages);
  const document = useDocument();
  const navigate = useNavigate();
  const key = recordKey('activities', id);
  return {
    moveToTrash: () => {
      document.trash([key]);
      void navigate(activitiesLink());
      offerUndo({
        message: m.movedToTrash({ title }),
        label: m.undo,
        undo: () => {
          document.restore([key]);
          void navigate(activityLink(id));
        },
      });
    },
    restore: () => {
      document.restore([key]);
      void navigate({ ...activityLink(id), replace: true });
      offerUndo({ message: m.restored({ title }), label: m.undo, undo: () => document.trash([key]) });
    },
    deleteForEver: () => {
      void navigate({ ...activitiesLink(list), replace: true });
      document.deleteForEver([key]);
    },
  };
}
