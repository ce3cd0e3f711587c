import { normaliseTag, tidyTagName } from '../../kernel/index.ts';
import type { NoteDraft, SkippedItem } from '../draft/index.ts';

/** Reports the tags that a note cannot have, each once a note: very long ones, and those with control characters. */
export function* refusedTags(notes: Iterable<NoteDraft>): Generator<SkippedItem> {
  for (const { origin, tags } of notes) {
    const refused = tags.filter((tag) => tag.trim() !== '' && !normaliseTag(tidyTagName(tag)).ok);
    for (const tag of new Set(refused)) {
      yield { kind: 'skipped', origin, code: 'import/refused-tag', detail: shownTag(tag) };
    }
  }
}

function shownTag(tag: string): string {
  const plain = tag.replaceAll(/\p{Cc}/gu, '\ufffd').toWellFormed();
  return plain.length <= maxShownLength ? plain : `${plain.slice(0, maxShownLength).toWellFormed()}…`;
}

const maxShownLength = 60;
