import { runCommand } from './commands/run-command.ts';

process.umask(0o077); // only the server's user may read what a command writes
process.exitCode = await runCommand(process.argv.slice(2), process.env);
