import type { ChosenFile } from '../files/chosen-file.ts';
import { ImportFailed } from './import-failed.ts';
import type { ImportSession } from './import-session.ts';
import type { ImportFailure, ImportState, PreviewState } from './import-state.ts';

/** What happens to the files of an import without questions. */
export interface OwnImport {
  /** The id of the import. */
  readonly batch: string;
  /** The paths of the files about which the user has to decide. */
  readonly undecided: ReadonlySet<string>;
}

const recordings = 'activity-files';

/**
 * Imports recordings as the user would who presses Import without changing anything. If there is nothing to write, no
 * import is created. A recording that looks like an activity that exists, or that cannot be read, is left to the user.
 *
 * @param session one that is used for nothing else
 * @param chosen with different paths
 * @param writes called before something is written: the page may end at any moment after that
 * @returns the paths of the files about which the user has to decide
 * @throws ImportFailed
 */
export async function importByItself(
  session: ImportSession,
  chosen: readonly ChosenFile[],
  writes: (own: OwnImport) => void,
): Promise<ReadonlySet<string>> {
  session.open(chosen);
  const state = await readAsRecordings(session);
  if (state === null) {
    session.cancel();
    return new Set(chosen.map(({ path }) => path));
  }
  const undecided = await undecidedPaths(session, state, chosen);
  if (!hasWork(state)) {
    session.cancel();
    return undecided;
  }
  writes({ batch: state.batch, undecided });
  session.apply();
  const applied = await settled(session);
  if (applied.kind === 'failed') throw new ImportFailed(applied.failure);
  return undecided;
}

/** @returns null if none of the files is a recording */
async function readAsRecordings(session: ImportSession): Promise<PreviewState | null> {
  const first = await settled(session);
  if (isOfRecordings(first)) return first;
  const at = 'groups' in first ? first.groups.all.findIndex(({ app }) => app === recordings) : -1;
  if (at < 0) return noRecordings(first);
  session.openGroup(at);
  const second = await settled(session);
  return isOfRecordings(second) ? second : noRecordings(second);
}

function noRecordings(state: ImportState): null {
  const isOfFiles = state.kind !== 'failed' || isAboutFiles(state.failure);
  if (isOfFiles) return null;
  throw new ImportFailed(state.failure);
}

/** Failures of the device pass; those of the files stay. */
function isAboutFiles({ code }: ImportFailure): boolean {
  return code.startsWith('import/') && code !== 'import/worker-failed' && code !== 'import/files-unreadable';
}

function isOfRecordings(state: ImportState): state is PreviewState {
  return state.kind === 'preview' && 'app' in state.how && state.how.app === recordings;
}

function hasWork({ plan, verdicts }: PreviewState): boolean {
  return plan.counts.some(({ verdict, count }) => count > 0 && verdict !== 'same' && verdicts.includes(verdict));
}

async function undecidedPaths(
  session: ImportSession,
  { plan, groups }: PreviewState,
  chosen: readonly ChosenFile[],
): Promise<ReadonlySet<string>> {
  const alike = await session.items({ verdict: 'looks-alike' }, { from: 0, most: chosen.length * 10 });
  const unread = plan.skipped.filter(({ code }) => code !== 'import/repeated' && code !== 'import/cut-short');
  const origins = [...alike.items, ...unread].map(({ origin }) => origin);
  const others = groups.all.flatMap(({ files }, at) => (at === groups.at ? [] : files.map(({ path }) => path)));
  const paths = origins.map((origin) => chosen.find(({ path }) => isOriginIn(origin, path))?.path);
  // an origin that names no file leaves all of them to the user, so that nothing is lost
  if (paths.includes(undefined)) return new Set(chosen.map(({ path }) => path));
  return new Set([...others, ...paths.filter((path) => path !== undefined)]);
}

/** Of several recordings in a file, the later ones have their position behind the path. */
function isOriginIn(origin: string, path: string): boolean {
  return origin === path || origin.startsWith(`${path}, `) || `${origin}.gz` === path;
}

/** Resolves when the import waits for an answer or has ended. */
function settled(session: ImportSession): Promise<ImportState> {
  return new Promise((resolve) => {
    const look = () => {
      const { state } = session;
      if (state.kind === 'reading' || state.kind === 'applying') return;
      stop();
      resolve(state);
    };
    const stop = session.subscribe(look);
    look();
  });
}
