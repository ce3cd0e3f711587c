import { useNavigate } from '@tanstack/react-router';
import { useStartWorkout } from '../exercise/index.ts';
import { frontLink } from '../exercise/link-targets.ts';
import { importLink } from '../import/link-targets.ts';
import { journalLink } from '../journal/link-targets.ts';
import { useNewNote, useOpenToday } from '../notes/index.ts';
import { listLink } from '../notes/link-targets.ts';
import { overviewLink } from '../overview/link-targets.ts';
import { chooseTheme } from '../page/index.ts';
import { profileLink } from '../profile/link-targets.ts';
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
