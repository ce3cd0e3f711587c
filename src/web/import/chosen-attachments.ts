import type { FileDraft } from '#domain/import/draft/index.ts';
import { type ImportChoices, type ImportDrafts, type ImportPlan, isChosen } from '#domain/import/plan/index.ts';

/** Returns the files that come with the chosen notes, and those to which no note links. */
export function chosenFiles(plan: ImportPlan, drafts: ImportDrafts, choices: ImportChoices): readonly FileDraft[] {
  const linked = new Set(drafts.notes.flatMap((note) => linksOf(note)));
  const wanted = new Set(
    plan.items.flatMap((item, at) =>
      item.draft.kind === 'note' && isChosen(item, at, choices) ? linksOf(item.draft) : [],
    ),
  );
  const isAnyChosen = plan.items.some((item, at) => isChosen(item, at, choices));
  return drafts.files.filter(({ sourceId }) => wanted.has(sourceId) || (isAnyChosen && !linked.has(sourceId)));
}

function linksOf({ text }: ImportDrafts['notes'][number]): readonly string[] {
  return text.flatMap((part) => (typeof part === 'object' && part.kind === 'file-link' ? [part.to] : []));
}
