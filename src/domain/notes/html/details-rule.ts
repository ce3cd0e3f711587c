import type { MarkdownIt, StateBlock, StateCore, Token } from 'markdown-it';
import { type DetailsPart, detailsParts } from '../markdown/details.ts';
import { isIndentedCode, lineOf } from './block-lines.ts';

/** Parses `<details>` and `<summary>`. Tags without their counterpart are text. */
export function detailsRule(markdown: MarkdownIt): void {
  markdown.block.ruler.before('html_block', 'details', readDetails, { alt: ['paragraph', 'reference', 'blockquote'] });
  markdown.core.ruler.after('block', 'details_pairs', pairDetails);
}

function readDetails(state: StateBlock, startLine: number, _endLine: number, silent: boolean): boolean {
  if (isIndentedCode(state, startLine)) return false;
  const line = lineOf(state, startLine);
  const parts = detailsParts(line);
  if (parts === null) return false;
  if (silent) return true;
  for (const part of parts) {
    if (part.kind === 'text') pushParagraph(state, line.slice(part.from, part.to));
    else state.push(`details_${part.kind}`, '', 0).meta = { part, line };
  }
  state.line = startLine + 1;
  return true;
}

function pushParagraph(state: StateBlock, content: string): void {
  state.push('paragraph_open', 'p', 1);
  Object.assign(state.push('inline', '', 0), { content, children: [] });
  state.push('paragraph_close', 'p', -1);
}

interface Written {
  readonly part: DetailsPart;
  readonly line: string;
}

/** Pairs up starts and ends within the same quote, item or text. */
function pairDetails(state: StateCore): void {
  const ends = new Map<number, number>();
  const open: { readonly index: number; readonly level: number }[] = [];
  for (const [index, { type, level }] of state.tokens.entries()) {
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    if (type === 'details_start') open.push({ index, level });
    else if (type === 'details_end' && open.at(-1)?.level === level) ends.set(open.pop()?.index ?? -1, index);
  }
  const closing = new Set(ends.values());
  state.tokens = state.tokens.flatMap((token, index, all) => {
    if (!token.type.startsWith('details_')) return [token];
    const written = token.meta as Written & Record<string, unknown>;
    if (token.type === 'details_start' && ends.has(index)) return [startOf(state, written)];
    if (token.type === 'details_summary' && all[index - 1]?.type === 'details_start' && ends.has(index - 1))
      return within(state, 'summary', written.line.slice(written.part.inner.from, written.part.inner.to));
    if (closing.has(index)) return [new state.Token('details_close', 'details', -1)];
    return within(state, 'p', written.line.slice(written.part.from, written.part.to));
  });
}

function startOf({ Token }: StateCore, { part }: Written): Token {
  const start = new Token('details_open', 'details', 1);
  if (part.isOpen) start.attrSet('open', '');
  return start;
}

function within({ Token }: StateCore, tag: 'p' | 'summary', content: string): Token[] {
  const words = Object.assign(new Token('inline', '', 0), { content, children: [] });
  const name = tag === 'p' ? 'paragraph' : tag;
  return [new Token(`${name}_open`, tag, 1), words, new Token(`${name}_close`, tag, -1)];
}
