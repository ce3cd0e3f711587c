import type { Element } from 'domhandler';
import { marks } from './block.ts';
import { styleOf } from './elements.ts';

const marksByName = new Map<string, number>([
  ['b', marks.strong],
  ['strong', marks.strong],
  ['i', marks.em],
  ['em', marks.em],
  ['s', marks.del],
  ['strike', marks.del],
  ['del', marks.del],
  ['mark', marks.mark],
]);

const styledNames = new Set(['span', 'font', 'a', 'b', 'strong', 'i', 'em', 'mark']);

/**
 * Returns the marks that an inline element adds, by its name or its style. Some programs wrap everything in a bold
 * element that its style makes plain again.
 */
export function marksOf(element: Element): number {
  let added = marksByName.get(element.name) ?? 0;
  if (!styledNames.has(element.name)) return added;
  const weight = styleOf(element, 'font-weight');
  const slope = styleOf(element, 'font-style');
  const decoration = styleOf(element, 'text-decoration') + styleOf(element, 'text-decoration-line');
  if (/^(?:bold|[6-9]00)/.test(weight)) added |= marks.strong;
  if (/^(?:normal|[1-5]00)$/.test(weight)) added &= ~marks.strong;
  if (slope === 'italic') added |= marks.em;
  if (slope === 'normal') added &= ~marks.em;
  if (decoration.includes('line-through')) added |= marks.del;
  return added;
}

/** Writes superscript and subscript digits as Unicode characters, because `10²` is not `102`. Null for other text. */
export function raisedDigits(name: string, text: string): string | null {
  const plain = text.trim();
  if (!/^[\d+-]{1,100}$/.test(plain)) return null;
  const signs = name === 'sup' ? '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻' : '₀₁₂₃₄₅₆₇₈₉₊₋';
  return Array.from(plain, (sign) => signs.charAt('0123456789+-'.indexOf(sign))).join('');
}
