import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The Node arguments of `npm start`, so that tests run the server as it runs in production. */
export const startArguments = startArgumentsIn(fileURLToPath(new URL('..', import.meta.url)));

/** @param root the folder of a version of the project */
export function startArgumentsIn(root: string): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
  return scripts.start
    .split(' ')
    .slice(1)
    .map((argument) => (argument.endsWith('.ts') ? join(root, argument) : argument));
}
