import type { Text } from '@codemirror/state';

/** Where the text begins behind the properties that stand between two lines of `---` at the top; 0 without them. */
export function frontMatterEnd(text: Text): number {
  if (text.line(1).text.trimEnd() !== '---') return 0;
  for (let number = 2; number <= Math.min(text.lines, mostLines); number += 1) {
    const line = text.line(number);
    if (/^(---|\.\.\.)\s*$/.test(line.text)) return Math.min(line.to + 1, text.length);
  }
  return 0;
}

/** Looked for on each key: what is longer is no list of properties. */
const mostLines = 200;
