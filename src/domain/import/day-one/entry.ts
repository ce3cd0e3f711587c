import type { ImportItem, NoteDraft } from '../draft/index.ts';
import type { ImportFile } from '../files/index.ts';
import { flagIn, type JsonObject, listIn, textIn } from '../json/index.ts';
import { draftNote } from '../note-files/index.ts';
import { isoTime } from '../times/index.ts';
import { dayOfEntry } from './entry-day.ts';
import { propertiesOfEntry } from './entry-properties.ts';
import { contentOfEntry } from './entry-text.ts';
import type { MediaFiles } from './media-files.ts';
import { EntryMoments } from './moments.ts';

export interface EntryPlace {
  readonly file: ImportFile;
  /** The name of the journal. */
  readonly journal: string;
  readonly origin: string;
  readonly media: MediaFiles;
  /** The ids of entries that were read before. */
  readonly known: Set<string>;
}

/** Returns the note that an entry becomes, preceded by its files. */
export function* itemsOfEntry(entry: JsonObject, place: EntryPlace): Generator<ImportItem> {
  const { file, origin, media, known } = place;
  const sourceId = idOf(entry, place);
  if (sourceId === null) {
    yield { kind: 'skipped', origin, code: 'import/damaged' };
    return;
  }
  if (known.has(sourceId)) {
    yield { kind: 'skipped', origin, code: 'import/unsupported', detail: `uuid ${sourceId} again` };
    return;
  }
  known.add(sourceId);
  const moments = new EntryMoments(entry, { path: file.path, media });
  yield* moments.drafts;
  yield noteOf(entry, sourceId, moments, place);
}

/** Entries of other apps that write this format can lack an id; their creation time is not edited. */
function idOf(entry: JsonObject, { journal }: EntryPlace): string | null {
  const uuid = textIn(entry, 'uuid');
  if (uuid !== '') return uuid;
  const created = textIn(entry, 'creationDate');
  return created === '' ? null : `${journal} ${created}`;
}

function noteOf(
  entry: JsonObject,
  sourceId: string,
  moments: EntryMoments,
  { journal, origin }: EntryPlace,
): NoteDraft {
  const createdAt = isoTime(textIn(entry, 'creationDate'));
  const { title, text } = contentOfEntry(entry, moments);
  return draftNote({
    sourceId,
    origin,
    title,
    text,
    notebook: [journal],
    tags: listIn(entry, 'tags').filter((tag) => typeof tag === 'string'),
    createdAt,
    editedAt: isoTime(textIn(entry, 'modifiedDate')),
    day: dayOfEntry(createdAt, textIn(entry, 'timeZone')),
    isPinned: flagIn(entry, 'isPinned'),
    properties: propertiesOfEntry(entry),
  });
}
