import { useNavigate } from '@tanstack/react-router';
import { collectionOf, idOf } from '#domain/kernel/index.ts';
import { exerciseHref, workoutHref } from '../exercise/index.ts';
import { noteHref } from '../notes/index.ts';
import { searchHref } from '../records/index.ts';
import { useCommandField } from '../ui/command-field.ts';
import { CommandList } from '../ui/command-list.tsx';
import { type CommandId, commands } from './commands.ts';
import { useFound } from './use-found.tsx';
import { useRunCommand } from './use-run-command.ts';

export interface PaletteListProps {
  readonly onShortcuts: () => void;
}

/** Lists the notes, training, exercises and commands that match the query. */
export default function PaletteList({ onShortcuts }: PaletteListProps) {
  const { query } = useCommandField();
  const navigate = useNavigate();
  const run = useRunCommand(onShortcuts);
  const { groups, hrefOf } = useFound(query);
  return (
    <CommandList
      groups={groups}
      onChoose={(chosen) => {
        const href = hrefOf(chosen);
        if (href !== null) return void navigate({ href });
        const kind = collectionOf(chosen);
        const id = idOf(chosen);
        if (kind === 'notes') void navigate({ href: noteHref(id) });
        else if (kind === 'workouts') void navigate({ href: workoutHref(id) });
        else if (kind === 'exercises') void navigate({ href: exerciseHref(id) });
        else if (kind === 'search') void navigate({ href: searchHref({ query: query.trim() }) });
        else if (isCommand(id)) run(id);
      }}
    />
  );
}

function isCommand(id: string): id is CommandId {
  return commands.some((command) => command.id === id);
}
