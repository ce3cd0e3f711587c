import type { SyntaxNode, SyntaxNodeRef } from '@lezer/common';
import { foldCase, parseRecordKey, type RecordKey } from '../../kernel/index.ts';
import { attachmentOfDestination } from '../attachment-link.ts';
import { htmlImageAt } from './html-image.ts';
import { linkDestination } from './link-destination.ts';
import type { Mention, NoteImage, NoteOutline, Span, WebLink } from './note-outline.ts';
import { plainTextOf } from './plain-text.ts';

/** Classifies the Markdown links of a note by destination. */
export class LinkReader {
  readonly #text: string;
  readonly #found: FoundLink[] = [];
  readonly #addressByDefinition = new Map<string, string>();

  constructor(text: string) {
    this.#text = text;
  }

  enter(ref: SyntaxNodeRef): void {
    if (ref.name === 'Link' || ref.name === 'Image') this.#link(ref.node);
    else if (ref.name === 'HTMLImage') this.#htmlImage(ref);
    else if (ref.name === 'Autolink') this.#bareAddress(ref.node.getChild('URL') ?? ref);
    else if (ref.name === 'URL' && !this.#insideFound(ref)) this.#bareAddress(ref);
    else if (ref.name === 'LinkReference') this.#definition(ref.node);
  }

  result(): Pick<NoteOutline, 'mentions' | 'webLinks' | 'images' | 'attachments' | 'hasLink'> {
    const mentions: Mention[] = [];
    const webLinks: WebLink[] = [];
    const images: NoteImage[] = [];
    const attachments = new Set<string>();
    let hasLink = false;
    for (const { image, label, from, to, ...link } of this.#found) {
      const address = link.address ?? this.#addressByDefinition.get(link.definition);
      if (address === undefined) continue;
      const attachment = attachmentOfDestination(address);
      if (attachment !== null) attachments.add(attachment);
      if (image) {
        images.push({ address, alt: label, from, to });
        continue;
      }
      hasLink = true;
      if (isWebAddress(address)) webLinks.push({ address, label, from, to });
      const key = mentionedKey(address);
      if (key !== null) mentions.push({ key, label: label.replace(/^@/, ''), from, to });
    }
    return { mentions, webLinks, images, attachments: [...attachments], hasLink };
  }

  #link(node: SyntaxNode): void {
    const { from, to } = node;
    const [, close] = node.getChildren('LinkMark');
    if (close === undefined) return;
    const url = linkDestination(node);
    const named = node.getChild('LinkLabel');
    const inner = this.#text.slice(from + (node.name === 'Image' ? 2 : 1), close.from);
    const label = named === null ? null : this.#text.slice(named.from + 1, named.to - 1);
    this.#found.push({
      image: node.name === 'Image',
      label: plainTextOf(this.#text, node),
      address: url === null ? null : addressOf(this.#text.slice(url.from, url.to)),
      definition: definitionName(label === null || label === '' ? inner : label),
      from,
      to,
    });
  }

  #htmlImage({ from, to }: Span): void {
    const written = this.#text.slice(from, to);
    const image = htmlImageAt(written, 0);
    if (image === null) return;
    const address = written.slice(image.source.from, image.source.to);
    this.#found.push({ image: true, label: image.words, address, definition: '', from, to });
  }

  #bareAddress({ from, to }: Span): void {
    const label = this.#text.slice(from, to);
    this.#found.push({ image: false, label, address: withScheme(label), definition: '', from, to });
  }

  #definition(node: SyntaxNode): void {
    const label = node.getChild('LinkLabel');
    const url = node.getChild('URL');
    if (label === null || url === null) return;
    const name = definitionName(this.#text.slice(label.from + 1, label.to - 1));
    // The first definition of a name takes precedence.
    if (!this.#addressByDefinition.has(name)) {
      this.#addressByDefinition.set(name, addressOf(this.#text.slice(url.from, url.to)));
    }
  }

  /** Returns whether the address belongs to a link or a definition. */
  #insideFound({ node }: SyntaxNodeRef): boolean {
    const parent = node.parent?.name;
    return parent === 'Link' || parent === 'Image' || parent === 'LinkReference';
  }
}

interface FoundLink extends Span {
  readonly image: boolean;
  readonly label: string;
  /** Null if the address is in a definition. */
  readonly address: string | null;
  readonly definition: string;
}

function addressOf(written: string): string {
  const bare = written.startsWith('<') && written.endsWith('>') ? written.slice(1, -1) : written;
  return bare.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');
}

function definitionName(label: string): string {
  return foldCase(label).trim().replaceAll(/\s+/g, ' ');
}

function withScheme(address: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return address;
  return address.includes('@') ? `mailto:${address}` : `https://${address}`;
}

function isWebAddress(address: string): boolean {
  return /^(?:https?|mailto):./i.test(address);
}

function mentionedKey(address: string): RecordKey | null {
  if (!address.startsWith(ourScheme)) return null;
  const key = parseRecordKey(percentDecoded(address.slice(ourScheme.length)));
  return key.ok ? `${key.value.collection}/${key.value.id}` : null;
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const ourScheme = 'mensana:';
