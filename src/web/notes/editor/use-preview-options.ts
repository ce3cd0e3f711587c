import { useNavigate } from '@tanstack/react-router';
import { useEffectEvent, useMemo } from 'react';
import { inTrash, type RecordKey } from '#domain/kernel/index.ts';
import { recordLink } from '../../exercise/link-targets.ts';
import { useMessages } from '../../language/index.ts';
import { type DocumentActions, useDocument } from '../../replica/index.ts';
import { useNoteFiles } from '../attach/index.ts';
import { namesOfNotes, useOpenLink } from '../links/index.ts';
import type { Embeds } from './embeds.ts';
import type { LivePreviewOptions } from './preview/preview-options.ts';
import { previewMessages } from './preview-messages.ts';

/**
 * Returns the functions by which the live preview opens and resolves links and files in the app. The object is stable
 * as long as the messages are.
 *
 * @param embeds receives the elements in which the app shows something
 */
export function usePreviewOptions({ training, answers }: Embeds): LivePreviewOptions {
  const words = useMessages(previewMessages);
  const document = useDocument();
  const navigate = useNavigate();
  const files = useNoteFiles();
  const openRecord = useEffectEvent((key: string) => {
    const link = recordLink(key);
    if (link !== null) void navigate(link);
  });
  const openNote = useEffectEvent(useOpenLink());
  return useMemo(
    () => ({
      words,
      openNote: (name) => openNote(name),
      resolve: (name) => namesOfNotes(document).find(name)?.id ?? null,
      openMention: (path) => openRecord(path),
      isGone: (path) => isGone(document, path),
      openFile: files.open,
      image: files.picture,
      imageArrival: files.arrival,
      showTraining: training.add,
      showAnswer: answers.add,
    }),
    [words, document, files, training, answers],
  );
}

/** A record that this device does not know does not count as deleted, because it may still arrive. */
function isGone({ ready, reader }: DocumentActions, path: string): boolean {
  const state = ready ? reader.state(path as RecordKey) : undefined;
  return state !== undefined && (state.tombstone !== undefined || inTrash(state.fields));
}
