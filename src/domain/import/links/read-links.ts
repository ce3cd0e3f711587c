import type { SyntaxNode, SyntaxNodeRef } from '@lezer/common';
import {
  frontMatterEnd,
  linkDestination,
  noteMarkdownParser,
  plainLinkName,
  plainTextOf,
  type Span,
  wikiLinkName,
} from '../../notes/markdown/index.ts';
import { type HtmlMedia, htmlMedia, maxMediaLength } from './html-media.ts';
import { addDefinition, definitionName } from './link-node.ts';
import { addressCandidates, type TextReading, type WrittenLink, wikiCandidates } from './written-link.ts';

/**
 * Finds the links, embeds and images of a Markdown text, except those in code. In front matter, only wiki links are
 * links. Takes linear time.
 *
 * @param text with `\n` as line ending
 */
export function readLinks(text: string): TextReading {
  const bodyFrom = frontMatterEnd(text);
  const body = new LinkReading(text.slice(bodyFrom), bodyFrom);
  return {
    links: [...linksInFrontMatter(text.slice(0, bodyFrom)), ...body.links()],
    literal: body.literal,
    tables: body.tables,
    hashtags: body.hashtags,
  };
}

function linksInFrontMatter(text: string): readonly WrittenLink[] {
  if (!text.includes('[[')) return [];
  return new LinkReading(text, 0).links().filter(({ syntax }) => syntax === 'wiki');
}

/** Reads a part of a text, which is parsed on its own: quotes in front matter open no code. */
class LinkReading {
  readonly literal: Span[] = [];
  readonly tables: Span[] = [];
  readonly hashtags: Span[] = [];
  readonly #text: string;
  readonly #offset: number;
  readonly #links: FoundLink[] = [];
  readonly #addressByDefinition = new Map<string, string>();

  constructor(text: string, offset: number) {
    this.#text = text;
    this.#offset = offset;
    noteMarkdownParser.parse(text).iterate({ enter: (node) => this.#enter(node) });
  }

  links(): readonly WrittenLink[] {
    return this.#links.flatMap(({ definition, ...link }) => {
      const address = definition === null ? undefined : this.#addressByDefinition.get(definition);
      const candidates = address === undefined ? link.candidates : addressCandidates(address);
      return candidates.length === 0 ? [] : [{ ...link, candidates }];
    });
  }

  #enter(ref: SyntaxNodeRef): boolean {
    const { name, from, to } = ref;
    const span = { from: from + this.#offset, to: to + this.#offset };
    if (name === 'Table') this.tables.push(span);
    else if (literalNodes.has(name)) this.literal.push(span);
    else if (name === 'Hashtag') this.hashtags.push(span);
    else if (name === 'WikiLink' || name === 'WikiEmbed') this.#wikiLink(ref.node);
    else if (name === 'Link' || name === 'Image') this.#markdownLink(ref.node);
    else if (name === 'LinkReference') addDefinition(this.#addressByDefinition, this.#text, ref.node);
    else if (name === 'HTMLBlock') this.#htmlMedia(from, to);
    else if (name === 'HTMLTag') this.#htmlMediaAt(from);
    return !withoutInside.has(name);
  }

  #wikiLink(node: SyntaxNode): void {
    const { from, to } = node;
    const alias = node.getChild('WikiLinkAlias');
    const name = wikiLinkName(this.#text.slice(from, to));
    const names = new Set([name, plainLinkName(name)]);
    this.#add('wiki', from, to, {
      candidates: [...names].flatMap(wikiCandidates),
      shown: alias === null ? null : this.#text.slice(alias.from, alias.to).trim(),
      isEmbed: node.name === 'WikiEmbed',
    });
  }

  #markdownLink(node: SyntaxNode): void {
    const [open, close] = node.getChildren('LinkMark');
    if (open === undefined || close === undefined) return;
    const url = linkDestination(node);
    const shown = plainTextOf(this.#text, node, { from: open.to, to: close.from });
    const common = { shown: shown === '' ? null : shown, isEmbed: node.name === 'Image' };
    if (url !== null) {
      const candidates = addressCandidates(this.#text.slice(url.from, url.to));
      this.#add('markdown', node.from, node.to, { ...common, candidates });
      return;
    }
    const spaced = node.getChild('LinkLabel') === null ? this.#addressWithSpaces(node.to) : null;
    if (spaced !== null) {
      this.#add('markdown', node.from, spaced.to, { ...common, candidates: addressCandidates(spaced.address) });
      return;
    }
    const definition = definitionName(this.#text, node);
    this.#add('markdown', node.from, node.to, { ...common, candidates: [], definition });
  }

  /** Reads `(my picture.png)`, which is no destination in CommonMark, but which many apps write. */
  #addressWithSpaces(from: number): { readonly address: string; readonly to: number } | null {
    if (this.#text[from] !== '(') return null;
    let depth = 0;
    for (let at = from; at < Math.min(this.#text.length, from + maxAddressLength); at += 1) {
      const sign = this.#text[at];
      if (sign === '\n') return null;
      if (sign === '(') depth += 1;
      if (sign === ')') depth -= 1;
      if (depth > 0) continue;
      const address = this.#text.slice(from + 1, at).replace(/\s+"[^"]*"$/, '');
      return { address: address.trim(), to: at + 1 };
    }
    return null;
  }

  #htmlMedia(from: number, to: number): void {
    for (const media of htmlMedia(this.#text.slice(from, to))) this.#addMedia(from, media);
  }

  /** Within a line, each tag is a node of its own, so the end of the element is searched behind it. */
  #htmlMediaAt(from: number): void {
    if (!/^<(?:img|audio|video)/i.test(this.#text.slice(from, from + 6))) return;
    const [media] = htmlMedia(this.#text.slice(from, from + maxMediaLength));
    if (media?.from === 0) this.#addMedia(from, media);
  }

  #addMedia(from: number, { from: start, to: end, address, alt, widthPx }: HtmlMedia): void {
    this.#add('html', from + start, from + end, {
      candidates: addressCandidates(address),
      shown: alt,
      widthPx,
      isEmbed: true,
    });
  }

  #add(syntax: WrittenLink['syntax'], from: number, to: number, link: LinkParts): void {
    this.#links.push({
      syntax,
      from: from + this.#offset,
      to: to + this.#offset,
      written: this.#text.slice(from, to),
      widthPx: null,
      isInTableCell: from + this.#offset < (this.tables.at(-1)?.to ?? 0),
      definition: null,
      ...link,
    });
  }
}

interface FoundLink extends WrittenLink {
  /** The name of the definition with the address; null if the link has it itself. */
  readonly definition: string | null;
}

type LinkParts = Pick<FoundLink, 'candidates' | 'shown' | 'isEmbed'> &
  Partial<Pick<FoundLink, 'widthPx' | 'definition'>>;

const maxAddressLength = 1000;
const literalNodes = new Set(['FencedCode', 'CodeBlock', 'InlineCode', 'Comment', 'CommentBlock']);
const withoutInside = new Set([...literalNodes, 'WikiLink', 'WikiEmbed', 'HTMLBlock', 'Autolink']);
