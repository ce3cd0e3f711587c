import type { SkippedItem } from '#domain/import/draft/index.ts';
import type { ImportErrorCode } from '#domain/import/files/index.ts';
import {
  firstChoices,
  type ImportAnswers,
  type ImportChoices,
  type ItemFilter,
  type KnownDocument,
  type PlannedItem,
} from '#domain/import/plan/index.ts';
import type { TableMapping } from '#domain/import/table/index.ts';
import type { DeviceFiles } from '../../attachments/index.ts';
import { Emitter } from '../../lifecycle/index.ts';
import type { DocumentActions } from '../../replica/index.ts';
import { type OpenWorker, openWorker, WorkerEnded, type WorkerLike } from '../../workers/index.ts';
import type { ChosenFile } from '../files/chosen-file.ts';
import type {
  DeskMethods,
  HowToRead,
  ItemContent,
  ItemException,
  ItemPage,
  ItemRange,
  OpenedFiles,
  OpenedTable,
  PageMethods,
} from '../worker/desk-protocol.ts';
import { applyImport, FileNotStored } from './apply-import.ts';
import {
  type ChosenGroups,
  type ImportFailure,
  type ImportState,
  noGroups,
  type PreviewState,
  restOf,
} from './import-state.ts';
import { knownDocument } from './known-document.ts';
import { readRecords } from './read-records.ts';

export interface ImportSessionParts {
  readonly document: DocumentActions;
  readonly files: DeviceFiles;
  readonly startWorker: () => WorkerLike;
  /** The IANA zone of the device. */
  readonly zone: () => string;
}

/** One import at a time, from the chosen files to the applied batch. It goes on while other screens are open. */
export class ImportSession {
  readonly #parts: ImportSessionParts;
  readonly #changes = new Emitter();
  #state: ImportState = { kind: 'idle' };
  #files: readonly ChosenFile[] | Promise<readonly ChosenFile[]> = [];
  /** Called once all chosen files are imported, also after a retry or in several steps. */
  #onImported = () => {};
  #groups: ChosenGroups = noGroups;
  #client: OpenWorker<DeskMethods> | null = null;
  #batch = '';
  #applying: AbortController | null = null;
  /** The answers that are being planned, and those that came meanwhile. */
  #nextAnswers: ImportAnswers | null = null;

  constructor(parts: ImportSessionParts) {
    this.#parts = parts;
  }

  readonly subscribe = this.#changes.subscribe;

  get state(): ImportState {
    return this.#state;
  }

