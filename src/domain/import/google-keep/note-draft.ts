import type { FileLink, NoteDraft } from '../draft/index.ts';
import { type ImportFile, isMediaFile } from '../files/index.ts';
import { draftNote } from '../note-files/index.ts';
import { propertiesOf } from '../properties/index.ts';
import { escapeMarkdown, onOneLine } from '../text/index.ts';
import type { NoteIds } from './note-ids.ts';
import type { KeepAttachment, KeepNote } from './note-json.ts';
import { noteText } from './note-text.ts';
import { noteTimes } from './note-times.ts';

export function fileLink(to: string, { filePath, mimetype }: KeepAttachment): FileLink {
  const isImage = mimetype.startsWith('image/') || isMediaFile(filePath, mimetype);
  return { kind: 'file-link', to, isImage, written: escapeMarkdown(onOneLine(filePath)) };
}

export function noteDraft(file: ImportFile, note: KeepNote, links: readonly FileLink[], ids: NoteIds): NoteDraft {
  const { createdAt, editedAt } = noteTimes(note, file.path);
  return draftNote({
    sourceId: ids.idOf(note, file),
    origin: file.path,
    title: onOneLine(note.title),
    text: noteText(note, links),
    marks: /\r\n/.test(note.textContent) ? { lineEnd: 'crlf' } : {},
    tags: [...new Set(note.labels.filter((label) => label.trim() !== ''))],
    createdAt,
    editedAt,
    isPinned: note.isPinned,
    isArchived: note.isArchived,
    isTrashed: note.isTrashed,
    properties: propertiesOf([['color', note.color], ['shared with', note.sharees.join(', ')], ...note.others]),
  });
}
