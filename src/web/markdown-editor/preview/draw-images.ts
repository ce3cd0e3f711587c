import type { WidgetType } from '@codemirror/view';
import type { SyntaxNodeRef } from '@lezer/common';
import { imageSizeIn } from '#domain/notes/index.ts';
import { plainTextOf } from '#domain/notes/markdown/index.ts';
import type { Drawn } from './drawing.ts';
import { type Drawing, quiet } from './drawing.ts';
import { AttachedImage } from './image-widget.ts';
import { RemoteImage } from './link-widgets.ts';
import { readLink } from './read-link.ts';
import { pathAfter, safeAddress } from './safe-address.ts';

/** Displays attached images in place, and remote images as their URL. Any other image stays Markdown. */
export function drawImage(drawing: Drawing, ref: SyntaxNodeRef): Drawn {
  if (ref.name !== 'Image') return undefined;
  const { node } = ref;
  const link = readLink(drawing.state, node);
  if (link === null) return true;
  const alt = plainTextOf({ slice: (from, to) => drawing.text(from, to) }, node, link.text);
  const hash = pathAfter('attachment', link.destination);
  const widget = imageWidget(link.destination, alt);
  const isOneLine = node.to <= drawing.state.doc.lineAt(node.from).to;
  const isShown = widget === null || !isOneLine || drawing.isTouched(node);
  if (isShown) drawing.mark(node.from, node.to, quiet);
  else drawing.replace(node.from, node.to, widget);
  if (isShown && hash !== null) drawing.widget(node.to, attached(hash, alt), 1);
  return false;
}

/** Returns the widget of an image; null if its destination cannot be shown. */
export function imageWidget(destination: string, alt: string): WidgetType | null {
  const hash = pathAfter('attachment', destination);
  if (hash !== null) return attached(hash, alt);
  const address = safeAddress(destination);
  return address === null ? null : new RemoteImage(address, imageSizeIn(alt).words);
}

function attached(hash: string, alt: string): AttachedImage {
  const { words, size } = imageSizeIn(alt);
  return new AttachedImage(hash, words, size?.widthPx ?? null, size?.heightPx ?? null);
}
