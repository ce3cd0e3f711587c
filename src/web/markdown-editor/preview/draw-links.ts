import { Decoration } from '@codemirror/view';
import type { SyntaxNode, SyntaxNodeRef } from '@lezer/common';
import { isEmbedSize } from '#domain/notes/index.ts';
import { wikiLinkName } from '#domain/notes/markdown/index.ts';
import type { Drawn } from './drawing.ts';
import { type Drawing, quiet } from './drawing.ts';
import { footnoteNumber } from './footnote-numbers.ts';
import { FootnoteSign } from './line-widgets.ts';
import { OpenLink } from './link-widgets.ts';
import { previewOptions } from './preview-options.ts';
import { readLink } from './read-link.ts';
import { ownHeading, pathAfter, safeAddress } from './safe-address.ts';

/** Decorates links to the web, notes, training, files and footnotes. */
export function drawLink(drawing: Drawing, node: SyntaxNodeRef): Drawn {
  switch (node.name) {
    case 'Link':
      drawWrittenLink(drawing, node.node);
      return true;
    case 'Autolink':
      return drawAutolink(drawing, node.node);
    case 'URL':
      return drawAddress(drawing, node.node);
    case 'WikiLink':
    case 'WikiEmbed':
      return drawWikiLink(drawing, node.node);
    case 'FootnoteReference':
      return drawFootnote(drawing, node.node);
    default:
      return undefined;
  }
}

function drawWrittenLink(drawing: Drawing, node: SyntaxNode): void {
  const link = readLink(drawing.state, node);
  if (link === null) return;
  const { text, destination } = link;
  const isShown = drawing.isTouched(node) || text.from === text.to;
  drawing.recede(node.from, text.from, isShown);
  drawing.recede(text.to, node.to, isShown);
  const mention = pathAfter('mensana', destination);
  const file = pathAfter('attachment', destination);
  const heading = ownHeading(destination);
  if (mention !== null) drawing.mark(text.from, text.to, mentionOf(drawing, mention));
  else if (file !== null) drawing.mark(text.from, text.to, pressed('md-file', { 'data-file': file }));
  else if (heading !== null) drawing.mark(text.from, text.to, pressed('md-wiki', { 'data-note': heading }));
  else drawWebLink(drawing, text.from, text.to, node.to, safeAddress(destination));
}

function mentionOf(drawing: Drawing, path: string): Decoration {
  const options = drawing.state.facet(previewOptions);
  const place = { 'data-mention': path };
  if (options === null || !options.host().links.isGone(path)) return pressed('md-mention', place);
  return pressed('md-mention md-mention-gone', { ...place, title: options.labels.mentionGone });
}

function drawAutolink(drawing: Drawing, node: SyntaxNode): false {
  const isShown = drawing.isTouched(node);
  drawing.recede(node.from, node.from + 1, isShown);
  drawing.recede(node.to - 1, node.to, isShown);
  const address = safeAddress(drawing.text(node.from + 1, node.to - 1));
  drawWebLink(drawing, node.from + 1, node.to - 1, node.to, address);
  return false;
}

/** Decorates a bare URL. A URL within a link or image is decorated with its parent. */
function drawAddress(drawing: Drawing, node: SyntaxNode): false {
  if (node.parent !== null && ownAddress.has(node.parent.name)) return false;
  drawWebLink(drawing, node.from, node.to, node.to, safeAddress(drawing.text(node.from, node.to)));
  return false;
}

const ownAddress = new Set(['Link', 'Image', 'Autolink', 'LinkReference']);

function drawWebLink(drawing: Drawing, from: number, to: number, end: number, address: string | null): void {
  if (address === null) {
    drawing.mark(from, to, deadLink);
    return;
  }
  const attributes = { href: address, target: '_blank', rel: 'noopener noreferrer' };
  drawing.mark(from, to, Decoration.mark({ tagName: 'a', class: 'md-link', attributes }));
  drawing.widget(end, new OpenLink(address), 1);
}

const deadLink = Decoration.mark({ class: 'md-link' });

function drawWikiLink(drawing: Drawing, node: SyntaxNode): false {
  const target = node.getChild('WikiLinkTarget');
  const heading = node.getChild('WikiLinkHeading');
  const alias = node.getChild('WikiLinkAlias');
  const isSize = alias !== null && node.name === 'WikiEmbed' && isEmbedSize(drawing.text(alias.from, alias.to));
  const first = (isSize ? null : alias) ?? target ?? heading;
  if (first === null) return false;
  const last = first.name === 'WikiLinkTarget' ? (heading ?? first) : first;
  const isShown = drawing.isTouched(node);
  drawing.recede(node.from, first.from, isShown);
  drawing.recede(last.to, node.to, isShown);
  const name = wikiLinkName(drawing.text(node.from, node.to));
  const place = { 'data-note': name };
  const options = drawing.state.facet(previewOptions);
  const isMissing = options !== null && !name.startsWith('#') && !options.host().links.hasNote(name);
  const wiki = isMissing
    ? pressed('md-wiki md-wiki-missing', { ...place, title: options.labels.noSuchNote })
    : pressed('md-wiki', place);
  drawing.mark(first.from, last.to, wiki);
  return false;
}

/** Draws the number of a footnote; without a definition its label, and labels with spaces as the text that they are. */
function drawFootnote(drawing: Drawing, node: SyntaxNode): false {
  const name = node.getChild('FootnoteLabel');
  if (name === null) return false;
  const label = drawing.text(name.from, name.to);
  const number = footnoteNumber(drawing.state, label);
  if (number === null && /\s/.test(label)) return false;
  if (drawing.isTouched(node)) drawing.mark(node.from, node.to, quiet);
  else drawing.replace(node.from, node.to, new FootnoteSign(label, `${number ?? label}`));
  return false;
}

/** Returns the decoration of an in-app link that opens when pressed. */
function pressed(look: string, attributes: Readonly<Record<string, string>>): Decoration {
  return Decoration.mark({ class: look, attributes: { role: 'link', ...attributes } });
}
