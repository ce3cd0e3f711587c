import { ClipboardList } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useMessages } from '../../../language/index.ts';
import { builtInProgrammesLink } from '../../../links/exercise.ts';
import { useRecords } from '../../../replica/index.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { routinesMessages } from '../messages/index.ts';
import { dueFirst, routinesInList } from '../plan/routines-in-list.ts';
import { useActiveProgrammes } from '../plan/use-active-programmes.ts';
import { StartingRoutine } from './starting-routine.tsx';

/**
 * Starts a workout from a routine. Due routines are listed first. Without routines, it links to the built-in
 * programmes.
 */
export function StartFromRoutine() {
  const m = useMessages(routinesMessages);
  const records = useRecords('routines');
  const active = useActiveProgrammes();
  const [chosen, setChosen] = useState<string | null>(null);
  const due = useMemo(
    () =>
      new Set(
        active.flatMap(({ next, running }) =>
          next.code === 'due' && running === null ? (next.day.routine ?? []) : [],
        ),
      ),
    [active],
  );
  const routines = useMemo(() => dueFirst(routinesInList(records, 'routines'), due), [records, due]);
  if (routines.length === 0) return <ButtonLink {...builtInProgrammesLink}>{m.chooseProgramme}</ButtonLink>;
  return (
    <>
      <Menu
        label={m.fromRoutine}
        trigger={
          <Button isWide icon={<ClipboardList />} isPending={chosen !== null}>
            {m.fromRoutine}
          </Button>
        }
      >
        {routines.map(({ id, value }) => (
          <MenuItem key={id} {...(due.has(id) && { description: m.due.weekday })} onAction={() => setChosen(id)}>
            {value.name?.trim() || m.routine}
          </MenuItem>
        ))}
      </Menu>
      {chosen !== null && <StartingRoutine key={chosen} id={chosen} onEnd={() => setChosen(null)} />}
    </>
  );
}
