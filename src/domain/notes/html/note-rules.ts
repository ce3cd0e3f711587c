import type { MarkdownIt } from 'markdown-it';

/** What a note's Markdown has beyond GFM: wiki links, tags, highlights, and a line break in the cell of a table. */
export function noteRules(markdown: MarkdownIt): void {
  markdown.inline.ruler.before('link', 'wiki_link', wikiLink);
  markdown.inline.ruler.before('link', 'hashtag', hashtag);
  markdown.inline.ruler.before('link', 'highlight', highlight);
  markdown.inline.ruler.before('link', 'line_break', lineBreak);
}

type InlineState = Parameters<MarkdownIt['inline']['tokenize']>[0];

function wikiLink(state: InlineState, silent: boolean): boolean {
  const match = matchAt(wikiLinkHere, state);
  const [whole = '', target = '', heading = '', alias = ''] = match ?? [];
  const shown = alias.trim() || `${target.trim()} ${heading.trim()}`.trim();
  if (match === null || shown === '') return false;
  if (!silent) pushSpan(state, 'wiki', shown);
  state.pos += whole.length;
  return true;
}

const wikiLinkHere = /!?\[\[([^[\]|#\n]*)(?:#([^[\]|\n]*))?(?:\\?\|([^[\]\n]*))?\]\]/y;

function hashtag(state: InlineState, silent: boolean): boolean {
  const before = state.src.slice(Math.max(0, state.pos - 1), state.pos);
  const tag = matchAt(tagHere, state)?.[0].replace(/[-_]+$/, '') ?? '';
  if (!mayBeginAfter.test(before) || !/[^\p{N}/#]/u.test(tag)) return false;
  if (!silent) pushSpan(state, 'tag', tag);
  state.pos += tag.length;
  return true;
}

const mayBeginAfter = /^$|[\s([{"'“‘«„,;:*_~=|>—–]/u;
const tagPart = String.raw`[\p{L}\p{M}\p{N}\p{Pc}\p{RI}\p{Extended_Pictographic}\p{Join_Control}-]+`;
const tagHere = new RegExp(`#${tagPart}(?:/${tagPart})*`, 'uy');

function highlight(state: InlineState, silent: boolean): boolean {
  const start = state.pos + 2;
  if (!state.src.startsWith('==', state.pos)) return false;
  const end = state.src.indexOf('==', start);
  if (end <= start || end + 2 > state.posMax || /^\s|\s$/.test(state.src.slice(start, end))) return false;
  if (!silent) {
    const { posMax } = state;
    state.push('mark_open', 'mark', 1);
    state.pos = start;
    state.posMax = end;
    state.md.inline.tokenize(state);
    state.posMax = posMax;
    state.push('mark_close', 'mark', -1);
  }
  state.pos = end + 2;
  return true;
}

function lineBreak(state: InlineState, silent: boolean): boolean {
  const written = matchAt(/<br *\/?>/iy, state)?.[0];
  if (written === undefined) return false;
  if (!silent) state.push('hardbreak', 'br', 0);
  state.pos += written.length;
  return true;
}

function matchAt(pattern: RegExp, { src, pos }: InlineState): RegExpExecArray | null {
  pattern.lastIndex = pos;
  return pattern.exec(src);
}

function pushSpan(state: InlineState, name: string, text: string): void {
  state.push('span_open', 'span', 1).attrSet('class', name);
  state.push('text', '', 0).content = text;
  state.push('span_close', 'span', -1);
}
