import { useNavigate } from '@tanstack/react-router';
import { useStartWorkout } from '../exercise/index.ts';
import { useNewNote, useOpenToday } from '../notes/index.ts';
import { chooseTheme } from '../page/index.ts';
import type { CommandId } from './commands.ts';

export function useRunCommand(showShortcuts: () => void): (id: CommandId) => void {
  const navigate = useNavigate();
  const newNote = useNewNote();
  const openToday = useOpenToday();
  const startWorkout = useStartWorkout();
  const goTo = (href: string) => () => void navigate({ href });
  const work: { readonly [Id in CommandId]: () => void } = {
    'new-note': newNote,
    today: openToday,
    'start-workout': startWorkout,
    overview: goTo('/dashboard/overview'),
    exercise: goTo('/dashboard/exercise'),
    notes: goTo('/dashboard/notes'),
    profile: goTo('/dashboard/profile'),
    journal: goTo('/dashboard/journal'),
    'note-trash': goTo('/dashboard/notes?list=trash'),
    import: goTo('/dashboard/profile/import'),
    light: () => chooseTheme('light'),
    dark: () => chooseTheme('dark'),
    system: () => chooseTheme('system'),
    shortcuts: showShortcuts,
  };
  return (id) => work[id]();
}
