import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { exerciseHref, workoutHref } from '../exercise/index.ts';
import { useMessages } from '../language/index.ts';
import { listHref, noteHref } from '../notes/index.ts';
import { CommandPalette } from '../ui/command-palette.tsx';
import { type CommandId, commands } from './commands.ts';
import { paletteMessages } from './messages/index.ts';
import { useFound } from './use-found.tsx';
import { useRunCommand } from './use-run-command.ts';

export interface PaletteProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onShortcuts: () => void;
}

/** The field that leads to every note, workout, exercise and act. */
export default function Palette({ isOpen, onOpenChange, onShortcuts }: PaletteProps) {
  const m = useMessages(paletteMessages);
  const navigate = useNavigate();
  const run = useRunCommand(onShortcuts);
  const [query, setQuery] = useState('');
  const groups = useFound(query);
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      label={m.palette}
      placeholder={m.placeholder}
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      onChoose={(chosen) => {
        const [kind, id] = parted(chosen);
        if (kind === 'notes') void navigate({ href: noteHref(id) });
        else if (kind === 'workouts') void navigate({ href: workoutHref(id) });
        else if (kind === 'exercises') void navigate({ href: exerciseHref(id) });
        else if (kind === 'search') void navigate({ href: listHref({ kind: 'query', query: query.trim() }) });
        else if (isCommand(id)) run(id);
      }}
    />
  );
}

function parted(key: string): readonly [kind: string, id: string] {
  const slash = key.indexOf('/');
  return [key.slice(0, slash), key.slice(slash + 1)];
}

function isCommand(id: string): id is CommandId {
  return commands.some((command) => command.id === id);
}
