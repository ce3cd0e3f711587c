import { tags } from '@lezer/highlight';
import type { BlockContext, LeafBlock, LeafBlockParser, MarkdownConfig } from '@lezer/markdown';
import { isTicked, taskMarker } from '../task-marker.ts';

/**
 * `- [ ] open` and `- [x] done`, as in GFM, with two additions: an item without text, and the `[xx]` that results if
 * two devices tick the same task.
 */
export const tasks: MarkdownConfig = {
  defineNodes: [
    { name: 'Task', block: true, style: tags.list },
    { name: 'TaskMarker', style: tags.atom },
  ],
  parseBlock: [{ name: 'TaskList', after: 'SetextHeading', leaf: startTask }],
};

/**
 * Returns the edit that toggles a task.
 *
 * @param from the start of the marker `[ ]`
 * @returns the replacement, or null if there is no marker at `from` (any more)
 */
export function toggleTask(
  text: string,
  from: number,
): { readonly from: number; readonly to: number; readonly insert: string } | null {
  const marker = taskMark(text, from);
  if (marker === null) return null;
  return { from: from + 1, to: from + marker.length - 1, insert: isTicked(marker) ? ' ' : 'x' };
}

function startTask(cx: BlockContext, leaf: LeafBlock): LeafBlockParser | null {
  if (cx.parentType().name !== 'ListItem') return null;
  const marker = taskMark(leaf.content);
  return marker === null ? null : taskParser(marker.length);
}

function taskParser(markerLength: number): LeafBlockParser {
  return {
    nextLine: () => false,
    finish(cx, leaf) {
      const { start, content } = leaf;
      const markerEnd = start + markerLength;
      const children = [
        cx.elt('TaskMarker', start, markerEnd),
        ...cx.parser.parseInline(content.slice(markerLength), markerEnd),
      ];
      cx.addLeafElement(leaf, cx.elt('Task', start, start + content.length, children));
      return true;
    },
  };
}

/**
 * Returns where the text of a task ends: before a line that is not indented to the text of its item. Markdown counts
 * such a line as a part of the item, but whoever writes it below a list has left the list.
 *
 * @param task its range in the syntax tree
 */
export function taskEnd(text: string, task: { readonly from: number; readonly to: number }): number {
  let lineEnd = text.indexOf('\n', task.from);
  if (lineEnd < 0 || lineEnd >= task.to) return task.to;
  const column = columnsOf(text.slice(text.lastIndexOf('\n', task.from) + 1, task.from));
  while (lineEnd >= 0 && lineEnd < task.to) {
    const [indent = ''] = /^[\s>]*/.exec(text.slice(lineEnd + 1, task.to)) ?? [];
    if (columnsOf(indent) < column) return lineEnd;
    lineEnd = text.indexOf('\n', lineEnd + 1);
  }
  return task.to;
}

/** A tab advances to the next multiple of four. */
function columnsOf(start: string): number {
  return Array.from(start).reduce((columns, sign) => columns + (sign === '\t' ? 4 - (columns % 4) : 1), 0);
}

/** Returns the task marker at a position if white space or the end of the text follows it; else null. */
export function taskMark(text: string, at = 0): string | null {
  markerAt.lastIndex = at;
  return markerAt.exec(text)?.[0] ?? null;
}

const markerAt = new RegExp(`${taskMarker.source}(?=\\s|$)`, 'y');
