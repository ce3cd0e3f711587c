import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { calloutMark } from '../markdown/callout.ts';
import { taskMark } from '../markdown/task.ts';
import { taskStateMark } from '../task-state.ts';

/** Recognises tasks and callouts by the first characters of a list item or a quote. */
export function blockRules(markdown: MarkdownIt): void {
  // This runs before inline parsing, which could read `[x]` as a link.
  markdown.core.ruler.after('block', 'first_words', readFirstWords);
  markdown.core.ruler.push('callout_title', separateTitles);
}

function readFirstWords(state: StateCore): void {
  for (const [index, paragraph] of state.tokens.entries()) {
    const holder = state.tokens[index - 1];
    const words = state.tokens[index + 1];
    if (paragraph.type !== 'paragraph_open' || holder === undefined || words === undefined) continue;
    if (holder.map?.[0] !== paragraph.map?.[0]) continue;
    if (holder.type === 'list_item_open') readTask(state, holder, words);
    else if (holder.type === 'blockquote_open') readCallout(holder, paragraph, words);
  }
}

function readTask(state: StateCore, item: Token, words: Token): void {
  const mark = taskMark(words.content) ?? taskStateMark(words.content)?.mark ?? null;
  if (mark === null) return;
  item.attrSet('class', 'task');
  const box = new state.Token('task_box', 'input', 0);
  box.content = mark;
  words.children?.push(box);
  words.content = withoutSpace(words.content.slice(mark.length));
}

function readCallout(quote: Token, paragraph: Token, words: Token): void {
  const mark = calloutMark(words.content);
  if (mark === null) return;
  quote.attrSet('class', 'callout');
  paragraph.attrSet('class', 'title');
  words.meta = { callout: mark.name };
  words.content = withoutSpace(words.content.slice(mark.length));
}

function withoutSpace(words: string): string {
  return words.replace(/^[ \t]+/, '');
}

/**
 * Makes the first line of a callout its title, or its name if that line is empty. The other lines become a paragraph.
 */
function separateTitles(state: StateCore): void {
  state.tokens = state.tokens.flatMap((token) => {
    const name = token.meta?.callout;
    return typeof name === 'string' ? titleAndRest(state, token, name) : [token];
  });
}

function titleAndRest({ Token }: StateCore, words: Token, name: string): Token[] {
  const tokens = words.children ?? [];
  const lineEnd = tokens.findIndex(({ type }) => type === 'softbreak' || type === 'hardbreak');
  const first = lineEnd < 0 ? tokens : tokens.slice(0, lineEnd);
  const open = openAtEnd(first);
  const close = open.map(({ type, tag }) => new Token(type.replace('open', 'close'), tag, -1));
  const title = inlineOf(first.length > 0 ? [...first, ...close.reverse()] : [textOf(name)]);
  if (lineEnd < 0) return [title];
  const rest = inlineOf([...open, ...tokens.slice(lineEnd + 1)]);
  return [title, new Token('paragraph_close', 'p', -1), new Token('paragraph_open', 'p', 1), rest];

  function inlineOf(children: Token[]): Token {
    return Object.assign(new Token('inline', '', 0), { children });
  }

  function textOf(content: string): Token {
    return Object.assign(new Token('text', '', 0), { content });
  }
}

/** Returns the tokens that are still open at the end, outermost first. They are reopened on the next line. */
function openAtEnd(tokens: readonly Token[]): Token[] {
  const open: Token[] = [];
  for (const token of tokens) {
    if (token.nesting > 0) open.push(token);
    else if (token.nesting < 0) open.pop();
  }
  return open;
}
