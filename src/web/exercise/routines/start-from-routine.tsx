import { ClipboardList } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useMessages } from '../../language/index.ts';
import { useRecord, useRecords } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { routinesMessages } from './messages/index.ts';
import { dueFirst, routinesInList } from './routines-in-list.ts';
import { useActiveProgrammes, useProgrammeContext } from './use-active-programmes.ts';
import { useNextSession } from './use-next-session.ts';
import { useStartRoutine } from './use-start-routine.ts';

/** Begins a workout from a routine, those that are due first; nothing where there is none. */
export function StartFromRoutine() {
  const m = useMessages(routinesMessages);
  const records = useRecords('routines');
  const active = useActiveProgrammes();
  const [chosen, setChosen] = useState<string | null>(null);
  const due = useMemo(
    () => new Set(active.flatMap(({ next }) => (next.code === 'due' ? (next.day.routine ?? []) : []))),
    [active],
  );
  const routines = useMemo(() => dueFirst(routinesInList(records, 'routines'), due), [records, due]);
  if (routines.length === 0) return null;
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
      {chosen !== null && <Starting key={chosen} id={chosen} onEnd={() => setChosen(null)} />}
    </>
  );
}

/** Loads a routine and begins it as soon as its next session is known. Nothing to be seen. */
function Starting({ id, onEnd }: { readonly id: string; readonly onEnd: () => void }) {
  const { state, entry } = useRecord('routines', id);
  const routine = state === 'here' ? entry : null;
  const context = useProgrammeContext(id);
  const next = useNextSession(routine, context);
  const { start } = useStartRoutine({ routine, next, context }, onEnd);
  const begin = useEffectEvent(start);
  const isGone = state !== 'here' && state !== 'loading';
  const end = useEffectEvent(onEnd);
  useEffect(() => begin(), []);
  useEffect(() => {
    if (isGone) end();
  }, [isGone]);
  return null;
}
