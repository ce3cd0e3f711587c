import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { isActivityEmpty } from '#domain/exercise/history/index.ts';
import { recordKey } from '#domain/kernel/index.ts';
import { useSinglePress } from '../../../lifecycle/index.ts';
import { activitiesLink, activityLink } from '../../../links/exercise.ts';
import type { ActivitiesList } from '../../../links/exercise-search.ts';
import { useDocument } from '../../../replica/index.ts';
import { deviceZone } from '../../../time/index.ts';
import { useTrashing } from '../../editing/index.ts';
import { defaultGearFor } from '../gear/default-gear.ts';
import { activitiesInList } from './activities-in-list.ts';

/** Opens a new activity of the most recent sport with its default gear. It is stored with its first figure. */
export function useAddActivity(): () => void {
  const document = useDocument();
  const navigate = useNavigate();
  return useSinglePress(() => {
    const [last] = activitiesInList(document.records('activities'), 'history');
    const sport = last?.value.sport ?? 'run';
    const id = document.prepareRecord('activities', (draft) => {
      draft.sport = sport;
      draft.startedAt = document.now();
      draft.zone = deviceZone();
      draft.day = document.today();
      for (const gear of defaultGearFor(sport, document.records('gear'))) draft.gear[gear] = true;
    });
    void navigate(activityLink(id));
  });
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

/**
 * Returns the actions on a whole activity. An action that removes the activity from the list also navigates to the
 * list.
 */
export function useActivityActions(id: string, title: string, list: ActivitiesList) {
  const trashing = useTrashing();
  const key = recordKey('activities', id);
  return {
    moveToTrash: () => trashing.moveToTrash({ key, title }, { list: activitiesLink(), record: activityLink(id) }),
    restore: () => trashing.restore({ key, title }, activityLink(id)),
    deleteForEver: () => trashing.deleteForEver(key, activitiesLink(list)),
  };
}
