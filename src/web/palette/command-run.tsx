import { useEffect, useEffectEvent } from 'react';
import type { CommandId } from './commands.ts';
import { useRunCommand } from './use-run-command.ts';

interface CommandRunProps {
  readonly id: CommandId;
  readonly onShortcuts: () => void;
  readonly onDone: () => void;
}

/** Runs the command of a keyboard shortcut as soon as its code is loaded. Renders nothing. */
export default function CommandRun({ id, onShortcuts, onDone }: CommandRunProps): null {
  const run = useRunCommand(onShortcuts);
  const runOnce = useEffectEvent(() => {
    onDone();
    run(id);
  });
  useEffect(() => runOnce(), []);
  return null;
}
