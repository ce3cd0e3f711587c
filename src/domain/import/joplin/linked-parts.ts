import type { SyntaxNode, SyntaxNodeRef, Tree } from '@lezer/common';
import { frontMatterEnd, noteMarkdownParser } from '../../notes/markdown/index.ts';
import type { FileLink, MissingLink, NoteLink, TextPart } from '../draft/index.ts';
import { addDefinition, linkAt, partsOf, type Replacement } from '../links/index.ts';
import { linkedElements } from './html-links.ts';

/** A link, an image or an HTML element that refers to something. */
export interface WrittenLink {
  /** Without angle brackets and backslashes; percent encoding stays. */
  readonly address: string;
  readonly isImage: boolean;
  /** The text to display, without markup; null if there is none. */
  readonly shown: string | null;
  readonly widthPx: number | null;
  readonly written: string;
}

/** Returns the link of a draft; null for an address outside the export, which stays as written. */
export type LinkResolver = (link: WrittenLink) => NoteLink | FileLink | MissingLink | null;

/**
 * Splits a Markdown text at its links to notes and files of the export, which can also be written in HTML. Links in code
 * and in front matter are text.
 */
export function linkedParts(text: string, resolve: LinkResolver): readonly TextPart[] {
  const tree = noteMarkdownParser.parse(text);
  const replaced = new ReplacedLinks(text, definitionsIn(text, tree), resolve);
  tree.iterate({ enter: (node) => replaced.enter(node) });
  return partsOf(text, replaced.all);
}

class ReplacedLinks {
  readonly all: Replacement[] = [];
  readonly #text: string;
  readonly #definitions: ReadonlyMap<string, string>;
  readonly #resolve: LinkResolver;
  readonly #frontMatterEnd: number;
  /** The end of the last replaced link, in which no other is looked for. */
  #end = 0;

  constructor(text: string, definitions: ReadonlyMap<string, string>, resolve: LinkResolver) {
    this.#text = text;
    this.#definitions = definitions;
    this.#resolve = resolve;
    this.#frontMatterEnd = frontMatterEnd(text);
  }

  /** Returns whether to visit the children of the node. */
  enter(ref: SyntaxNodeRef): boolean {
    const { name, from, to } = ref;
    if (to <= Math.max(this.#end, this.#frontMatterEnd)) return false;
    if (from < this.#end) return true;
    if (name === 'Link' || name === 'Image') return !this.#replaceLink(ref.node);
    if (name === 'HTMLTag') this.#replaceElement(ref.node);
    else if (name === 'HTMLBlock') this.#replaceElementsIn(ref.node);
    return true;
  }

  /** Returns whether the link is one to the export. */
  #replaceLink(node: SyntaxNode): boolean {
    const link = this.#resolvedAt(node);
    if (link === null) return false;
    // A link cannot display an image, so the image comes first and the link after it.
    const images = node.name === 'Link' ? this.#imagesIn(node) : [];
    this.#replace(node, images.length === 0 ? [link] : [...images, ' ', withoutText(link)]);
    return true;
  }

  #imagesIn(node: SyntaxNode): readonly TextPart[] {
    const images: TextPart[] = [];
    node.cursor().iterate((inner) => {
      if (inner.name !== 'Image') return true;
      images.push(this.#resolvedAt(inner.node) ?? this.#text.slice(inner.from, inner.to));
      return false;
    });
    return images;
  }

  #resolvedAt(node: SyntaxNode): NoteLink | FileLink | MissingLink | null {
    const link = linkAt(this.#text, node, this.#definitions);
    return link === null ? null : this.#resolved({ ...link, shown: link.label || null, widthPx: null }, node);
  }

  /** Replaces an element within a line, whose end tag can follow in the same paragraph. */
  #replaceElement(node: SyntaxNode): void {
    // most tags within a line, such as `<br>`, refer to nothing
    if (linkedElements(this.#text.slice(node.from, node.to)).next().done === true) return;
    const paragraphEnd = node.parent?.to ?? node.to;
    const html = this.#text.slice(node.from, Math.min(paragraphEnd, node.to + maxElementLength));
    const [element] = linkedElements(html);
    if (element === undefined || element.from > 0) return;
    const link = this.#resolved({ ...element, written: html.slice(0, element.to) }, node);
    if (link !== null) this.#replace({ from: node.from, to: node.from + element.to }, [link]);
  }

  #replaceElementsIn(node: SyntaxNode): void {
    const html = this.#text.slice(node.from, node.to);
    for (const element of linkedElements(html)) {
      const from = node.from + element.from;
      const written = html.slice(element.from, element.to);
      const link = from < this.#end ? null : this.#resolved({ ...element, written }, node);
      if (link === null) continue;
      // Markdown is not read inside an HTML block, which ends at a blank line.
      const isAlone = written === html.trim();
      this.#replace({ from, to: node.from + element.to }, isAlone ? [link] : ['\n\n', link, '\n\n']);
    }
  }

  #resolved(link: WrittenLink, node: SyntaxNode): NoteLink | FileLink | MissingLink | null {
    const resolved = link.address === '' ? null : this.#resolve(link);
    return resolved?.kind === 'note-link' && isInTableCell(node) ? { ...resolved, isInTableCell: true } : resolved;
  }

  #replace({ from, to }: { readonly from: number; readonly to: number }, parts: readonly TextPart[]): void {
    for (const [at, part] of parts.entries()) this.all.push({ from: at === 0 ? from : to, to, part });
    this.#end = to;
  }
}

/** Returns the addresses of `[label]: address` by their names. */
function definitionsIn(text: string, tree: Tree): ReadonlyMap<string, string> {
  const definitions = new Map<string, string>();
  if (!text.includes(']:')) return definitions;
  tree.iterate({
    enter: (ref) => {
      if (ref.name === 'LinkReference') addDefinition(definitions, text, ref.node);
    },
  });
  return definitions;
}

function withoutText(link: NoteLink | FileLink | MissingLink): TextPart {
  if (link.kind === 'missing-link') return { ...link, written: '' };
  const { shown, ...bare } = link;
  return bare;
}

function isInTableCell(node: SyntaxNode): boolean {
  for (let parent = node.parent; parent !== null; parent = parent.parent) {
    if (parent.name === 'TableCell') return true;
  }
  return false;
}

const maxElementLength = 2000;
