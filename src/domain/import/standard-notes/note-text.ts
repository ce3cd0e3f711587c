import type { ParentNode } from 'domhandler';
import { readFileText } from '../../notes/index.ts';
import { memoryFile } from '../bytes/index.ts';
import type { FileDraft, FileLink, TextPart } from '../draft/index.ts';
import type { ImportErrorCode } from '../files/index.ts';
import { type EmbeddedImage, leftOutText, markdownOfHtml, parseHtml, storedBy } from '../html/index.ts';
import { isObject, parseJson } from '../json/index.ts';
import type { BackupSurvey } from './backup-survey.ts';
import { checklistMarkdown } from './checklist.ts';
import { fencedCode } from './fenced-code.ts';
import { noteLinkTo } from './item-link.ts';
import { LexicalElements } from './lexical-elements.ts';
import { deepestDocument, type NoteKind } from './note-kind.ts';
import type { TagNames } from './tag-names.ts';

export interface NoteTextPlace {
  readonly uuid: string;
  readonly origin: string;
  readonly survey: BackupSurvey;
  readonly tags: TagNames;
}

/** The Markdown of a note's text, with its images and what has no place in Markdown. */
export class NoteText {
  readonly parts: readonly TextPart[];
  readonly files: FileDraft[] = [];
  readonly reports: { readonly code: ImportErrorCode; readonly found: string }[] = [];
  readonly #place: NoteTextPlace;

  constructor(stored: string, kind: NoteKind, place: NoteTextPlace) {
    this.#place = place;
    this.parts = this.#partsOf(readFileText(stored).text, kind);
  }

  #partsOf(text: string, kind: NoteKind): readonly TextPart[] {
    if (text.trim() === '') return [];
    if (kind === 'code') return [fencedCode(text)];
    if (kind === 'html') return text.includes('<') ? this.#markdownOf(parseHtml(text)) : [text];
    if (kind === 'spreadsheet') return this.#unread(text, 'import/unsupported', kind);
    if (kind !== 'super' && kind !== 'checklist') return [text];
    const document = parseJson(text, deepestDocument);
    // a simple task list is Markdown
    if (!isObject(document)) return kind === 'super' ? this.#unread(text, 'import/damaged', kind) : [text];
    return kind === 'super' ? this.#superParts(document) : [checklistMarkdown(document)];
  }

  #superParts(document: Readonly<Record<string, unknown>>): readonly TextPart[] {
    const elements = new LexicalElements(this.#place);
    const parts = this.#markdownOf(elements.documentOf(document));
    for (const { target, name } of elements.missing)
      this.reports.push({ code: target === 'file' ? 'import/missing-file' : 'import/missing-note', found: name });
    if (elements.unknown.size > 0) this.#report(leftOutText(elements.unknown));
    return parts;
  }

  #markdownOf(root: ParentNode): readonly TextPart[] {
    const { text, leftOut } = markdownOfHtml(root, {
      linkPart: ({ address, shown }) => noteLinkTo(address, shown),
      embeddedPart: storedBy((image) => this.#embedded(image)),
    });
    if (leftOut.size > 0) this.#report(leftOutText(leftOut));
    return text;
  }

  /** Keeps a text that only its editor can show as code, which is better than nothing and does not look like prose. */
  #unread(text: string, code: ImportErrorCode, found: string): readonly TextPart[] {
    this.reports.push({ code, found });
    return [fencedCode(text, 'json')];
  }

  #report(found: string): void {
    this.reports.push({ code: 'import/unsupported', found });
  }

  #embedded({ bytes, mime, name, alt, widthPx }: EmbeddedImage): FileLink {
    const { uuid, origin } = this.#place;
    const sourceId = `${uuid} image ${this.files.length + 1}`;
    this.files.push({ kind: 'file', sourceId, origin, name, mime, file: memoryFile(name, bytes) });
    const link: FileLink = { kind: 'file-link', to: sourceId, isImage: true, written: alt || name };
    return widthPx === null ? link : { ...link, widthPx };
  }
}
