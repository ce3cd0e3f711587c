import { readFileText } from '../../notes/index.ts';
import { noteMarkdownParser, plainTextOf } from '../../notes/markdown/index.ts';
import type { NoteLink, TextPart } from '../draft/index.ts';
import { type JsonObject, textIn } from '../json/index.ts';
import { type LinkNode, linkAt, rewriteMarkdown } from '../links/index.ts';
import { type EntryMoments, momentInAddress } from './moments.ts';
import { richTextMarkdown } from './rich-text.ts';
import { withoutEscape } from './unescape.ts';

/** Returns the title and text of an entry. A first line that is a heading is its title, as Day One shows it. */
export function contentOfEntry(
  entry: JsonObject,
  moments: EntryMoments,
): { readonly title: string; readonly text: readonly TextPart[] } {
  const written = textIn(entry, 'text') || richTextMarkdown(textIn(entry, 'richText'));
  const { title, body } = titleAndBody(readFileText(written).text);
  const text = rewriteMarkdown(body, (node) => {
    if (node.name === 'Escape') return withoutEscape(body, node.from);
    const link = linkAt(body, node);
    return link === null ? null : (momentLink(link, moments) ?? entryLink(link));
  });
  return { title, text: [...text, ...atEnd(body, moments)] };
}

function titleAndBody(text: string): { readonly title: string; readonly body: string } {
  const [line, heading = ''] = /^# +([^\n]*)(?:\n\n?|$)/.exec(text) ?? [];
  if (line === undefined || /[[\]]\(/.test(heading)) return { title: '', body: text };
  const title = plainTextOf(heading, noteMarkdownParser.parse(heading).topNode);
  return title === '' ? { title, body: text } : { title, body: text.slice(line.length) };
}

function momentLink({ address, label, written }: LinkNode, moments: EntryMoments): TextPart | null {
  const identifier = momentInAddress(address);
  return identifier === null ? null : moments.linkTo(identifier, { label, written });
}

/** A link to another entry: `dayone://view?entryId=…`, with a number after the app's name in newer versions. */
function entryLink({ address, isImage, label, written }: LinkNode): NoteLink | null {
  const id = /^dayone\d?:\/\/view\?(?:.{0,200}&)?entryId=([\w-]+)/i.exec(address)?.[1];
  if (id === undefined || isImage) return null;
  return { kind: 'note-link', to: { sourceId: id }, ...(label !== '' && { shown: label }), isEmbed: false, written };
}

/** Files that the text does not mention follow it, each in a paragraph. */
function atEnd(body: string, moments: EntryMoments): readonly TextPart[] {
  return moments.unmentioned().flatMap((link, at) => {
    const isFirst = at === 0;
    const gap = isFirst && body.trim() === '' ? '' : isFirst && body.endsWith('\n') ? '\n' : '\n\n';
    return gap === '' ? [link] : [gap, link];
  });
}
