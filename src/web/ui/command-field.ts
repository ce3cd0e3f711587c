import { createContext, type KeyboardEvent, type RefObject, useContext } from 'react';

/** What the field above a list of commands passes to the list. */
export interface CommandFieldOfList {
  /** The id that the list element must have. */
  readonly listId: string;
  readonly label: string;
  readonly query: string;
  readonly input: RefObject<HTMLInputElement | null>;
  /** The list's handler for keys pressed in the field. */
  readonly onKey: RefObject<((event: KeyboardEvent) => void) | null>;
  readonly close: () => void;
}

export const CommandField = createContext<CommandFieldOfList | null>(null);

export function useCommandField(): CommandFieldOfList {
  const field = useContext(CommandField);
  if (field === null) throw new Error('A command list must be rendered in a command palette');
  return field;
}
