import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it';
import { htmlImageAt, isHtmlImageLine } from '../markdown/html-image.ts';
import { htmlTagAt, isStyledTagLine, styledElements, writtenBreakEnd } from '../markdown/html-tag.ts';
import { isIndentedCode, lineOf } from './block-lines.ts';

/** The delimiters of each element. No character has these codes. */
export const elementByMarker = new Map(styledElements.map((element, index) => [0x110000 + index, element]));
const markerByName = new Map<string, number>(Array.from(elementByMarker, ([marker, element]) => [element, marker]));

/** Parses `<u>`, `<kbd>` and other elements within a line as the editor does, `<br>` and attached images. */
export function elementRule(markdown: MarkdownIt): void {
  markdown.inline.ruler.before('link', 'line_break', lineBreak);
  markdown.inline.ruler.before('link', 'html_image', image);
  markdown.inline.ruler.before('link', 'html_element', elementTag);
  markdown.block.ruler.before('html_block', 'styled_tag_line', styledTagLine);
}

function lineBreak(state: StateInline, silent: boolean): boolean {
  const end = writtenBreakEnd(state.src, state.pos);
  if (end === null || end > state.posMax) return false;
  if (!silent) state.push('line_break', 'br', 0);
  state.pos = end;
  return true;
}

function image(state: StateInline, silent: boolean): boolean {
  const found = htmlImageAt(state.src, state.pos);
  if (found === null || found.end > state.posMax) return false;
  if (!silent) state.push('html_image', 'img', 0).meta = { image: found };
  state.pos = found.end;
  return true;
}

/** Pushes a tag, which stays text until it is paired. */
function elementTag(state: StateInline, silent: boolean): boolean {
  const tag = htmlTagAt(state.src, state.pos);
  const marker = tag === null || tag.isSelfClosing ? undefined : markerByName.get(tag.name);
  if (tag === null || marker === undefined || tag.end > state.posMax) return false;
  if (!silent) {
    // delimiters side by side would be taken for one run, as in `***`
    state.push('text', '', 0);
    state.push('text', '', 0).content = state.src.slice(state.pos, tag.end);
    const sides = { open: !tag.isClosing, close: tag.isClosing };
    state.delimiters.push({ marker, length: 0, token: state.tokens.length - 1, end: -1, ...sides });
  }
  state.pos = tag.end;
  return true;
}

/** A line that is only `<br>`, `<u>` or an image starts no block of HTML. */
function styledTagLine(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const line = lineOf(state, startLine);
  if (silent || isIndentedCode(state, startLine) || !(isStyledTagLine(line) || isHtmlImageLine(line))) return false;
  const rules = state.md.block.ruler.getRules('');
  return rules.slice(rules.indexOf(styledTagLine) + 2).some((rule) => rule(state, startLine, endLine, false));
}
