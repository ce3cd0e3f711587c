import { knownExercises } from '#domain/exercise/index.ts';
import { germanNames } from '#domain/exercise/library/german-names.ts';
import { unpacked } from '#domain/import/archive/index.ts';
import type { SkippedItem } from '#domain/import/draft/index.ts';
import { bytesOf, type ImportFile } from '#domain/import/files/index.ts';
import { type AppFiles, filesByApp } from '#domain/import/files-by-app.ts';
import { unreadItems } from '#domain/import/left-out-files.ts';
import { type ExerciseMatch, importedExercises, keptApart, matchExercises } from '#domain/import/matching/index.ts';
import {
  batchLeaves,
  chosenExercises,
  type ImportAnswers,
  type ImportChoices,
  ImportDrafts,
  type ImportParts,
  type ImportPlan,
  type ItemFilter,
  isChosen,
  type KnownDocument,
  listedItems,
  type PlannedEdit,
  planImport,
  questionsIn,
  recordNames,
  rememberedChoices,
  suggestedAnswers,
  summaryOf,
} from '#domain/import/plan/index.ts';
import { importSources, recognised } from '#domain/import/sources.ts';
import { readTable, type TableMapping } from '#domain/import/table/index.ts';
import { type AttachmentHash, attachmentMaxBytes } from '#domain/notes/index.ts';
import { type Sha256, templateUpdate } from '#sync/record/index.ts';
import type { Remote } from '../../workers/index.ts';
import { type ChosenFile, importFileOf } from '../files/chosen-file.ts';
import { chosenFiles } from './chosen-attachments.ts';
import { CountedFiles } from './counted-files.ts';
import type {
  DeskMethods,
  EditsAhead,
  EncodedEdit,
  FileGroup,
  HowToRead,
  ImportProgress,
  ItemContent,
  ItemException,
  ItemPage,
  ItemRange,
  NamedFile,
  OpenedFiles,
  OpenedTable,
  PageMethods,
  Plan,
  ReadFiles,
} from './desk-protocol.ts';
import { hasTables, keyOfTable, openedTables } from './opened-tables.ts';
import { type Attachments, attachmentCount, readAttachments } from './read-attachments.ts';
import { tableApp } from './table-app.ts';

/** Text of the records of one answer, in UTF-16 code units: a few milliseconds of work for the page. */
const textAtOnce = 64 * 1024;
const recordsAtOnce = 100;
/** How many items lie between two messages about progress. */
const itemsBetweenProgress = 250;

/** The work of an import, in a worker: from the chosen files to the records to write. Each step uses the one before. */
export class ImportDesk implements DeskMethods {
  readonly #page: Remote<PageMethods>;
  readonly #sha256: Sha256;
  #groups: readonly AppFiles[] = [];
  /** The files of the group that is imported. */
  #group: readonly ImportFile[] = [];
  #files: CountedFiles = new CountedFiles([], () => {});
  #unpackingSkipped: readonly SkippedItem[] = [];
  #read: ReadState | null = null;
  #plan: PlanState | null = null;
  #edits: AsyncIterator<readonly EncodedEdit[]> | null = null;

  constructor(page: Remote<PageMethods>, sha256: Sha256) {
    this.#page = page;
    this.#sha256 = sha256;
  }

  readonly choose = async (chosen: readonly ChosenFile[]): Promise<readonly FileGroup[]> => {
    this.#report({ step: 'recognising', done: 0, total: null });
    const positions = new Map(chosen.map((file, at) => [importFileOf(file), at]));
    this.#groups = await filesByApp([...positions.keys()]);
    return this.#groups.map(({ app, files }) => ({ app, files: files.map((file) => positions.get(file) ?? 0) }));
  };

