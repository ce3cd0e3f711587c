import type { SyntaxNode } from '@lezer/common';
import { foldCase } from '../../kernel/index.ts';
import { linkDestination, plainTextOf } from '../../notes/markdown/index.ts';

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
 * Returns the link or image at a node; null for other nodes, and for links whose address is not known.
 *
 * @param definitions addresses that are written elsewhere, by {@link definitionName}
 */
export function linkAt(text: string, node: SyntaxNode, definitions?: ReadonlyMap<string, string>): LinkNode | null {
  const isImage = node.name === 'Image';
  if (!isImage && node.name !== 'Link') return null;
  const url = linkDestination(node);
  const address = url === null ? definitions?.get(definitionName(text, node)) : text.slice(url.from, url.to);
  if (address === undefined) return null;
  return {
    isImage,
    address: plainAddress(address),
    label: plainTextOf(text, node),
    written: text.slice(node.from, node.to),
  };
}

/** Removes angle brackets and backslash escapes. */
export function plainAddress(written: string): string {
  const bare = written.startsWith('<') && written.endsWith('>') ? written.slice(1, -1) : written;
  return bare.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');
}

/** Adds the address of a definition, `[label]: address`, by its name. The first definition of a name takes precedence. */
export function addDefinition(definitions: Map<string, string>, text: string, node: SyntaxNode): void {
  const url = node.getChild('URL');
  if (url === null || node.getChild('LinkLabel') === null) return;
  const name = definitionName(text, node);
  if (!definitions.has(name)) definitions.set(name, text.slice(url.from, url.to));
}

/** Returns the name that a link, `[text][label]` or `[label]`, shares with its definition. */
export function definitionName(text: string, node: SyntaxNode): string {
  const label = node.getChild('LinkLabel');
  const [open, close] = node.getChildren('LinkMark');
  const named = label === null ? '' : text.slice(label.from + 1, label.to - 1);
  const inner = open === undefined || close === undefined ? '' : text.slice(open.to, close.from);
  return foldCase(named || inner)
    .trim()
    .replaceAll(/\s+/g, ' ');
}
