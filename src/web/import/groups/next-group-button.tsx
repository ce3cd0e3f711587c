import { useMessages } from '../../language/index.ts';
import { Button } from '../../ui/button.tsx';
import { importMessages } from '../messages/index.ts';
import type { ImportSession } from '../session/import-session.ts';
import type { ChosenGroup } from '../session/import-state.ts';
import { groupName } from './group-names.ts';

export interface NextGroupButtonProps {
  /** The groups of the chosen files that are not imported yet. */
  readonly rest: readonly ChosenGroup[];
  readonly session: ImportSession;
}

/** Goes on with the files of the other apps. Shows nothing if there are none. */
export function NextGroupButton({ rest, session }: NextGroupButtonProps) {
  const m = useMessages(importMessages);
  const [next] = rest;
  if (next === undefined) return null;
  return (
    <Button variant="primary" onPress={session.openRest}>
      {m.nextApp({ app: groupName(next, m) })}
    </Button>
  );
}
