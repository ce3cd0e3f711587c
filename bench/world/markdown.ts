import type { SeededChance } from '#sync/testing/seeded-chance.ts';
import type { Words } from './words.ts';

/** Generates realistic Markdown of about `length` characters: headings, paragraphs, lists, tasks and links. */
export function markdown(chance: SeededChance, words: Words, length: number): string {
  const blocks: string[] = [];
  let written = 0;
  while (written < length) {
    const block = nextBlock(chance, words, blocks.length === 0);
    blocks.push(block);
    written += block.length + 2;
  }
  return trimmed(blocks.join('\n\n'), length);
}

function nextBlock(chance: SeededChance, words: Words, first: boolean): string {
  const kind = chance.next();
  if (first && kind < 0.5) return paragraph(chance, words);
  if (kind < 0.2) return `${'#'.repeat(1 + chance.below(3))} ${words.title()}`;
  if (kind < 0.35) return list(chance, words, () => '- ');
  if (kind < 0.45) return list(chance, words, () => (chance.happens(0.4) ? '- [x] ' : '- [ ] '));
  if (kind < 0.5) return list(chance, words, (at) => `${at + 1}. `);
  if (kind < 0.53) return `> ${words.sentence()}`;
  return paragraph(chance, words);
}

function paragraph(chance: SeededChance, words: Words): string {
  const sentences = Array.from({ length: 1 + chance.below(5) }, () => words.sentence());
  if (chance.happens(0.3)) sentences.push(`${words.title()}: ${link(chance, words)}.`);
  if (chance.happens(0.15)) sentences.unshift(`**${words.phrase(1, 3)}**`);
  return sentences.join(' ');
}

function list(chance: SeededChance, words: Words, mark: (at: number) => string): string {
  const items = Array.from({ length: 2 + chance.below(6) }, (_, at) => `${mark(at)}${words.phrase(2, 9)}`);
  return items.join('\n');
}

function link(chance: SeededChance, words: Words): string {
  if (chance.happens(0.6)) return `[[${words.title()}]]`;
  const path = words.phrase(2, 4).toLowerCase().replaceAll(' ', '-');
  return `[${words.phrase(1, 3)}](https://${words.word().toLowerCase()}.example/${path})`;
}

/** Cuts text at the end of a word. */
function trimmed(text: string, length: number): string {
  const cut = text.lastIndexOf(' ', length);
  return text.length <= length || cut < 0 ? text : text.slice(0, cut);
}
