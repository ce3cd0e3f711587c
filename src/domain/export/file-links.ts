import type { SyntaxNode } from '@lezer/common';
import { type AttachmentHash, attachmentOfDestination } from '../notes/index.ts';
import { frontMatterEnd, htmlImageAt, linkDestination, noteMarkdownParser } from '../notes/markdown/index.ts';

/**
 * Replaces the attachments to which links and images of a text refer by the relative paths of their files, so that other
 * programs find them. Code stays as it is, and so does an attachment without a file.
 *
 * @param folder the folder of the note's file
 */
export function withFileLinks(
  text: string,
  folder: string,
  pathOf: (hash: AttachmentHash) => string | undefined,
): string {
  if (!text.includes('attachment:')) return text;
  const bodyFrom = frontMatterEnd(text);
  const body = text.slice(bodyFrom);
  const up = '../'.repeat(folder.split('/').length);
  const found: { readonly from: number; readonly to: number; readonly path: string }[] = [];
  noteMarkdownParser.parse(body).iterate({
    enter: ({ name, node }) => {
      const url = addressIn(body, name, node);
      if (url === null) return;
      const hash = attachmentOfDestination(body.slice(url.from, url.to).replace(/^<(.*)>$/, '$1'));
      const path = hash === null ? undefined : pathOf(hash);
      if (path !== undefined) found.push({ from: url.from, to: url.to, path: `${up}${destinationOf(path)}` });
    },
  });
  // an image inside a link is found after the link, whose destination follows it
  found.sort((a, b) => a.from - b.from);
  let linked = text.slice(0, bodyFrom);
  let read = 0;
  for (const { from, to, path } of found) {
    linked += body.slice(read, from) + path;
    read = to;
  }
  return linked + body.slice(read);
}

function addressIn(
  text: string,
  name: string,
  node: SyntaxNode,
): { readonly from: number; readonly to: number } | null {
  if (name === 'HTMLImage') return htmlImageAt(text, node.from)?.source ?? null;
  if (name === 'LinkReference') return node.getChild('URL');
  return name === 'Link' || name === 'Image' ? linkDestination(node) : null;
}

/** Encodes what would end the destination of a link or start other markup. Letters of any script stay readable. */
function destinationOf(path: string): string {
  return path.replaceAll(/[\s%()<>"&`\\*_~=$]/gu, percentEncoded);
}

function percentEncoded(sign: string): string {
  const encoded = encodeURIComponent(sign);
  return encoded === sign ? `%${sign.charCodeAt(0).toString(16).toUpperCase()}` : encoded;
}
