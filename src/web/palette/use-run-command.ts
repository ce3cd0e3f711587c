import { useNavigate } from '@tanstack/react-router';
import { useStartWorkout } from '../exercise/index.ts';
import { frontLink } from '../links/exercise.ts';
import { importLink } from '../links/import.ts';
import { journalLink } from '../links/journal.ts';
import { listLink } from '../links/notes.ts';
import { overviewLink } from '../links/overview.ts';
import { profileLink } from '../links/profile.ts';
import { useNewNote, useOpenToday } from '../notes/index.ts';
import { chooseTheme } from '../page/index.ts';
import type { LinkTarget } from '../ui/link-target.ts';
import type { CommandId } from './commands.ts';

export function useRunCommand(showShortcuts: () => void): (id: CommandId) => void {
  const navigate = useNavigate();
  const newNote = useNewNote();
  const openToday = useOpenToday();
  const startWorkout = useStartWorkout();
  const goTo = (link: LinkTarget) => () => void navigate(link);
  const work: { readonly [Id in CommandId]: () => void } = {
    'new-note': newNote,
    today: openToday,
    'start-workout': startWorkout,
    overview: goTo(overviewLink),
    exercise: goTo(frontLink),
    notes: goTo(listLink('all')),
    profile: goTo(profileLink),
    journal: goTo(journalLink()),
    'note-trash': goTo(listLink('trash')),
    import: goTo(importLink),
    light: () => chooseTheme('light'),
    dark: () => chooseTheme('dark'),
    system: () => chooseTheme('system'),
    shortcuts: showShortcuts,
  };
  return (id) => work[id]();
}
