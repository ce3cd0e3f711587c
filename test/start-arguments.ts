import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The Node arguments of `npm start`, so that tests run the server as it runs in production. */
export const startArguments: readonly string[] = startScript()
  .split(' ')
  .slice(1)
  .map((argument) => (argument.endsWith('.ts') ? join(root, argument) : argument));

function startScript(): string {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
  return scripts.start;
}
