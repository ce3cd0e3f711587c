import type { Span } from './note-outline.ts';

const image = /!\[((?:\\.|[^\]\\\n])*)\]\(attachment:[\da-f]{64}\)/g;

/** Returns a text without its attached images, whose file names say nothing in a preview. */
export function withoutImages(text: string): string {
  return mayHoldImages(text) ? text.replaceAll(image, '') : text;
}

/** Returns where a text has the file names of its attached images. Nobody reads them, as the images are shown. */
export function imageNamesIn(text: string): readonly Span[] {
  if (!mayHoldImages(text)) return [];
  return Array.from(text.matchAll(image), ({ index, 1: name = '' }) => {
    const from = index + '!['.length;
    return { from, to: from + name.length };
  }).filter(({ from, to }) => from < to);
}

function mayHoldImages(text: string): boolean {
  return text.includes('](attachment:');
}
