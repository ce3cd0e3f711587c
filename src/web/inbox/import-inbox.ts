import { type ChosenFile, ImportFailed, type OwnImport } from '../import/index.ts';
import type { InboxServer, WaitingRecording } from './inbox-server.ts';

export interface InboxImportParts {
  readonly server: InboxServer;
  /** The recordings that wait on the server. */
  readonly waiting: readonly WaitingRecording[];
  /** Returns the paths about which the user has to decide. */
  readonly importFiles: (
    chosen: readonly ChosenFile[],
    writes: (own: OwnImport) => void,
  ) => Promise<ReadonlySet<string>>;
  /** Resolves when everything that was written is on the hub’s disk. */
  readonly whenSaved: () => Promise<void>;
  /** Called for each import before it writes something. */
  readonly importing: (batch: string, files: readonly WaitingRecording[]) => void;
  /** Called for recordings about which the user has to decide. They stay in the inbox. */
  readonly undecided: (hashes: readonly string[]) => void;
}

/** One import reads all of its files in memory. */
const maxFiles = 200;
const maxBytes = 64 * 1024 * 1024;

/**
 * Imports the recordings of the inbox, and acknowledges those that are in the document. They are acknowledged only once
 * the hub has the records, because this device may be lost before it has sent them. One that ends the worker is found
 * and left to the user, so that the others arrive.
 */
export async function importInbox({ waiting, ...parts }: InboxImportParts): Promise<void> {
  const left = [...inParts(waiting)].reverse();
  const ending: WaitingRecording[] = [];
  let [failure, isWorking]: [ImportFailed | null, boolean] = [null, false];
  for (let some = left.pop(); some !== undefined; some = left.pop()) {
    try {
      await importSome(parts, some);
      isWorking = true;
    } catch (error) {
      if (!(error instanceof ImportFailed) || error.failure.code !== 'import/worker-failed') throw error;
      failure = error;
      const middle = Math.ceil(some.length / 2);
      if (some.length === 1) ending.push(...some);
      else left.push(some.slice(middle), some.slice(0, middle));
    }
  }
  // if the worker never works, no recording is to blame
  if (isWorking && ending.length > 0) parts.undecided(ending.map(({ hash }) => hash));
  else if (failure !== null && !isWorking) throw failure;
}

async function importSome(
  { server, importFiles, whenSaved, importing, undecided }: Omit<InboxImportParts, 'waiting'>,
  waiting: readonly WaitingRecording[],
): Promise<void> {
  const byPath = new Map<string, { readonly waiting: WaitingRecording; readonly file: File }>();
  for (const each of waiting) {
    const content = await server.content(each.hash);
    if (content === null) continue;
    const path = freePath(each.name, byPath);
    byPath.set(path, { waiting: each, file: new File([content], path, { lastModified: each.receivedAt }) });
  }
  if (byPath.size === 0) return;
  const without = (paths: ReadonlySet<string>) =>
    [...byPath].filter(([path]) => !paths.has(path)).map(([, each]) => each.waiting);
  const chosen = Array.from(byPath, ([path, { file }]) => ({ path, file }));
  const left = await importFiles(chosen, (own) => importing(own.batch, without(own.undecided)));
  undecided([...left].flatMap((path) => byPath.get(path)?.waiting.hash ?? []));
  await whenSaved();
  for (const { hash } of without(left)) await server.acknowledge(hash);
}

function* inParts(waiting: readonly WaitingRecording[]): Generator<readonly WaitingRecording[]> {
  let part: WaitingRecording[] = [];
  let bytes = 0;
  for (const each of waiting) {
    if (part.length > 0 && (part.length >= maxFiles || bytes + each.bytes > maxBytes)) {
      yield part;
      part = [];
      bytes = 0;
    }
    part.push(each);
    bytes += each.bytes;
  }
  if (part.length > 0) yield part;
}

/** Two relays can give two recordings the same name. */
function freePath(name: string, taken: ReadonlyMap<string, unknown>): string {
  let path = name;
  for (let count = 2; taken.has(path); count += 1) path = `${count} ${name}`;
  return path;
}
