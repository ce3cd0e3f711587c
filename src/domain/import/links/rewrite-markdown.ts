import type { SyntaxNode } from '@lezer/common';
import { noteMarkdownParser } from '../../notes/markdown/index.ts';
import type { TextPart } from '../draft/index.ts';
import { partsOf, type Replacement } from './replacements.ts';

/**
 * Replaces parts of a Markdown text, such as its links, by their syntax: what looks like a link in code is none.
 *
 * @param replace returns what a node becomes; null to keep it and look at the nodes inside it
 */
export function rewriteMarkdown(text: string, replace: (node: SyntaxNode) => TextPart | null): readonly TextPart[] {
  const replacements: Replacement[] = [];
  noteMarkdownParser.parse(text).iterate({
    enter: (ref) => {
      const part = replaceable.has(ref.name) ? replace(ref.node) : null;
      if (part !== null) replacements.push({ from: ref.from, to: ref.to, part });
      return part === null;
    },
  });
  return partsOf(text, replacements);
}

const replaceable: ReadonlySet<string> = new Set(['Link', 'Image', 'Escape']);
