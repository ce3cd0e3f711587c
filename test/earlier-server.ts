import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startArgumentsIn } from './start-arguments.ts';

const execute = promisify(execFile);
const root = fileURLToPath(new URL('..', import.meta.url));

/** The last version whose server used a database alone. */
const commit = '87497aae9362d83c4b0e7d76ae7c1d9620496b3c';
const parts = ['package.json', 'src/api', 'src/domain', 'src/server', 'src/sync'];

/**
 * Takes the server of an earlier version out of the history of the repository, into a folder below the packages that are
 * installed. Returns the arguments of Node that start it.
 */
export async function earlierServer(): Promise<readonly string[]> {
  const all = join(root, '.cache', 'earlier-server');
  const directory = join(all, commit);
  if (!existsSync(directory)) {
    await mkdir(all, { recursive: true });
    const temporary = await mkdtemp(join(all, 'new-'));
    const archive = join(temporary, 'archive.tar');
    await execute('git', ['archive', '--output', archive, commit, ...parts], { cwd: root });
    await execute('tar', ['-xf', archive, '-C', temporary]);
    await rm(archive);
    await rename(temporary, directory);
  }
  return startArgumentsIn(directory);
}
