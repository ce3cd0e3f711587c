import type { InlineContext, MarkdownConfig } from '@lezer/markdown';
import { sectionOf } from './section.ts';

/**
 * Passes over letters, digits and spaces that can begin nothing, in one step.
 *
 * It changes no tree: without it every other reader is asked about every character.
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
    if (role === 'mark' || (role === 'space' && !isSingleSpace(text, at))) break;
    if (!afterWord && mayBeginAddress(char, holdsAt)) break;
    afterWord = role === 'word';
  }
  return at > start ? at + offset : -1;
}

type Role = 'word' | 'space' | 'mark' | 'other';

/** What a character can be; every one that may begin something is a mark. */
function roleOf(char: number): Role {
  return char < 128 ? (asciiRoles[char] ?? 'mark') : 'other';
}

/** Two spaces, or one before a line end, may be a hard break. */
function isSingleSpace(text: string, at: number): boolean {
  const after = text.charCodeAt(at + 1);
  return after !== 32 && after !== 10;
}

/** `www.`, `http`, `mailto:` and `xmpp:`; and before an `@` whatever a mail address begins with. */
function mayBeginAddress(char: number, holdsAt: boolean): boolean {
  return holdsAt ? char < 128 && char !== 32 : char === 104 || char === 109 || char === 119 || char === 120;
}

const asciiRoles: readonly Role[] = Array.from({ length: 128 }, (_, char) => {
  const text = String.fromCharCode(char);
  if (text === ' ') return 'space';
  if (/\w/.test(text) && text !== '_') return 'word';
  return /[,.;'"()?%-]/.test(text) ? 'other' : 'mark';
});
