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

/** Returns the task marker at a position if white space or the end of the text follows it; else null. */
export function taskMark(text: string, at = 0): string | null {
  markerAt.lastIndex = at;
  return markerAt.exec(text)?.[0] ?? null;
}

const markerAt = new RegExp(`${taskMarker.source}(?=\\s|$)`, 'y');
