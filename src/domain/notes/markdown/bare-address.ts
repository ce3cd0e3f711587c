import type { InlineContext, MarkdownConfig } from '@lezer/markdown';
import { sectionOf } from './section.ts';

/**
 * Parses bare addresses as defined by GFM: `www.`, `http://`, `https://` and email addresses.
 *
 * Replaces the parser's own implementation, which takes quadratic time on long labels and on runs of closing
 * characters.
 *
 * @see https://github.github.com/gfm/#autolinks-extension-
 */
export const bareAddresses: MarkdownConfig = {
  parseInline: [{ name: 'Autolink', parse: parseAddress }],
};

function parseAddress(cx: InlineContext, _: number, pos: number): number {
  const { text, offset } = cx;
  const at = pos - offset;
  if (at > 0 && /\w/.test(text[at - 1] ?? '')) return -1;
  // Text that starts like a web address is never an email address, even if an `@` follows.
  const end = matchAt(webPrefix, text, at) === null ? mailAddressEnd(cx, at) : webAddressEnd(cx, at);
  return end === null ? -1 : cx.addElement(cx.elt('URL', pos, end + offset));
}

function webAddressEnd(cx: InlineContext, at: number): number | null {
  return bareWebAddressEnd(cx.text, at, sectionOf(cx).openBrackets > 0);
}

/** Returns the end of the web address that starts at `at`, or null. */
export function bareWebAddressEnd(text: string, at: number, insideLink: boolean): number | null {
  const domain = matchAt(webStart, text, at);
  if (domain === null) return null;
  const domainEnd = at + domain.length;
  const twoLast = domain.split('.').slice(-2).join('.');
  if (matchAt(hostSign, text, domainEnd) !== null || twoLast.includes('_')) return null;
  const end = domainEnd + (matchAt(insideLink ? pathInsideLink : path, text, domainEnd) ?? '').length;
  const endsAtBracket = insideLink && /[[\]]/.test(text[end] ?? '');
  return endsAtBracket ? end : at + trimmed(text.slice(at, end)).length;
}

/** Removes trailing sentence punctuation and unmatched `)` from an address. */
function trimmed(address: string): string {
  let unopened = 0;
  for (const char of address) {
    if (char === '(') unopened -= 1;
    else if (char === ')') unopened += 1;
  }
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address[end - 1] ?? '';
    if (last === ')' && unopened > 0) unopened -= 1;
    else if (last === ';') {
      const entity = /&(?:#\d+|#x[a-f\d]+|\w+);$/.exec(address.slice(Math.max(0, end - 32), end))?.[0];
      if (entity === undefined) break;
      end -= entity.length - 1;
    } else if (!endsSentence.test(last)) break;
  }
  return address.slice(0, end);
}

function mailAddressEnd({ text }: InlineContext, at: number): number | null {
  return bareMailAddressEnd(text, at);
}

/** Returns the end of the email address that starts at `at`, with or without its scheme, or null. */
export function bareMailAddressEnd(text: string, at: number): number | null {
  const scheme = matchAt(/mailto:|xmpp:/y, text, at) ?? '';
  const address = matchAt(mailAddress, text, at + scheme.length);
  if (address === null || (scheme === '' && address.indexOf('@') > 100)) return null;
  const last = address.at(-1) ?? '';
  if (last === '_' || last === '-') return null;
  const end = at + scheme.length + address.length - (last === '.' ? 1 : 0);
  return scheme === 'xmpp:' ? end + (matchAt(/\/[a-zA-Z\d@.]+/y, text, end) ?? '').length : end;
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

/** Sentence punctuation, including that of other scripts if a space follows it there. */
const endsSentence = /[?!.,:*_~…،؛؟۔।॥՝։]/;
/**
 * Characters that end an address, because Chinese and Japanese authors put them directly after it and no address
 * contains them unencoded: full-width punctuation and brackets. Quotation marks are included, except the one that is
 * also an apostrophe between letters. The middle dot is not, because it separates words in page names. The ellipsis and
 * the long dash end an address in every script.
 */
const ends = String.raw`\u3001-\u3003\u3008-\u3011\u3014-\u301f\uff01\uff08\uff09\uff0c\uff0e\uff1a\uff1b\uff1f\uff3b\uff3d\uff5b\uff5d\uff5f-\uff64\ufe10-\ufe19\ufe35-\ufe44\ufe50-\ufe5e“”„‟«»‹›‚‛‘’…⋯—―⸺`;
const apostrophe = String.raw`(?<=[\p{L}\p{N}])’(?=[\p{L}\p{N}])`;
const webPrefix = /www\.|https?:\/\//y;
/**
 * A domain can have letters of other scripts and symbols, such as an emoji. Letters of scripts without spaces between
 * words end it, because a sentence often continues directly after an address; unlike in GFM.
 */
const host = String.raw`(?:[\w-]|(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\x00-\x7f])[\p{L}\p{M}\p{N}\p{S}\u200d\ufe0f])`;
const webStart = new RegExp(String.raw`(?:www\.|https?:\/\/)${host}{1,63}(?:\.${host}{1,63}){1,20}`, 'uy');
const hostSign = new RegExp(host, 'uy');
const path = new RegExp(String.raw`(?::\d+)?(?:[/?#][^\s<${ends}]*(?:${apostrophe}[^\s<${ends}]*)*)?`, 'uy');
/**
 * In the text of a link, the closing `]` of the link is not part of the address, but a `]` that closes a bracket of the
 * address is. The repetition limit keeps sequences of addresses with unclosed brackets linear.
 */
const pathInsideLink = new RegExp(
  String.raw`(?::\d+)?(?:[/?#][^\s<[\]${ends}]*(?:(?:${apostrophe}|\[[^\s<\]${ends}]{0,500}\])[^\s<[\]${ends}]*)*)?`,
  'uy',
);
const mailAddress = /[\w.+-]{1,100}@[\w-]{1,63}(?:\.[\w.-]{1,63}){1,10}/y;
