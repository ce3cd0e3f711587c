import type { FileLink, TextPart } from '../draft/index.ts';
import { escapeMarkdown, onOneLine, safeAddress } from '../text/index.ts';
import { formattedText } from './formatted-text.ts';
import type { KeepAnnotation, KeepListItem, KeepNote } from './note-json.ts';

/**
 * Returns the text of a note: its text as written, a task for each item of a list, its attachments, and its links, each
 * after a blank line.
 */
export function noteText(note: KeepNote, attachments: readonly FileLink[]): readonly TextPart[] {
  const sections: (readonly TextPart[])[] = [
    formattedText(note.textContent, note.textContentHtml),
    note.listContent.flatMap((item, at) => (at === 0 ? taskOf(item) : ['\n', ...taskOf(item)])),
    attachments.flatMap((link, at) => (at === 0 ? [link] : ['\n', link])),
    [note.annotations.map(linkOf).join('\n')],
  ];
  const written = sections.filter((parts) => parts.some((part) => part !== ''));
  return joinedTexts(written.flatMap((parts, at) => (at === 0 ? parts : ['\n\n', ...parts])));
}

function taskOf({ text, textHtml, isChecked }: KeepListItem): readonly TextPart[] {
  const lines = formattedText(text, textHtml);
  const indented = lines.map((part) => (typeof part === 'string' ? part.replaceAll('\n', '\n  ') : part));
  return [`- [${isChecked ? 'x' : ' '}] `, ...indented];
}

function linkOf({ url, title, description }: KeepAnnotation): string {
  const shown = onOneLine(title) || url;
  const link = /^https?:\/\//i.test(url) ? `[${escapeMarkdown(shown)}](${safeAddress(url)})` : plainLink(shown, url);
  const below = onOneLine(description);
  return `- ${link}${below === '' ? '' : `\n  ${escapeMarkdown(below)}`}`;
}

/** An address that no browser should open stays as text. */
function plainLink(shown: string, url: string): string {
  return escapeMarkdown(shown === url || url === '' ? shown : `${shown} ${onOneLine(url)}`);
}

/** Joins neighbouring texts. */
function joinedTexts(parts: readonly TextPart[]): readonly TextPart[] {
  const joined: TextPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
}
