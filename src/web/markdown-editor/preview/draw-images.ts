import type { WidgetType } from '@codemirror/view';
import type { SyntaxNode, SyntaxNodeRef } from '@lezer/common';
import { imageSizeIn } from '#domain/notes/index.ts';
import { htmlImageAt, plainTextOf } from '#domain/notes/markdown/index.ts';
import type { Drawn } from './drawing.ts';
import { type Drawing, quiet } from './drawing.ts';
import { AttachedImage } from './image-widget.ts';
import { RemoteImage } from './link-widgets.ts';
import { readLink } from './read-link.ts';
import { pathAfter, safeAddress } from './safe-address.ts';

/** Displays attached images in place, and remote images as their URL. Any other image stays Markdown. */
export function drawImage(drawing: Drawing, ref: SyntaxNodeRef): Drawn {
  if (ref.name === 'HTMLImage') return drawHtmlImage(drawing, ref.node);
  if (ref.name !== 'Image') return undefined;
  const { node } = ref;
  const link = readLink(drawing.state, node);
  if (link === null) return true;
  const alt = plainTextOf({ slice: (from, to) => drawing.text(from, to) }, node, link.text);
  const hash = pathAfter('attachment', link.destination);
  return drawInPlace(drawing, node, imageWidget(link.destination, alt), hash !== null);
}

function drawHtmlImage(drawing: Drawing, node: SyntaxNode): Drawn {
  const widget = htmlImageWidget(drawing.text(node.from, node.to));
  return widget === null ? undefined : drawInPlace(drawing, node, widget, true);
}

/**
 * Draws an image instead of its source, or its source at the cursor.
 *
 * @param isAttached whether the image is also shown behind its source
 */
function drawInPlace(drawing: Drawing, node: SyntaxNode, widget: WidgetType | null, isAttached: boolean): false {
  const isOneLine = node.to <= drawing.state.doc.lineAt(node.from).to;
  const isShown = widget === null || !isOneLine || drawing.isTouched(node);
  if (isShown) drawing.mark(node.from, node.to, quiet);
  else drawing.replace(node.from, node.to, widget);
  if (isShown && isAttached && widget !== null) drawing.widget(node.to, widget, 1);
  return false;
}

/** Returns the widget of the tag of an attached image; null for any other text. */
export function htmlImageWidget(source: string): WidgetType | null {
  const image = htmlImageAt(source, 0);
  return image === null
    ? null
    : new AttachedImage(image.hash, image.words, image.size?.widthPx ?? null, image.size?.heightPx ?? null);
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
