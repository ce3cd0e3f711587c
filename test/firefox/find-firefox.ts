import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the program that `FIREFOX` names, or the one on the path; null if there is none. */
export function findFirefox(environment: NodeJS.ProcessEnv = process.env): string | null {
  const { FIREFOX, PATH = '' } = environment;
  if (FIREFOX !== undefined) return existsSync(FIREFOX) ? FIREFOX : null;
  const programs = PATH.split(delimiter).flatMap((folder) =>
    ['firefox', 'firefox-esr'].map((name) => join(folder, name)),
  );
  return programs.find((program) => existsSync(program)) ?? null;
}