  /**
   * Starts an import of files, which may still be being listed. An import that was not applied yet is given up; while one
   * is being applied, nothing happens.
   *
   * @param onImported called when all of the files have been imported
   */
  readonly open = (files: readonly ChosenFile[] | Promise<readonly ChosenFile[]>, onImported = () => {}): void => {
    if (this.#applying !== null) return;
    this.cancel();
    this.#files = files;
    this.#onImported = onImported;
    this.#groups = noGroups;
    this.#set({ kind: 'reading', progress: null });
    this.#run(async (client) => {
      const chosen = await files;
      const groups = await client.methods.choose(chosen);
      this.#groups = {
        all: groups.map(({ app, files: at }) => ({ app, files: at.flatMap((each) => chosen[each] ?? []) })),
        at: 0,
      };
      await this.#openGroup(client);
    });
  };

  /** Reads another group of the chosen files first. */
  readonly openGroup = (at: number): void => {
    if (this.#applying !== null) return;
    this.#groups = { ...this.#groups, at };
    this.#set({ kind: 'reading', progress: null });
    this.#run((client) => this.#openGroup(client));
  };

  /** Starts an import of the chosen files that are left: those of the other groups. */
  readonly openRest = (): void => {
    this.open(
      restOf(this.#groups).flatMap(({ files }) => files),
      this.#onImported,
    );
  };

  /** Asks what the columns of the tables mean, instead of reading the files by a source. */
  readonly mapColumns = (opened: OpenedFiles): void => {
    this.#set({ kind: 'reading', progress: null });
    this.#run(async (client) => this.#askForColumns(opened, await client.methods.tables()));
  };

  /** Starts again with the same files, after a failure. */
  readonly retry = (): void => this.open(this.#files, this.#onImported);

  /** Reads the files of the current import in another way: by another source, or by mappings of columns. */
  readonly readAs = (opened: OpenedFiles, how: HowToRead): void => {
    this.#set({ kind: 'reading', progress: null });
    this.#run((client) => this.#read(client, opened, how));
  };

  /** Changes answers. The plan follows; if several changes come at once, it follows the last. */
  readonly answer = (changed: Partial<ImportAnswers>): void => {
    if (this.#state.kind !== 'preview') return;
    const answers = { ...this.#state.answers, ...changed };
    const { isPlanning } = this.#state;
    this.#set({ ...this.#state, answers, isPlanning: true });
    this.#nextAnswers = answers;
    if (!isPlanning) this.#run((client) => this.#planAgain(client));
  };

  /** Chooses whether the items of a verdict are imported, all of them. */
  readonly chooseVerdict = (verdict: PlannedItem['verdict'], isChosen: boolean): void => {
    if (this.#state.kind !== 'preview') return;
    const others = this.#state.verdicts.filter((each) => each !== verdict);
    this.#set({
      ...this.#state,
      verdicts: isChosen ? [...others, verdict] : others,
      exceptions: new Map([...this.#state.exceptions].filter(([, exception]) => exception.verdict !== verdict)),
    });
  };

  /** Reverses the choice of one item. */
  readonly toggleItem = ({ at, kind, verdict }: ItemException): void => {
    if (this.#state.kind !== 'preview') return;
    const exceptions = new Map(this.#state.exceptions);
    if (!exceptions.delete(at)) exceptions.set(at, { at, kind, verdict });
    this.#set({ ...this.#state, exceptions });
  };

  /** Returns items of the plan that is shown. */
  readonly items = async (filter: ItemFilter, range: ItemRange): Promise<ItemPage> => {
    if (this.#client === null || this.#state.kind !== 'preview') return { items: [], count: 0 };
    return this.#client.methods.items(filter, choicesOf(this.#state), range);
  };

  /** Returns an item as it would arrive; null if it cannot. */
  readonly item = async (at: number): Promise<ItemContent | null> => (await this.#client?.methods.item(at)) ?? null;

  readonly apply = (): void => {
    if (this.#state.kind !== 'preview' || this.#state.isPlanning) return;
    const choices = choicesOf(this.#state);
    const applying = new AbortController();
    this.#applying = applying;
    this.#set({ kind: 'applying', done: 0, total: 0 });
    this.#run(async (client) => {
      const { document, files } = this.#parts;
      await applyImport({
        desk: client.methods,
        document,
        files,
        batch: this.#batch,
        choices,
        signal: applying.signal,
        progress: (done, total) => this.#set({ kind: 'applying', done, total }),
      });
      if (this.#client !== client) return;
      this.#end();
      const groups = this.#groups;
      const onImported = this.#onImported; // listeners of the state may start another import
      this.#set({ kind: 'applied', batch: this.#batch, groups });
      if (restOf(groups).length === 0) onImported();
    });
  };

  /**
   * Gives the import up. While it is being applied, this takes effect at the next step, after which nothing of it is
   * imported. If all is written already, it counts as applied.
   */
  readonly cancel = (): void => {
    if (this.#applying === null) this.#giveUp();
    else this.#applying.abort();
  };

  /** Called when the document is closed. */
  readonly close = (): void => {
    this.#applying?.abort();
    this.#giveUp();
  };

  #giveUp(): void {
    this.#end();
    this.#set({ kind: 'idle' });
  }

  async #openGroup(client: OpenWorker<DeskMethods>): Promise<void> {
    const opened = await client.methods.open(this.#groups.at);
    const [likely] = opened.sources;
    const isClear = likely !== undefined && likely.certainty !== 'possible';
    const tables = isClear ? [] : await client.methods.tables();
    if (tables.length > 0) return this.#askForColumns(opened, tables);
    if (likely === undefined) throw failureOf(failureOfFiles(opened.skipped, 'import/unsupported'));
    await this.#read(client, opened, { app: likely.app });
  }

  #askForColumns(opened: OpenedFiles, tables: readonly OpenedTable[]): void {
    this.#set({ kind: 'unclear', opened, groups: this.#groups, tables, mappings: this.#mappingsOf(tables) });
  }

  async #read(client: OpenWorker<DeskMethods>, opened: OpenedFiles, how: HowToRead): Promise<void> {
    const { document, files, zone } = this.#parts;
    await files.shelf.opened().catch(() => {}); // if storage fails, storing a file reports the error
    if (this.#client !== client) return;
    this.#batch = document.newId();
    const read = await client.methods.read(how, knownDocument(document, files, zone()));
    if (read.count === 0) throw failureOf(failureOfFiles(read.skipped, 'import/empty'));
    const answers = read.suggested;
    const plan = await client.methods.plan(this.#batch, answers, []);
    const { verdicts } = firstChoices(plan);
    this.#set({
      kind: 'preview',
      batch: this.#batch,
      opened,
      groups: this.#groups,
      how,
      read,
      answers,
      plan,
      verdicts,
      exceptions: new Map(),
      isPlanning: false,
    });
  }

  async #planAgain(client: OpenWorker<DeskMethods>): Promise<void> {
    for (let answers = this.#nextAnswers; answers !== null; answers = this.#nextAnswers) {
      this.#nextAnswers = null;
      if (this.#state.kind !== 'preview') return;
      const { exceptions: before } = this.#state;
      const plan = await client.methods.plan(this.#batch, answers, [...before.keys()]);
      if (this.#state.kind !== 'preview') return;
      const isSame = (plan.scaledLoads === null) === (this.#state.plan.scaledLoads === null);
      const standing = plan.exceptions.filter(({ verdict }) => isSame || verdict !== 'changed-there');
      const exceptions = new Map(standing.map((exception) => [exception.at, exception]));
      const others = this.#state.verdicts.filter((each) => each !== 'changed-there');
      const updates = firstChoices(plan).verdicts.filter((each) => each === 'changed-there');
      const verdicts = isSame ? this.#state.verdicts : [...others, ...updates];
      this.#set({ ...this.#state, plan, verdicts, exceptions, isPlanning: this.#nextAnswers !== null });
    }
  }

  #mappingsOf(tables: readonly OpenedTable[]): ReadonlyMap<string, TableMapping> {
    const { document, files, zone } = this.#parts;
    const remembered = rememberedMappings(knownDocument(document, files, zone()));
    return new Map(
      tables.map(({ key, header, mapping }) => {
        const before = remembered.get(key);
        return [key, before?.columns.length === header.length ? before : mapping];
      }),
    );
  }

  /** Runs a step, and ends the import if it fails. A step of an import that was given up has no effect. */
  #run(step: (client: OpenWorker<DeskMethods>) => Promise<void>): void {
    this.#client ??= this.#openDesk();
    const client = this.#client;
    step(client).catch((error: unknown) => {
      if (this.#client !== client) return;
      if (error instanceof WorkerEnded) return this.#giveUp();
      this.#end();
      this.#set({ kind: 'failed', failure: importFailure(error), groups: this.#groups });
    });
  }

  #openDesk(): OpenWorker<DeskMethods> {
    const client = openWorker<PageMethods, DeskMethods>(this.#parts.startWorker, {
      progress: (progress) => {
        if (this.#client === client && this.#state.kind === 'reading') this.#set({ kind: 'reading', progress });
      },
      records: (keys) => readRecords(this.#parts.document.reader, keys),
    });
    return client;
  }

  #end(): void {
    this.#applying = null;
    this.#nextAnswers = null;
    const client = this.#client;
    this.#client = null;
    client?.end();
  }

  #set(state: ImportState): void {
    this.#state = state;
    this.#changes.emit();
  }
}

function choicesOf({ verdicts, exceptions }: PreviewState): ImportChoices {
  return { verdicts, exceptions: new Set(exceptions.keys()) };
}

function rememberedMappings({ batches }: KnownDocument): ReadonlyMap<string, TableMapping> {
  const stored = batches.flatMap(({ answers, undoneAt }) => {
    if (undoneAt !== null) return [];
    const { mappings } = (answers ?? {}) as { readonly mappings?: Readonly<Record<string, TableMapping>> };
    return Object.entries(mappings ?? {});
  });
  return new Map(stored);
}

/** Returns why none of the files gave an item. The list of the files says more if they have different reasons. */
function failureOfFiles(skipped: readonly SkippedItem[], otherwise: ImportErrorCode): ImportFailure {
  const [first, ...others] = skipped;
  if (first === undefined) return { code: otherwise };
  return { code: others.every(({ code }) => code === first.code) ? first.code : 'import/unsupported', skipped };
}

function failureOf(failure: ImportFailure): Error {
  return Object.assign(new Error(failure.code), failure);
}

/** Names an error of the worker, of the disk or of an import. */
function importFailure(error: unknown): ImportFailure {
  if (error instanceof FileNotStored) return error.why;
  const { code, name, skipped } = error as {
    readonly code?: unknown;
    readonly name?: unknown;
    readonly skipped?: readonly SkippedItem[];
  };
  if (name === 'NotReadableError' || name === 'NotFoundError') return { code: 'import/files-unreadable' };
  if (typeof code === 'string' && /^(?:import|storage)\//.test(code))
    return { code, ...(skipped !== undefined && { skipped }) } as ImportFailure;
  console.error(error);
  return { code: 'import/worker-failed' };
}
