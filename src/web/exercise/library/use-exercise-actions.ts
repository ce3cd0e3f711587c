import { useNavigate } from '@tanstack/react-router';
import type { Exercise, KnownExercise } from '#domain/exercise/index.ts';
import { idOf, recordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { offerUndo } from '../../undo/index.ts';
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
  const setHidden = (hidden: boolean) =>
    change((draft) => {
      draft.hidden = hidden ? true : undefined;
    });
  const toList = () => navigate({ ...listingLink(listing, null), replace: true });
  // Opens the main list, since a restored exercise belongs to it.
  const open = (opened: string) => navigate(listingLink({ ...listing, list: 'all' }, opened));
  return {
    change,
    toggleFavourite: () =>
      change((draft) => {
        draft.favourite = isFavourite ? undefined : true;
      }),
    toggleHidden: () => {
      setHidden(!isHidden);
      offerUndo({
        message: isHidden ? m.shownNow({ name }) : m.hiddenNow({ name }),
        label: m.undo,
        undo: () => setHidden(isHidden),
      });
    },
    mergeInto: (target: KnownExercise) => {
      setMerged(target.key);
      void open(target.id);
      offerUndo({
        message: m.mergedNow({ name, into: target.name }),
        label: m.undo,
        undo: () => {
          setMerged(undefined, target.key);
          void open(id);
        },
      });
    },
    separate: () => {
      const into = merged?.into;
      setMerged(undefined, into);
      offerUndo({ message: m.separatedNow({ name }), label: m.undo, undo: () => setMerged(into) });
    },
    moveToTrash: () => {
      document.trash([key]);
      void toList();
      offerUndo({
        message: m.movedToTrash({ name }),
        label: m.undo,
        undo: () => {
          document.restore([key]);
          void open(id);
        },
      });
    },
    restore: () => {
      document.restore([key]);
      void open(id);
      offerUndo({ message: m.restored({ name }), label: m.undo, undo: () => document.trash([key]) });
    },
    deleteForEver: () => {
      void toList();
      document.deleteForEver([recordKey('exercises', id)]);
    },
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
      write(id, (draft) => {
        draft.mergedInto = into;
      });
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
