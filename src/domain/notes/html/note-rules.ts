import type { Delimiter, MarkdownIt, StateInline } from 'markdown-it';
import { isEmbedSize } from '../image-size.ts';
import { isPunctuation, sidesOf, signBefore } from '../markdown/flanking.ts';
import { hashtagEnd } from '../markdown/hashtag.ts';
import { maxDelimiterRun } from '../markdown/inline-limits.ts';
import { readWikiLink, type WikiLinkText } from '../markdown/wiki-link.ts';
import { plainLinkName } from '../markdown/wiki-link-name.ts';
import { elementByMarker } from './element-rule.ts';

/** Adds the syntax of notes beyond GFM, parsed as in the editor: wiki links, tags and highlights. */
export function noteRules(markdown: MarkdownIt): void {
  const { ruler, ruler2 } = markdown.inline;
  ruler.before('link', 'wiki_link', wikiLink);
  ruler.before('link', 'hashtag', hashtag);
  ruler.before('link', 'highlight', highlight);
  ruler.at('strikethrough', strike);
  ruler2.at('strikethrough', pairUp);
  markdown.inline.State = withSidesOfEditor(markdown.inline.State);
}

/**
 * Applies the editor's flanking rules, which do not treat emoji as punctuation: delimiters can be between an emoji and
 * a word.
 */
function withSidesOfEditor(State: typeof StateInline): typeof StateInline {
  return class extends State {
    override scanDelims(start: number, canSplitWord: boolean): ReturnType<StateInline['scanDelims']> {
      const end = endOfRun(this.src, start);
      const { opens, closes } = sidesOf(this.src, start, end, canSplitWord);
      if (end - start > maxDelimiterRun) return { can_open: false, can_close: false, length: end - start };
      return {
        can_open: opens && (canSplitWord || !closes || isPunctuation(signBefore(this.src, start))),
        can_close: closes && (canSplitWord || !opens || isPunctuation(this.src.charAt(end))),
        length: end - start,
      };
    }
  };
}

function wikiLink(state: StateInline, silent: boolean): boolean {
  const link = readWikiLink(state.src, state.pos);
  if (link === null) return false;
  const alias = link.embeds && isEmbedSize(link.alias ?? '') ? '' : link.alias?.trim();
  if (!silent) pushSpan(state, 'wiki', alias || plainLinkName(nameOf(link)));
  state.pos = link.end;
  return true;
}

function nameOf({ target, heading }: WikiLinkText): string {
  const isWhole = target.trim() !== '' && heading !== null && heading.trim() !== '';
  return isWhole ? `${target}#${heading}`.trim() : `${target}${heading ?? ''}`.trim();
}

function hashtag(state: StateInline, silent: boolean): boolean {
  const end = hashtagEnd(state.src, state.pos);
  if (end < 0) return false;
  if (!silent) pushSpan(state, 'tag', state.src.slice(state.pos, end));
  state.pos = end;
  return true;
}

/** Exactly two characters form a delimiter; a longer run is text. */
function highlight(state: StateInline, silent: boolean): boolean {
  if (!state.src.startsWith('==', state.pos)) return false;
  const end = endOfRun(state.src, state.pos);
  if (end > state.pos + 2) state.pending += silent ? '' : state.src.slice(state.pos, end);
  else if (!silent) pushDelimiter(state);
  state.pos = end;
  return true;
}

/** In a longer run, the last two characters form the delimiter. */
function strike(state: StateInline, silent: boolean): boolean {
  if (silent || !state.src.startsWith('~~', state.pos)) return false;
  const end = endOfRun(state.src, state.pos);
  state.pending += state.src.slice(state.pos, end - 2);
  state.pos = end - 2;
  pushDelimiter(state);
  state.pos = end;
  return true;
}

/** Pushes two characters that may be a delimiter. They stay text until they are paired. */
function pushDelimiter(state: StateInline): void {
  const { can_open: open, can_close: close } = state.scanDelims(state.pos, true);
  state.push('text', '', 0).content = state.src.slice(state.pos, state.pos + 2);
  const marker = state.src.charCodeAt(state.pos);
  state.delimiters.push({ marker, length: 0, token: state.tokens.length - 1, end: -1, open, close });
}

function pairUp(state: StateInline): boolean {
  pairUpWithin(state, state.delimiters);
  for (const meta of state.tokens_meta) if (meta?.delimiters !== undefined) pairUpWithin(state, meta.delimiters);
  return true;
}

function pairUpWithin({ tokens }: StateInline, delimiters: readonly Delimiter[]): void {
  for (const { marker, token, end } of delimiters) {
    const tag = tagOfPair.get(marker);
    const opening = tokens[token];
    const closing = tokens[delimiters[end]?.token ?? -1];
    if (tag === undefined || opening === undefined || closing === undefined) continue;
    Object.assign(opening, { type: `${tag}_open`, tag, nesting: 1, content: '' });
    Object.assign(closing, { type: `${tag}_close`, tag, nesting: -1, content: '' });
  }
}

const tagOfPair = new Map<number, string>([...elementByMarker, ['='.charCodeAt(0), 'mark'], ['~'.charCodeAt(0), 's']]);

function endOfRun(text: string, from: number): number {
  let end = from + 1;
  while (text[end] === text[from]) end += 1;
  return end;
}

function pushSpan(state: StateInline, name: string, text: string): void {
  state.push('span_open', 'span', 1).attrSet('class', name);
  state.push('text', '', 0).content = text;
  state.push('span_close', 'span', -1);
}
