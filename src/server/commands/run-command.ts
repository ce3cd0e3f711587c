import { parseArgs } from 'node:util';
import { readConfig } from '../config/config.ts';
import { configErrorSentence } from '../config/config-error.ts';
import { DirectAddressError } from '../db/direct-address.ts';
import { errorCodeOf } from '../log/log.ts';
import { BucketUnavailable } from '../object-store/bucket-unavailable.ts';
import { backup, restore } from './backup-commands.ts';
import type { Command } from './command.ts';
import { doctor } from './doctor.ts';
import { moveDatabase } from './move-database.ts';
import { moveFilesCommand } from './move-files-command.ts';
import { invite, owner, ownerLink, resetPassword, users } from './people-commands.ts';

const commands: { readonly [name: string]: Command } = {
  backup,
  restore,
  invite,
  users,
  'reset-password': resetPassword,
  'owner-link': ownerLink,
  owner,
  'move-files': moveFilesCommand,
  'move-database': moveDatabase,
  doctor,
};

/** The exit code of a command that was called in a wrong way. */
const misused = 2;

/** Runs `mensana COMMAND …` and returns its exit code. Results go to stdout, errors to stderr. */
export async function runCommand(given: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const [name, ...rest] = given;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return print(overview());
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    return fail(`There is no command ${JSON.stringify(name)}. Run mensana --help for the list.`, misused);
  }
  const parsed = parse(command, rest);
  if (parsed === null || parsed.positionals.length > command.positionals) {
    return fail(`Usage: mensana ${command.usage}\nRun mensana ${name} --help to learn more.`, misused);
  }
  if (parsed.values.help === true) return print(`Usage: mensana ${command.usage}\n\n${command.help}`);
  const config = readConfig(environment);
  if (!config.ok) return fail(config.error.map(configErrorSentence).join('\n'), 1);
  try {
    const outcome = await command.run({ config: config.value, positionals: parsed.positionals, values: parsed.values });
    return outcome.ok ? print(outcome.value) : fail(outcome.error.message, outcome.error.isMisused ? misused : 1);
  } catch (error) {
    if (error instanceof DirectAddressError) return fail(error.message, 1);
    const reason = errorCodeOf(error) ?? (error instanceof Error ? error.message : 'unknown error');
    const more = error instanceof BucketUnavailable ? ' To learn what is wrong with the bucket: mensana doctor.' : '';
    const state = command.stateAfterFailure ?? 'It has not changed what the server stores.';
    return fail(`The command failed: ${reason}.${more} ${state}`, 1);
  }
}

function parse({ options = {} }: Command, args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    });
  } catch {
    return null; // an unknown option, or one without its value
  }
}

function overview(): string {
  const width = Math.max(...Object.values(commands).map(({ usage }) => usage.length));
  const lines = Object.values(commands).map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`);
  return [
    'Usage: mensana COMMAND',
    '',
    ...lines,
    '',
    'Commands read the same environment variables as the server. Run them where the server runs.',
    'mensana COMMAND --help explains a command.',
  ].join('\n');
}

function print(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

function fail(text: string, code: number): number {
  process.stderr.write(`${text}\n`);
  return code;
}
