import { useNavigate } from '@tanstack/react-router';
import type { Exercise, KnownExercise } from '#domain/exercise/index.ts';
import { idOf } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { assign, useDocument } from '../../replica/index.ts';
import { offerUndo } from '../../undo/index.ts';
import { useTrashing } from '../editing/index.ts';
import { libraryMessages } from './messages/index.ts';
import { listingLink, useExercisesRoute } from './use-exercises-route.ts';

/**
 * Returns the actions on a whole exercise. An action that removes the exercise from the list also navigates to the
 * list.
 */
export function useExerciseActions(exercise: KnownExercise) {
  const m = useMessages(libraryMessages);
  const document = useDocument();
  const navigate = useNavigate();
  const { listing } = useExercisesRoute();
  const { id, key, isFavourite, isHidden, merged } = exercise;
  const name = merged?.name ?? exercise.name;
  const setMerged = useSetMerged(exercise);
  const change = (edit: (draft: Exercise) => void) => {
    document.changeRecord('exercises', id, edit);
  };
  const setHidden = (hidden: boolean) => change(assign({ hidden: hidden ? true : undefined }));
  const trashing = useTrashing();
  const list = listingLink(listing, null);
  // in the main list, since a restored exercise belongs to it
  const linkOf = (opened: string) => listingLink({ ...listing, list: 'all' }, opened);
  return {
    change,
    toggleFavourite: () => change(assign({ favourite: isFavourite ? undefined : true })),
    toggleHidden: () => {
      setHidden(!isHidden);
      offerUndo(isHidden ? m.shownNow({ name }) : m.hiddenNow({ name }), () => setHidden(isHidden));
    },
    mergeInto: (target: KnownExercise) => {
      setMerged(target.key);
      void navigate(linkOf(target.id));
      offerUndo(m.mergedNow({ name, into: target.name }), () => {
        setMerged(undefined, target.key);
        void navigate(linkOf(id));
      });
    },
    separate: () => {
      const into = merged?.into;
      setMerged(undefined, into);
      offerUndo(m.separatedNow({ name }), () => setMerged(into));
    },
    moveToTrash: () =>
      trashing.moveToTrash({ key, title: name }, { list: { ...list, replace: true }, record: linkOf(id) }),
    restore: () => trashing.restore({ key, title: name }, { ...linkOf(id), replace: false }),
    deleteForEver: () => trashing.deleteForEver(key, list),
  };
}

/**
 * Returns a function that stores into which exercise this one is merged; undefined separates it. The second argument is
 * the exercise into which it was merged before.
 */
function useSetMerged({ id, deletion }: KnownExercise) {
  const document = useDocument();
  const write = (exercise: string, edit: (draft: Exercise) => void) => {
    document.changeRecord('exercises', exercise, edit);
  };
  return (into: KnownExercise['key'] | undefined, before?: KnownExercise['key']) => {
    if (deletion !== 'nameless') {
      write(id, assign({ mergedInto: into }));
      return;
    }
    // a permanently deleted exercise cannot be changed, so the exercise that replaces it stores that fact
    if (before !== undefined) {
      write(idOf(before), (draft) => {
        delete draft.replaces[id];
      });
    }
    if (into !== undefined) {
      write(idOf(into), (draft) => {
        draft.replaces[id] = true;
      });
    }
  };
}
