import type { Keys } from './keys.ts';
import type { messages } from './messages/en.ts';

/** The commands in the palette. `useRunCommand` runs them. */
export const commands = [
  { id: 'new-note', name: 'newNote', keys: { code: 'KeyN', shown: 'N', alt: true, shift: true } },
  { id: 'today', name: 'openToday', keys: { code: 'KeyD', shown: 'D', alt: true, shift: true } },
  { id: 'start-workout', name: 'startWorkout', keys: { code: 'KeyW', shown: 'W', alt: true, shift: true } },
  { id: 'overview', name: 'goToOverview', keys: { code: 'Digit1', shown: '1', alt: true, shift: true } },
  { id: 'exercise', name: 'goToExercise', keys: { code: 'Digit2', shown: '2', alt: true, shift: true } },
  { id: 'notes', name: 'goToNotes', keys: { code: 'Digit3', shown: '3', alt: true, shift: true } },
  { id: 'profile', name: 'goToProfile', keys: { code: 'Digit4', shown: '4', alt: true, shift: true } },
  { id: 'journal', name: 'goToJournal' },
  { id: 'note-trash', name: 'openNoteTrash' },
  { id: 'import', name: 'importFiles' },
  { id: 'light', name: 'light' },
  { id: 'dark', name: 'dark' },
  { id: 'system', name: 'system' },
  { id: 'shortcuts', name: 'shortcuts' },
] as const satisfies readonly Command[];

export type CommandId = (typeof commands)[number]['id'];

interface Command {
  readonly id: string;
  readonly name: keyof typeof messages;
  readonly keys?: Keys;
}

export const paletteKeys: Keys = { code: 'KeyK', shown: 'K', mod: true };

export const keysByCommand: ReadonlyMap<CommandId, Keys> = new Map(
  commands.flatMap((command) => ('keys' in command ? [[command.id, command.keys] as const] : [])),
);
