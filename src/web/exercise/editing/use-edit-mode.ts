import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the record at the address is edited. */
    readonly isEditing?: true;
  }
}

export interface EditMode {
  readonly isEditing: boolean;
  /** Whether the user has left or entered editing on this page, so that focus moves to the button that undoes it. */
  readonly hasChanged: boolean;
  readonly edit: () => void;
  readonly leave: () => void;
}

/**
 * Whether a record is read or edited at its address. Editing is an entry of its own in the history of the browser, so
 * that Back leaves it.
 *
 * @param isNew whether the record is edited from the beginning, since there is nothing to read yet
 */
export function useEditMode(isNew: boolean): EditMode {
  const navigate = useNavigate();
  const { history } = useRouter();
  const isAsked = useLocation({ select: ({ state }) => state.isEditing === true });
  const [wasNew, setNew] = useState(isNew);
  const [hasChanged, setChanged] = useState(false);
  return {
    isEditing: wasNew || isAsked,
    hasChanged,
    edit: () => {
      setChanged(true);
      void navigate({ to: '.', search: true, state: { isEditing: true } });
    },
    leave: () => {
      setChanged(true);
      setNew(false);
      if (isAsked) history.back();
    },
  };
}
