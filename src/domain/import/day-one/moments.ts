import type { FileDraft, FileLink, MissingLink } from '../draft/index.ts';
import { fileName, isMediaFile } from '../files/index.ts';
import { isObject, type JsonObject, listIn, textIn } from '../json/index.ts';
import { escapeMarkdown } from '../text/index.ts';
import type { MediaFiles } from './media-files.ts';

/** A photo, video, recording or PDF of an entry. */
export interface Moment {
  readonly identifier: string;
  /** The name of its file without the extension. */
  readonly stem: string;
  /** The file name on the device, if Day One kept it. */
  readonly name: string;
  /** The extension of the file, if it is known. */
  readonly type: string;
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
        type: textIn(moment, 'type') || textIn(moment, 'format'),
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

function shownType(type: string, isPhoto: boolean): string {
  return type === '' ? '' : `${isPhoto ? 'photo' : 'media'}.${type}`;
}

interface MomentPlace {
  readonly path: string;
  readonly media: MediaFiles;
}

/** Day One's own names are ids, which nobody knows. */
function missingMoment(name: string): MissingLink {
  return { kind: 'missing-link', target: 'file', name, written: escapeMarkdown(name) };
}

/** The moments of an entry with their files. */
export class EntryMoments {
  readonly drafts: FileDraft[] = [];
  readonly #links = new Map<string, FileLink | MissingLink>();
  readonly #mentioned = new Set<string>();

  constructor(entry: JsonObject, place: MomentPlace) {
    for (const moment of momentsOf(entry)) this.#add(moment, place);
  }

  /** Returns the link to a moment of the entry that its text mentions. One without a file leaves its name. */
  linkTo(
    identifier: string,
    { label, written }: { readonly label: string; readonly written: string },
  ): FileLink | MissingLink {
    this.#mentioned.add(identifier);
    const link = this.#links.get(identifier) ?? missingMoment(label);
    return link.kind === 'file-link' ? { ...link, written } : link;
  }

  /** Returns links to the moments that the text does not mention. */
  unmentioned(): readonly (FileLink | MissingLink)[] {
    return [...this.#links].filter(([identifier]) => !this.#mentioned.has(identifier)).map(([, link]) => link);
  }

  #add({ identifier, stem, name, type, isPhoto }: Moment, { path, media }: MomentPlace): void {
    const file = stem === '' ? null : media.find(path, stem);
    if (file === null) {
      this.#links.set(identifier || stem, missingMoment(name || shownType(type, isPhoto)));
      return;
    }
    const sourceId = `file ${stem.toLowerCase()}`;
    const written = `![](dayone-moment://${identifier})`;
    this.#links.set(identifier || stem, {
      kind: 'file-link',
      to: sourceId,
      isImage: isPhoto || isMediaFile(file.path),
      written,
    });
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
