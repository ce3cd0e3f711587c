import type { MarkdownIt, StateInline } from 'markdown-it';
import { bareWebAddressEnd } from '../markdown/bare-address.ts';

/**
 * Matches bare web addresses as the editor does. Nothing inside an address is markup, as in `www.a.example/b*c*`. The
 * parser's own rule matches only addresses with a scheme, and none inside the text of a link.
 */
export function addressRule({ inline: { ruler } }: MarkdownIt): void {
  ruler.at('text', plainText);
  ruler.before('text', 'web_address', webAddress);
}

function webAddress(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax, linkLevel, md } = state;
  if (pos > 0 && /\w/.test(src.charAt(pos - 1))) return false;
  // `silent` is set while the end of a link's text is being searched.
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

/** Consumes text up to the next character that may start another rule. */
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

/** A scheme is matched up to its colon, which is not plain text. */
const addressStart = /(?<!\w)(?:www\.|https?$)/g;
const plain = /[^\n!#$%&*+\-:<=>@[\\\]^_`{}~]+/y;
