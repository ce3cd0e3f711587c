import { useNavigate } from '@tanstack/react-router';
import { useEffectEvent, useMemo } from 'react';
import { useMessages } from '../../language/index.ts';
import { type DocumentActions, type RecordEntry, useDocument } from '../../replica/index.ts';
import { useNoteFiles } from '../attach/index.ts';
import { expectNewNote } from '../new-note.ts';
import { noteHref } from '../use-notes-place.ts';
import type { LivePreviewOptions } from './preview/preview-options.ts';
import { previewMessages } from './preview-messages.ts';

/** What the preview of a note asks of the app around it. The same object as long as the words are the same. */
export function usePreviewOptions(): LivePreviewOptions {
  const words = useMessages(previewMessages);
  const document = useDocument();
  const navigate = useNavigate();
  const files = useNoteFiles();
  const go = useEffectEvent((href: string) => void navigate({ href }));
  return useMemo(
    () => ({
      words,
      openNote: (target) => {
        if (target !== '') go(noteHref(noteTitled(document, target) ?? makeNote(document, target)));
      },
      resolve: (target) => noteTitled(document, target),
      openMention: (path) => go(`/dashboard/exercise/${path}`),
      openFile: files.open,
      image: files.picture,
      imageArrival: files.arrival,
    }),
    [words, document, files],
  );
}

/** A link to nothing becomes a note when it is pressed. */
function makeNote(document: DocumentActions, title: string): string {
  const id = document.createRecord('notes', (draft) => {
    draft.title = title;
  });
  expectNewNote(id);
  return id;
}

function noteTitled(document: DocumentActions, target: string): string | null {
  const notes = document.records('notes');
  const idByName = namesOf.get(notes) ?? namesIn(notes);
  namesOf.set(notes, idByName);
  return idByName.get(comparable(target)) ?? null;
}

/** A list of records is another object as soon as one of them is. */
const namesOf = new WeakMap<readonly RecordEntry<'notes'>[], ReadonlyMap<string, string>>();

/** Titles before the names by which notes also go, and those before the titles they had once. */
function namesIn(notes: readonly RecordEntry<'notes'>[]): ReadonlyMap<string, string> {
  const present = notes.filter(({ inTrash }) => !inTrash);
  const names = [
    ...present.map(({ id, value }) => [value.title ?? '', id] as const),
    ...present.flatMap(({ id, value }) => Object.values(value.aliases ?? {}).map((name) => [name, id] as const)),
    ...present.flatMap(({ id, value }) => Object.values(value.formerTitles ?? {}).map((name) => [name, id] as const)),
  ];
  return new Map(names.map(([name, id]) => [comparable(name), id] as const).reverse());
}

function comparable(title: string): string {
  return title.normalize('NFC').trim().toLowerCase();
}
