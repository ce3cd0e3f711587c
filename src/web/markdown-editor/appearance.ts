import { Compartment, type Extension } from '@codemirror/state';
import { placeholder } from '@codemirror/view';
import { useLayoutEffect, useMemo } from 'react';
import { useMessages } from '../language/index.ts';
import type { EditorHost } from './editor-host.ts';
import { hiddenSuffixes } from './line-signs/hidden-suffixes.ts';
import { livePreview } from './preview/live-preview.ts';
import { previewMessages } from './preview/messages/index.ts';
import { type Reading, readingLook } from './preview/reading-look.ts';
import { sourceLook } from './preview/source-look.ts';
import { tableMessages } from './table/messages/index.ts';
import { tableEditing } from './table/table-editing.ts';
import type { WatchedView } from './view/view-watch.ts';

/** The extensions of an editor that change while it stays. */
export interface Appearance {
  readonly hint: Extension;
  /** The live preview or the Markdown source. */
  readonly look: Extension;
  readonly reading: Extension;
}

interface AppearanceOptions {
  readonly host: EditorHost;
  readonly placeholder: string;
  readonly isSource: boolean;
  readonly reading: Reading;
}

/** @param current returns the options of the last render, and stays the same */
export function useAppearance(options: AppearanceOptions, current: () => AppearanceOptions): Appearance {
  const { placeholder: text, isSource } = options;
  const { reader } = options.host;
  const { font, width } = options.reading;
  const labels = useMessages(previewMessages);
  const tableWords = useMessages(tableMessages);
  const hint = useMemo(() => placeholder(text), [text]);
  const look = useMemo(() => {
    if (isSource) return sourceLook;
    const preview = livePreview({ labels, host: () => current().host });
    return [preview, tableEditing(tableWords), reader === null ? [] : hiddenSuffixes(reader)];
  }, [current, isSource, labels, tableWords, reader]);
  const reading = useMemo(() => readingLook({ font, width }), [font, width]);
  return { hint, look, reading };
}

// Compartments are reconfigured in place, so that focus, cursor and undo history survive.
const hintSlot = new Compartment();
const lookSlot = new Compartment();
const readingSlot = new Compartment();

/** Returns the extensions for a new editor. */
export function inSlots({ hint, look, reading }: Appearance): Extension {
  return [hintSlot.of(hint), lookSlot.of(look), readingSlot.of(reading)];
}

/** Shows each change of the appearance in the editor. */
export function useNewAppearance(watched: WatchedView | null, { hint, look, reading }: Appearance): void {
  useLayoutEffect(() => exchange(watched, hintSlot, hint), [watched, hint]);
  useLayoutEffect(() => exchange(watched, lookSlot, look), [watched, look]);
  useLayoutEffect(() => exchange(watched, readingSlot, reading), [watched, reading]);
}

/** Sets the content of a compartment if it differs. */
function exchange(watched: WatchedView | null, slot: Compartment, content: Extension): void {
  if (watched === null || slot.get(watched.view.state) === content) return;
  const { view } = watched;
  view.dispatch({ effects: slot.reconfigure(content), scrollIntoView: view.hasFocus }); // the layout height may change
}
