import type { InlineContext, MarkdownConfig } from '@lezer/markdown';
import { sectionOf } from './section.ts';

/**
 * Skips letters, digits and spaces that cannot start any syntax, in one step.
 *
 * This changes no tree. Without it, every other inline parser would be called for every character.
 */
export const plainRuns: MarkdownConfig = {
  parseInline: [{ name: 'PlainRun', before: 'Escape', parse: passPlainRun }],
};

function passPlainRun(cx: InlineContext, next: number, pos: number): number {
  if (roleOf(next) === 'mark') return -1;
  const { text, offset } = cx;
  const { holdsAt } = sectionOf(cx);
  const start = pos - offset;
  let at = start;
  let afterWord = at > 0 && roleOf(text.charCodeAt(at - 1)) === 'word';
  for (; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    const role = roleOf(char);
    if (role === 'mark') break;
    if (role === 'space') {
      const end = endOfSpaces(text, at);
      if (text.charCodeAt(end) === lineFeed) break;
      at = end - 1;
    }
    if (!afterWord && mayBeginAddress(char, holdsAt)) break;
    afterWord = role === 'word';
  }
  return at > start ? at + offset : -1;
}

type Role = 'word' | 'space' | 'mark' | 'other';

/** Returns the role of a character. Every character that may start some syntax is a `mark`. */
function roleOf(char: number): Role {
  return char < 128 ? (asciiRoles[char] ?? 'mark') : 'other';
}

function endOfSpaces(text: string, at: number): number {
  let end = at + 1;
  while (text.charCodeAt(end) === space) end += 1;
  return end;
}

/**
 * Returns whether the character may start `www.`, `http`, `mailto:` or `xmpp:`, or an email address if the text
 * contains an `@`.
 */
function mayBeginAddress(char: number, holdsAt: boolean): boolean {
  return holdsAt ? char < 128 && char !== space : char === 104 || char === 109 || char === 119 || char === 120;
}

const lineFeed = 10;
const space = 32;
const asciiRoles: readonly Role[] = Array.from({ length: 128 }, (_, char) => {
  const text = String.fromCharCode(char);
  if (text === ' ') return 'space';
  if (/\w/.test(text) && text !== '_') return 'word';
  return /[,.;'"()?-]/.test(text) ? 'other' : 'mark';
});
