import { useEffect, useEffectEvent } from 'react';
import type { CommandId } from './commands.ts';
import { useRunCommand } from './use-run-command.ts';

interface CommandRunProps {
  readonly id: CommandId;
  readonly onShortcuts: () => void;
  readonly onDone: () => void;
}

/** Does what a key asked for, once what it needs is loaded; shows nothing. */
export default function CommandRun({ id, onShortcuts, onDone }: CommandRunProps): null {
  const run = useRunCommand(onShortcuts);
  const runOnce = useEffectEvent(() => {
    onDone();
    run(id);
  });
  useEffect(() => runOnce(), []);
  return null;
}
