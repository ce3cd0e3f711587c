import type { ImportItem, SkippedItem } from '#domain/import/draft/index.ts';
import { importedExercises, matchExercises } from '#domain/import/matching/index.ts';
import {
  chosenExercises,
  type ImportAnswers,
  type ImportChoices,
  ImportDrafts,
  type ImportParts,
  type ImportPlan,
  listedItems,
  type PlannedEdit,
  planImport,
  questionsIn,
  type ReadFile,
  rememberedChoices,
  suggestedAnswers,
  summaryOf,
} from '#domain/import/plan/index.ts';
import { acceptsLeaf, collectionOf, isPlainData, parseRecordKey } from '#domain/kernel/index.ts';
import { type AttachmentHash, attachmentHash } from '#domain/notes/index.ts';
import { recordTypeOf } from '#domain/user-document.ts';
import { exercisesOfAccount, SmallAccount } from './small-account.ts';

const batch = 'batch';
const everything: ImportChoices = {
  verdicts: ['new', 'changed-there', 'changed-here', 'deleted', 'looks-alike'],
  exceptions: new Set(),
};

/**
 * Plans what was read against a small account, shows the preview, and writes all of it. Importing the same items again
 * must then find them unchanged. Throws an error that says what does not hold.
 *
 * @returns the number of records to write
 */
export async function planMutation(items: readonly ImportItem[], app: string): Promise<number> {
  const drafts = new ImportDrafts();
  for (const item of items) drafts.add(item);
  const account = new SmallAccount(drafts, app);
  const { parts, answers } = prepared(drafts, account, app);
  const plan = await planImport(parts, answers, () => undefined);
  checkPreview(plan, drafts, answers);

  const edits = [...plan.edits(everything)];
  for (const { key, leaves, text } of edits) account.write(key, leaves, text);
  for (const edit of edits) checkEdit(edit, app);
  if (new Set(edits.map(({ key }) => key)).size < edits.length) throw new Error('a record would be written twice');

  const again = await planImport(parts, answers, () => undefined);
  const changed = again.items.find(({ key, verdict }) => account.isOf(batch, key) && verdict !== 'same');
  if (changed !== undefined) throw new Error(`imported again, ${changed.draft.origin} is ${changed.verdict}`);
  return edits.length;
}

function prepared(drafts: ImportDrafts, { known, read }: SmallAccount, app: string) {
  const exercises = exercisesOfAccount;
  const matches = matchExercises(importedExercises(drafts.workouts), exercises, rememberedChoices(known.batches, app));
  const chosen = chosenExercises(matches, [], exercises);
  const answers = suggestedAnswers(drafts, known, { app, chosen, exercises });
  const { zone, hasHeight, bodyWeights } = known;
  questionsIn(drafts, { loadUnit: answers.units.load, chosen, exercises, zone, hasHeight, bodyWeights });
  const hash = attachmentHash('a'.repeat(64)) as AttachmentHash;
  const files = new Map(drafts.files.map(({ sourceId, name }): [string, ReadFile] => [sourceId, { hash, name }]));
  const parts: ImportParts = { app, batch, drafts, files, matches, known, read };
  return { parts, answers };
}

/** Every item is planned or reported, counted once, and can be shown. */
function checkPreview(plan: ImportPlan, drafts: ImportDrafts, answers: ImportAnswers): void {
  const reported = plan.skipped.filter(isItem).length - drafts.skipped.filter(isItem).length;
  const lost = drafts.count - drafts.files.length - plan.items.length - reported;
  if (lost !== 0) throw new Error(`${lost} items are neither planned nor reported`);
  const summary = summaryOf(plan, answers);
  const counted = summary.counts.reduce((sum, { count }) => sum + count, 0);
  if (counted !== plan.items.length) throw new Error(`the preview counts ${counted} of ${plan.items.length} items`);
  const { items: listed } = listedItems(plan, {}, everything, { ...answers, dayStartsAt: 0, from: 0, most: 100 });
  for (const { at, origin, title } of listed) {
    const item = plan.items[at];
    if (item === undefined || plan.recordOf(item) === null) throw new Error(`${origin} cannot be shown`);
    if (!title.isWellFormed()) throw new Error(`${origin} has half a character in its title`);
  }
}

/** Links that lead nowhere and tags that no note can have are reported beside their note. */
function isItem({ code }: SkippedItem): boolean {
  return !['import/missing-file', 'import/missing-note', 'import/ambiguous-link', 'import/refused-tag'].includes(code);
}

/** A record of this app can have leaves of a newer version, which are kept. */
function checkEdit({ key, leaves, text }: PlannedEdit, app: string): void {
  const type = recordTypeOf(collectionOf(key) as string);
  if (!parseRecordKey(key).ok || type === null) throw new Error(`${key} is no key`);
  const refused = leaves.find(
    ({ path, value }) => !isPlainData(value) || !(app === 'mensana' || acceptsLeaf(type, path, value)),
  );
  if (refused !== undefined) throw new Error(`${key} does not accept its ${refused.path}`);
  if (text !== null && (!type.body || !text.isWellFormed())) throw new Error(`${key} cannot have its text`);
}
