import { referencesIn } from '#domain/export/index.ts';
import type { FileDraft } from '#domain/import/draft/index.ts';
import {
  type ImportChoices,
  type ImportDrafts,
  type ImportPlan,
  isChosen,
  type RecordDraft,
  recordingFiles,
  trackId,
} from '#domain/import/plan/index.ts';
import { idOf } from '#domain/kernel/index.ts';

/** Returns the files that the chosen items need, and those to which no item refers. */
export function chosenFiles(plan: ImportPlan, drafts: ImportDrafts, choices: ImportChoices): readonly FileDraft[] {
  if (drafts.files.length === 0) return [];
  const chosen = plan.items.filter((item, at) => isChosen(item, at, choices));
  const sourceIds = new Set(drafts.files.map(({ sourceId }) => sourceId));
  const needed = filesOf(
    chosen.map(({ draft }) => draft),
    sourceIds,
  );
  const referredTo = filesOf([...drafts.notes, ...drafts.activities, ...drafts.records], sourceIds);
  return drafts.files.filter(
    ({ sourceId }) => needed.has(sourceId) || (chosen.length > 0 && !referredTo.has(sourceId)),
  );
}

/** Returns which of these files any of the items needs. */
function filesOf(drafts: Iterable<RecordDraft>, sourceIds: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const draft of drafts) for (const id of referencesOf(draft)) if (sourceIds.has(id)) found.add(id);
  return found;
}

/** Returns what an item refers to, among it the `sourceId`s of files. Those of this app's exports are hashes. */
function referencesOf(draft: RecordDraft): Iterable<string> {
  if (draft.kind === 'note')
    return draft.text.flatMap((part) => (typeof part === 'object' && part.kind === 'file-link' ? [part.to] : []));
  if (draft.kind === 'activity') return recordingFiles(draft).map(trackId);
  return draft.kind === 'record' ? [idOf(draft.key), ...referencesIn(draft.leaves, draft.text ?? '')] : [];
}