  readonly open = async (at: number): Promise<OpenedFiles> => {
    const { app, files: grouped } = needed(this.#groups[at] ?? null);
    this.#group = grouped;
    const files: ImportFile[] = [];
    const skipped: SkippedItem[] = [];
    for await (const item of unpacked(grouped)) {
      if ('kind' in item) skipped.push(item);
      else files.push(item);
      if (files.length % itemsBetweenProgress === 0)
        this.#report({ step: 'unpacking', done: files.length, total: null });
    }
    this.#files = new CountedFiles(files, (done, total) => this.#report({ step: 'reading', done, total }));
    this.#unpackingSkipped = skipped;
    this.#report({ step: 'recognising', done: 0, total: null });
    const sources = (await recognised(this.#files.all)).map(({ source, certainty }) => ({
      app: source.app,
      name: source.name,
      certainty,
    }));
    const tables = await hasTables(this.#files.all);
    return {
      count: files.length,
      sources: withFirst(sources, app),
      hasTables: tables,
      skipped: sources.length > 0 || tables ? skipped : [...skipped, ...unreadItems(files)],
    };
  };

  readonly tables = (): Promise<readonly OpenedTable[]> => openedTables(this.#files.all);

  readonly read = async (how: HowToRead, known: KnownDocument): Promise<ReadFiles> => {
    const drafts = new ImportDrafts();
    for (const item of this.#unpackingSkipped) drafts.add(item);
    this.#files.restart();
    for await (const item of itemsOf(this.#files.all, how)) drafts.add(item);
    const attachments = await readAttachments(drafts, this.#sha256, (done) =>
      this.#report({ step: 'files', done, total: drafts.files.length }),
    );
    const app = 'app' in how ? how.app : tableApp;
    const exercises = exercisesOf(known);
    const imported = importedExercises(drafts.workouts);
    const matches = keptApart(matchExercises(imported, exercises, rememberedChoices(known.batches, app)));
    const mappings = 'app' in how ? new Map<string, TableMapping>() : how.mappings;
    this.#read = { app, drafts, attachments, matches, mappings, known };
    const chosen = chosenExercises(matches, [], exercises);
    const sets = new Map(imported.map((each) => [each.name, each.sets.length]));
    return {
      count: drafts.count,
      skipped: drafts.count === 0 ? drafts.skipped : [],
      matches: matches.map((match) => ({ ...match, sets: sets.get(match.name) ?? 0 })),
      attachmentCount: attachmentCount(drafts, attachments),
      suggested: suggestedAnswers(drafts, known, { app, chosen, exercises }),
    };
  };

  readonly plan = async (batch: string, answers: ImportAnswers, exceptions: readonly number[]): Promise<Plan> => {
    const read = needed(this.#read);
    const { app, drafts, matches, attachments, known } = read;
    const parts: ImportParts = {
      app,
      batch,
      drafts,
      files: attachments.bySource,
      matches,
      known,
      read: (keys) => this.#page.records(keys),
    };
    const total = drafts.count - drafts.files.length;
    const plan = await planImport(parts, answers, (done) => {
      if (done % itemsBetweenProgress === 0) this.#report({ step: 'planning', done, total });
      return undefined;
    });
    const before = this.#plan?.plan.items ?? [];
    this.#plan = { batch, plan, answers };
    const exercises = exercisesOf(known);
    const chosen = chosenExercises(matches, answers.exercises, exercises);
    const questions = questionsIn(drafts, {
      loadUnit: answers.units.load,
      zone: answers.zone,
      hasHeight: known.hasHeight,
      bodyWeights: known.bodyWeights,
      chosen,
      exercises,
    });
    return {
      ...summaryOf(plan, answers),
      questions,
      exceptions: movedExceptions(
        exceptions.flatMap((at) => before[at] ?? []),
        plan,
      ),
    };
  };

  readonly items = async (filter: ItemFilter, choices: ImportChoices, range: ItemRange): Promise<ItemPage> => {
    const { plan, answers } = needed(this.#plan);
    const { dayStartsAt } = needed(this.#read).known;
    return listedItems(plan, filter, choices, { ...answers, dayStartsAt, ...range });
  };

  readonly item = async (at: number): Promise<ItemContent | null> => {
    const { plan } = needed(this.#plan);
    const item = plan.items[at];
    const record = item === undefined ? null : plan.recordOf(item);
    return record === null ? null : { leaves: record.leaves, text: record.text, names: recordNames(plan) };
  };

  readonly startEdits = async (choices: ImportChoices): Promise<EditsAhead> => {
    const { plan } = needed(this.#plan);
    const { drafts, attachments } = needed(this.#read);
    const chosen = chosenFiles(plan, drafts, choices);
    const hashes = new Set(chosen.flatMap(({ sourceId }) => attachments.bySource.get(sourceId)?.hash ?? []));
    this.#edits = this.#encoded(choices);
    return {
      count: plan.items.filter((item, at) => isChosen(item, at, choices)).length,
      files: [...hashes].map((hash) => ({ hash, bytes: attachments.byHash.get(hash)?.bytes ?? 0 })),
    };
  };

  readonly nextEdits = async (): Promise<readonly EncodedEdit[] | null> => {
    const next = await needed(this.#edits).next();
    return next.done === true ? null : next.value;
  };

  readonly file = async (hash: AttachmentHash): Promise<NamedFile> => {
    const found = needed(needed(this.#read).attachments.byHash.get(hash) ?? null);
    const bytes = await bytesOf(found.draft.file, attachmentMaxBytes);
    return { name: found.draft.name, mime: found.draft.mime, content: new Blob([bytes as Uint8Array<ArrayBuffer>]) };
  };

  async *#encoded(choices: ImportChoices): AsyncGenerator<readonly EncodedEdit[]> {
    const { plan, batch, answers } = needed(this.#plan);
    const { app, matches, mappings, known } = needed(this.#read);
    let edits: EncodedEdit[] = [];
    let size = 0;
    for (const edit of plan.edits(choices)) {
      edits.push(await encoded(edit, this.#sha256));
      size += edit.text?.length ?? 0;
      if (size < textAtOnce && edits.length < recordsAtOnce) continue;
      yield edits;
      edits = [];
      size = 0;
    }
    const exercises = chosenExercises(matches, answers.exercises, exercisesOf(known));
    const files = this.#group.map(({ path, size }) => ({ name: path, bytes: size }));
    const leaves = batchLeaves({ app, at: known.now, files, plan, choices, answers, exercises, mappings });
    yield [...edits, { key: `imports/${batch}`, leaves, text: null, body: null }];
  }

  #report(progress: ImportProgress): void {
    void this.#page.progress(progress);
  }
}

interface ReadState {
  readonly app: string;
  readonly drafts: ImportDrafts;
  readonly attachments: Attachments;
  readonly matches: readonly ExerciseMatch[];
  readonly mappings: ReadonlyMap<string, TableMapping>;
  readonly known: KnownDocument;
}

interface PlanState {
  readonly batch: string;
  readonly plan: ImportPlan;
  readonly answers: ImportAnswers;
}

/** Returns the exercises under their names in every language, since files from other apps can be in any. */
function exercisesOf({ exercises }: KnownDocument) {
  return knownExercises(exercises, undefined, { names: germanNames, areShown: false });
}

/** Finds items of an earlier plan in the next one. A change of the answers can add or remove items between them. */
function movedExceptions(items: ImportPlan['items'], plan: ImportPlan): readonly ItemException[] {
  if (items.length === 0) return [];
  const before = new Map(items.map(({ draft, verdict }) => [draft, verdict]));
  return plan.items.flatMap(({ draft, verdict }, at) =>
    before.get(draft) === verdict ? [{ at, kind: draft.kind, verdict }] : [],
  );
}

/** Puts the source first that recognised the files of a group one by one. */
function withFirst(sources: OpenedFiles['sources'], app: string | null): OpenedFiles['sources'] {
  return [...sources.filter((source) => source.app === app), ...sources.filter((source) => source.app !== app)];
}

function needed<T>(value: T | null): T {
  if (value === null) throw new Error('the steps of an import were called in another order');
  return value;
}

async function* itemsOf(files: readonly ImportFile[], how: HowToRead) {
  if ('app' in how) {
    const source = importSources.find(({ app }) => app === how.app);
    if (source !== undefined) yield* source.read(files);
    return;
  }
  const others: ImportFile[] = [];
  for (const file of files) {
    const key = await keyOfTable(file);
    const mapping: TableMapping | undefined = key === null ? undefined : how.mappings.get(key);
    if (mapping !== undefined) yield* readTable(file, mapping);
    else others.push(file);
  }
  yield* unreadItems(others);
}

async function encoded(edit: PlannedEdit, sha256: Sha256): Promise<EncodedEdit> {
  const { key, text } = edit;
  return { ...edit, body: text === null ? null : await templateUpdate(key, text, sha256) };
}
