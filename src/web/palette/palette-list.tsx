import { useNavigate } from '@tanstack/react-router';
import { collectionOf, idOf } from '#domain/kernel/index.ts';
import { exerciseLink, workoutLink } from '../links/exercise.ts';
import { noteLink } from '../links/notes.ts';
import { searchLink } from '../links/search.ts';
import { NotesIndexProvider } from '../notes/index.ts';
import { useCommandField } from '../ui/command-field.ts';
import { CommandList } from '../ui/command-list.tsx';
import { appPages } from './app-pages.ts';
import { type CommandId, commands } from './commands.ts';
import { useFound } from './use-found.tsx';
import { useRunCommand } from './use-run-command.ts';

export interface PaletteListProps {
  readonly onShortcuts: () => void;
}

/** Lists the notes, training, exercises and commands that match the query. */
export default function PaletteList(props: PaletteListProps) {
  return (
    <NotesIndexProvider>
      <FoundList {...props} />
    </NotesIndexProvider>
  );
}

function FoundList({ onShortcuts }: PaletteListProps) {
  const { query } = useCommandField();
  const navigate = useNavigate();
  const run = useRunCommand(onShortcuts);
  const { groups, linkOf } = useFound(query);
  return (
    <CommandList
      groups={groups}
      onChoose={(chosen) => {
        const link = linkOf(chosen);
        if (link !== null) return void navigate(link);
        const kind = collectionOf(chosen);
        const id = idOf(chosen);
        if (kind === 'notes') void navigate(noteLink(id));
        else if (kind === 'workouts') void navigate(workoutLink(id));
        else if (kind === 'exercises') void navigate(exerciseLink(id));
        else if (isPage(kind, id)) void navigate(appPages[id]);
        else if (kind === 'search') void navigate(searchLink({ query: query.trim() }));
        else if (isCommand(id)) run(id);
      }}
    />
  );
}

function isCommand(id: string): id is CommandId {
  return commands.some((command) => command.id === id);
}

function isPage(kind: string, id: string): id is keyof typeof appPages {
  return kind === 'pages' && Object.hasOwn(appPages, id);
}
