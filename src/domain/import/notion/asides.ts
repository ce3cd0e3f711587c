import { calloutType } from './callout-type.ts';

/** Writes the callouts of Notion's Markdown, which are `<aside>` elements, as callouts. Code stays as it is. */
export function withCallouts(text: string): string {
  if (!text.includes('<aside>')) return text;
  const lines = text.split('\n');
  const written: string[] = [];
  let fence = '';
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (mark !== '' && fence === '') fence = mark;
    else if (mark !== '' && mark.startsWith(fence)) fence = '';
    const end = fence === '' && line.trim() === '<aside>' ? endOfAside(lines, at) : -1;
    if (end < 0) written.push(line);
    else {
      written.push(...calloutOf(lines.slice(at + 1, end), line.slice(0, line.indexOf('<'))));
      at = end;
    }
  }
  return written.join('\n');
}

function endOfAside(lines: readonly string[], from: number): number {
  return lines.findIndex((line, at) => at > from && line.trim() === '</aside>');
}

function calloutOf(lines: readonly string[], indent: string): readonly string[] {
  const content = lines.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
  while (content.at(-1)?.trim() === '') content.pop();
  const [, icon = '', rest = ''] = /^(\p{Extended_Pictographic}\ufe0f?)\s*(.*)$/u.exec(content[0] ?? '') ?? [];
  const body = icon === '' ? content : [rest, ...content.slice(1)];
  const first = body.findIndex((line) => line.trim() !== '');
  const head = `> [!${calloutType(icon)}]${icon === '' ? '' : ` ${icon}`}`;
  const quoted = (first < 0 ? [] : body.slice(first)).map((line) => `> ${line}`.trimEnd());
  return [head, ...quoted].map((line) => indent + line);
}
