import type { FileDraft, FileLink, SkippedItem } from '../draft/index.ts';
import { fileName } from '../files/index.ts';
import { isObject, type JsonObject, listIn, textIn } from '../json/index.ts';
import type { MediaFiles } from './media-files.ts';

/** A photo, video, recording or PDF of an entry. */
export interface Moment {
  readonly identifier: string;
  /** The name of its file without the extension. */
  readonly stem: string;
  /** The file name on the device, if Day One kept it. */
  readonly name: string;
  readonly isPhoto: boolean;
}

/** Returns the moments of an entry in the order in which Day One lists them. */
function momentsOf(entry: JsonObject): readonly Moment[] {
  return momentLists.flatMap((list) =>
    listIn(entry, list)
      .filter(isObject)
      .map((moment) => ({
        identifier: textIn(moment, 'identifier'),
        stem: textIn(moment, 'md5') || textIn(moment, 'identifier'),
        name: textIn(moment, 'filename') || textIn(moment, 'pdfName') || textIn(moment, 'title'),
        isPhoto: list === 'photos',
      })),
  );
}

/** The fields of an entry that list moments. */
export const momentLists = ['photos', 'videos', 'audios', 'pdfAttachments'] as const;

/** Returns the identifier in `dayone-moment://ID`, which is `dayone-moment:/video/ID` for other media than photos. */
export function momentInAddress(address: string): string | null {
  return /^dayone-moment:\/{1,2}(?:[A-Za-z]+\/)?([\w-]+)$/.exec(address)?.[1] ?? null;
}

/** The moments of an entry with their files, and what is missing. */
export class EntryMoments {
  readonly drafts: FileDraft[] = [];
  readonly missing: SkippedItem[] = [];
  readonly #links = new Map<string, FileLink>();
  readonly #mentioned = new Set<string>();

  constructor(
    entry: JsonObject,
    place: { readonly path: string; readonly origin: string; readonly media: MediaFiles },
  ) {
    for (const moment of momentsOf(entry)) this.#add(moment, place);
  }

  /** Returns the link to a moment of the entry that its text mentions; null if it has no file. */
  linkTo(identifier: string, written: string): FileLink | null {
    this.#mentioned.add(identifier);
    const link = this.#links.get(identifier);
    return link === undefined ? null : { ...link, written };
  }

  /** Returns links to the moments that the text does not mention. */
  unmentioned(): readonly FileLink[] {
    return [...this.#links].filter(([identifier]) => !this.#mentioned.has(identifier)).map(([, link]) => link);
  }

  #add(
    { identifier, stem, name, isPhoto }: Moment,
    { path, origin, media }: { readonly path: string; readonly origin: string; readonly media: MediaFiles },
  ): void {
    const file = stem === '' ? null : media.find(path, stem);
    if (file === null) {
      this.missing.push({ kind: 'skipped', origin, code: 'import/missing-file', detail: name || stem || identifier });
      return;
    }
    const sourceId = `file ${stem.toLowerCase()}`;
    const written = `![](dayone-moment://${identifier})`;
    this.#links.set(identifier || stem, { kind: 'file-link', to: sourceId, isImage: isPhoto, written });
    if (!media.isNew(sourceId)) return;
    this.drafts.push({
      kind: 'file',
      sourceId,
      origin: file.path,
      name: name || fileName(file.path),
      mime: null,
      file,
    });
  }
}
