import type { Result } from '#domain/kernel/result.ts';
import type { Config } from '../config/config.ts';

/** A command of `mensana`. */
export interface Command {
  /** The name and its arguments, such as `backup [FOLDER]`. */
  readonly usage: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What it does and what to know, shown by `--help`. */
  readonly help: string;
  /** The maximum number of arguments that are no options. */
  readonly positionals: number;
  readonly options?: { readonly [name: string]: { readonly type: 'string' | 'boolean' } };
  /** What is safe and what to do after an unexpected error, if the command may then have changed something. */
  readonly stateAfterFailure?: string;
  /** Returns the text to print. */
  readonly run: (given: CommandInput) => Promise<Result<string, CommandError>>;
}

export interface CommandInput {
  readonly config: Config;
  readonly positionals: readonly string[];
  readonly values: { readonly [option: string]: string | boolean | undefined };
}

export interface CommandError {
  readonly message: string;
  /** Whether the command was called in a wrong way. */
  readonly isMisused?: boolean;
}
