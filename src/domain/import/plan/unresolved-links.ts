import type { NoteDraft, SkippedItem, TextPart } from '../draft/index.ts';
import type { LinkTargets } from './link-targets.ts';

/**
 * Reports the links of notes that cannot lead anywhere, each target once a note: to what the export does not have, and
 * to a title that several notes have. The words of such a link stay.
 */
export function* unresolvedLinks(notes: Iterable<NoteDraft>, targets: LinkTargets): Generator<SkippedItem> {
  for (const { origin, text } of notes) {
    const reported = new Set<string>();
    for (const part of text) {
      const problem = problemOf(part, targets);
      if (problem === null || reported.has(`${problem.code} ${problem.detail}`)) continue;
      reported.add(`${problem.code} ${problem.detail}`);
      yield { kind: 'skipped', origin, ...problem };
    }
  }
}

function problemOf(part: TextPart, targets: LinkTargets): Pick<SkippedItem, 'code' | 'detail'> | null {
  if (typeof part === 'string' || part.kind === 'file-link') return null;
  if (part.kind === 'missing-link') {
    const code = part.target === 'file' ? 'import/missing-file' : 'import/missing-note';
    return { code, ...(part.name !== '' && { detail: part.name }) };
  }
  if (targets.has(part)) return null;
  const named = 'title' in part.to ? part.to.title.trim() : (part.shown ?? nameIn(part.written)).trim();
  const others = targets.namesOf(part);
  if (others.length > 1) return { code: 'import/ambiguous-link', detail: `${named}: ${others.join(' · ')}` };
  return { code: 'import/missing-note', ...(named !== '' && { detail: named }) };
}

/** Returns what a link as it is written calls its target: `Note` in `[[Note|it]]`, `it` in `[it](address)`. */
function nameIn(written: string): string {
  const [, wiki, words] = /^!?(?:\[\[([^\]|]+)|\[([^\]]*)\]\()/.exec(written) ?? [];
  return wiki ?? words ?? '';
}
