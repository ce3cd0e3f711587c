import { linkDestination, noteMarkdownParser, plainTextOf } from '../../notes/markdown/index.ts';
import type { TextPart } from '../draft/index.ts';

type Tree = ReturnType<typeof noteMarkdownParser.parse>;
type SyntaxNode = Tree['topNode'];

/** A link or an image with its address, as written. */
export interface LinkNode {
  readonly isImage: boolean;
  /** Without angle brackets and backslashes; percent encoding stays. */
  readonly address: string;
  /** The text in the brackets, without markup. */
  readonly label: string;
  readonly written: string;
}

/**
 * Replaces parts of a Markdown text, such as its links, by their syntax: what looks like a link in code is none.
 *
 * @param replace returns what a node becomes; null to keep it and look at the nodes inside it
 */
export function rewriteMarkdown(text: string, replace: (node: SyntaxNode) => TextPart | null): TextPart[] {
  const parts: TextPart[] = [];
  let kept = '';
  let read = 0;
  noteMarkdownParser.parse(text).iterate({
    enter: (ref) => {
      const part = replaceable.has(ref.name) ? replace(ref.node) : null;
      if (part === null) return true;
      kept += text.slice(read, ref.from);
      read = ref.to;
      if (typeof part === 'string') kept += part;
      else {
        if (kept !== '') parts.push(kept);
        parts.push(part);
        kept = '';
      }
      return false;
    },
  });
  kept += text.slice(read);
  if (kept !== '') parts.push(kept);
  return parts;
}

/** Returns the link or image at a node; null for other nodes, and for links whose address is defined elsewhere. */
export function linkAt(text: string, node: SyntaxNode): LinkNode | null {
  const isImage = node.name === 'Image';
  if (!isImage && node.name !== 'Link') return null;
  const url = linkDestination(node);
  if (url === null) return null;
  return {
    isImage,
    address: addressOf(text.slice(url.from, url.to)),
    label: plainTextOf(text, node),
    written: text.slice(node.from, node.to),
  };
}

function addressOf(written: string): string {
  const bare = written.startsWith('<') && written.endsWith('>') ? written.slice(1, -1) : written;
  return bare.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');
}

const replaceable: ReadonlySet<string> = new Set(['Link', 'Image', 'Escape']);
