import { useNavigate } from '@tanstack/react-router';
import { useEffectEvent, useMemo } from 'react';
import { inTrash, type RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { type DocumentActions, useDocument } from '../../replica/index.ts';
import { useNoteFiles } from '../attach/index.ts';
import { namesOfNotes, useOpenLink } from '../links/index.ts';
import type { LivePreviewOptions } from './preview/preview-options.ts';
import { previewMessages } from './preview-messages.ts';
import type { TrainingHosts } from './training-hosts.ts';

/**
 * Returns the functions by which the live preview opens and resolves links and files in the app. The object is stable
 * as long as the messages are.
 *
 * @param training receives the elements in which training is shown
 */
export function usePreviewOptions(training: TrainingHosts): LivePreviewOptions {
  const words = useMessages(previewMessages);
  const document = useDocument();
  const navigate = useNavigate();
  const files = useNoteFiles();
  const go = useEffectEvent((href: string) => void navigate({ href }));
  const openNote = useEffectEvent(useOpenLink());
  return useMemo(
    () => ({
      words,
      openNote: (name) => openNote(name),
      resolve: (name) => namesOfNotes(document).find(name)?.id ?? null,
      openMention: (path) => go(`/dashboard/exercise/${path}`),
      isGone: (path) => isGone(document, path),
      openFile: files.open,
      image: files.picture,
      imageArrival: files.arrival,
      showTraining: training.add,
    }),
    [words, document, files, training],
  );
}

/** A record that this device does not know does not count as deleted, because it may still arrive. */
function isGone({ ready, replica }: DocumentActions, path: string): boolean {
  const state = ready ? replica.get(path as RecordKey) : undefined;
  return state !== undefined && (state.tombstone !== undefined || inTrash(state.fields));
}
