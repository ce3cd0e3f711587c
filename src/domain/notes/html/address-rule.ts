import type { MarkdownIt, StateInline } from 'markdown-it';
import { bareWebAddressEnd } from '../markdown/bare-address.ts';

/**
 * Web addresses without brackets as the editor reads them: nothing within one is a mark, as in `www.a.example/b*c*`. The
 * rule that comes with the page's parser knows those with a scheme only, and none among the words of a link.
 */
export function addressRule({ inline: { ruler } }: MarkdownIt): void {
  ruler.at('text', plainText);
  ruler.before('text', 'web_address', webAddress);
}

function webAddress(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax, linkLevel, md } = state;
  if (pos > 0 && /\w/.test(src.charAt(pos - 1))) return false;
  // who looks for the end of a link's words asks silently
  const end = Math.min(bareWebAddressEnd(src, pos, silent || linkLevel > 0) ?? pos, posMax);
  if (end === pos) return false;
  const address = src.slice(pos, end);
  state.pos = end;
  if (silent) return true;
  const isLink = linkLevel === 0;
  if (isLink) state.push('link_open', 'a', 1).attrs = [['href', md.normalizeLink(address)]];
  state.push('text', '', 0).content = isLink ? md.normalizeLinkText(address) : address;
  if (isLink) state.push('link_close', 'a', -1);
  return true;
}

/** As far as no other rule may begin. */
function plainText(state: StateInline, silent: boolean): boolean {
  plain.lastIndex = state.pos;
  const text = (plain.exec(state.src)?.[0] ?? '').slice(0, state.posMax - state.pos);
  addressStart.lastIndex = 1;
  const end = addressStart.exec(text)?.index ?? text.length;
  if (end === 0) return false;
  if (!silent) state.pending += text.slice(0, end);
  state.pos += end;
  return true;
}

/** A scheme ends before its colon, which is no plain text. */
const addressStart = /(?<!\w)(?:www\.|https?$)/g;
const plain = /[^\n!#$%&*+\-:<=>@[\\\]^_`{}~]+/y;
