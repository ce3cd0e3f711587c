import type { Element } from 'domhandler';
import { attribute, findElement, isTag, textIn } from './elements.ts';

/** Returns the TeX source of a formula; empty if it has none. */
export function texOf(math: Element): string {
  const source = findElement(math, (each) => attribute(each, 'encoding') === 'application/x-tex');
  return source === null ? '' : textIn(source).trim();
}

/** Returns the text of a formula without TeX. */
export function formulaText(math: Element): string {
  return attribute(math, 'alttext') ?? textIn(math);
}

/** Returns whether a formula has lines of its own, rather than being part of a sentence. */
export function isDisplayed(math: Element): boolean {
  if (attribute(math, 'display') === 'block') return true;
  for (let each = math.parent; each !== null && isTag(each); each = each.parent) {
    if (/(?:^|\s)(?:equation|katex-display)(?:\s|$)/.test(attribute(each, 'class') ?? '')) return true;
  }
  return false;
}

/** Returns the lines of a formula. Some signs at the start of a line would be Markdown, so such a formula is one line. */
export function displayedLines(tex: string): readonly string[] {
  const lines = tex
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isPlain = lines.every((line) => !/^(?:[-=#>+*|:`~]|\d{1,9}[.)])/.test(line));
  return isPlain ? ['$$', ...lines, '$$'] : [`$$${lines.join(' ')}$$`];
}
