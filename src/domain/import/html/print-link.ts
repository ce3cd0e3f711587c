import { sizeMark } from '../../notes/index.ts';
import { escapeText } from './escape-text.ts';

/**
 * Returns the Markdown of an image that stays at its address, on the web or in a file that is not part of the import.
 * Null for an address that works only in the program that wrote it.
 */
export function imageMarkdown(address: string, alt: string, widthPx: number | null = null): string | null {
  const isRelative = !/^[a-z][a-z\d+.-]*:/i.test(address);
  if (address === '' || (!isRelative && !/^https?:\/\//i.test(address))) return null;
  return printImage(address, alt, widthPx);
}

/** Returns the Markdown of an image at any address. */
export function printImage(address: string, alt: string, widthPx: number | null): string {
  // a number at the end of the alternative text would be a size
  const shown = linkText(alt).replace(/\|(?=\s*\d{1,5}(?:x\d{0,5})?\s*$)/, '\\|');
  return `![${shown}${widthPx === null ? '' : sizeMark({ widthPx })}](${destinationOf(address)})`;
}

/** Returns the Markdown of a link to any address. */
export function linkMarkdown(address: string, shown: string): string {
  return `[${linkText(shown)}](${destinationOf(address)})`;
}

/** Returns whether a note can contain a link to an address. Links within an app or to its own files do not work. */
export function isLinkable(address: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(address);
}

/** Returns whether an address is a path without a scheme. */
export function isRelative(address: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|#|$)/i.test(withoutControls(address));
}

/** Escapes plain text for the brackets of a link or image. */
function linkText(text: string): string {
  return escapeText(text, { isInLink: true });
}

/**
 * Returns the destination of a link on one line, with everything encoded that would end it.
 *
 * @see https://spec.commonmark.org/0.31.2/#link-destination
 */
export function destinationOf(address: string): string {
  const encoded = withoutControls(address)
    .replaceAll(/[\s<>\\]/gu, (sign) => encodeURIComponent(sign))
    .replaceAll(/&(?=#?\w{1,40};)/g, '\\&');
  if (areBalanced(encoded)) return encoded;
  return encoded.replaceAll('(', '%28').replaceAll(')', '%29');
}

/** Returns whether a link whose text is its address can be written as the address alone, and how. */
export function bareLink(address: string, isNextToSpace: boolean): string | null {
  if (/[\s<>\\]/.test(address) || !/^(?:https?:\/\/|mailto:)/i.test(address)) return null;
  const isPlain = isNextToSpace && /^https?:\/\/[\w.-]+\.[a-z]{2,}(?:[/?#][\w./?#%&=+@:~-]*[\w/])?$/.test(address);
  return isPlain && !/[_&]/.test(address) ? address : `<${address}>`;
}

/** Browsers ignore these characters in addresses, so that `java\nscript:` is an address with a scheme. */
function withoutControls(address: string): string {
  return address.replaceAll(/[\t\n\r\0]/g, '').trim();
}

/** Parsers limit the parentheses of a destination. */
const maxParentheses = 20;

function areBalanced(address: string): boolean {
  let depth = 0;
  let count = 0;
  for (const sign of address) {
    if (sign === '(') {
      depth += 1;
      count += 1;
    } else if (sign === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0 && count <= maxParentheses;
}
