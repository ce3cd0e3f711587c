import { createHash } from 'node:crypto';
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { databaseFile } from '../../src/server/data-dir/data-dir.ts';
import { type ServerProcess, startServer } from '../server-process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The sources that determine the bytes of a template: its generators and the formats on the wire and on disk. */
const sources = ['bench/world', 'src/sync/record', 'src/sync/hub/build-snapshot.ts', 'src/server/db/migrations'];

/** A data directory that was filled once, with a manifest of its content. */
export interface Template<Manifest> {
  readonly dataDir: string;
  readonly manifest: Manifest;
}

/**
 * Returns the template with a name. It is cached in the system's temporary directory, and created if it is missing or
 * its sources have changed.
 *
 * @param fill fills a running server and returns the manifest
 */
export async function template<Manifest>(
  name: string,
  fill: (server: ServerProcess, dataDir: string) => Promise<Manifest>,
): Promise<Template<Manifest>> {
  const place = join(tmpdir(), 'mensana-bench', `${name}-${fingerprint()}`);
  if (!existsSync(place)) await make(place, fill);
  return {
    dataDir: join(place, 'data'),
    manifest: JSON.parse(readFileSync(join(place, 'manifest.json'), 'utf8')) as Manifest,
  };
}

/** Copies a template's data directory for one run. The copy is removed by `remove` or when the process exits. */
export function copyOf({ dataDir }: Template<unknown>): { readonly dataDir: string; readonly remove: () => void } {
  const copy = emptyDataDir();
  cpSync(dataDir, copy.dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return copy;
}

export function emptyDataDir(): { readonly dataDir: string; readonly remove: () => void } {
  const dataDir = mkdtempSync(join(tmpdir(), 'mensana-bench-run-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  process.once('exit', remove);
  return {
    dataDir,
    remove: () => {
      process.off('exit', remove);
      remove();
    },
  };
}

async function make<Manifest>(
  place: string,
  fill: (server: ServerProcess, dataDir: string) => Promise<Manifest>,
): Promise<void> {
  const making = `${place}.${process.pid}`;
  const dataDir = join(making, 'data');
  mkdirSync(dataDir, { recursive: true });
  const server = await startServer(dataDir);
  const manifest = await fill(server, dataDir);
  await compacted(dataDir);
  await server.stop();
  writeFileSync(join(making, 'manifest.json'), JSON.stringify(manifest));
  renameSync(making, place);
}

const compactWithinMs = 600_000;

/** Waits until the server has compacted every log and created snapshots of the large ones. */
async function compacted(dataDir: string): Promise<void> {
  const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true });
  const uncompacted = database.prepare(
    `SELECT count(*) AS due FROM hub_head AS head LEFT JOIN hub_generation AS made ON made.uid = head.uid
     WHERE head.folded < head.sequence OR (head.bytes > 262144 AND made.uid IS NULL)`,
  );
  for (const started = Date.now(); Date.now() - started < compactWithinMs; ) {
    if ((uncompacted.get() as { due: number }).due === 0) return database.close();
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error('the server did not compact in time');
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of sources) for (const file of filesOf(join(root, source))) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function filesOf(source: string): readonly string[] {
  if (!statSync(source).isDirectory()) return [source];
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).toSorted();
  return files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).map((file) => join(source, file));
}
