import type { Tree } from '@lezer/common';
import { commentBlocksIn } from './comment-block.ts';
import { noteMarkdownParser } from './note-markdown.ts';

/**
 * Returns the start of a text without its comments of several lines.
 *
 * @param length how much of the text to return, with the comments
 */
export function withoutCommentBlocks(text: string, length: number): string {
  if (commentBlocksIn(text, { from: 0, to: length }).length === 0) return text.slice(0, length);
  let [shown, read] = ['', 0];
  treeUntil(text, length).iterate({
    enter: ({ name, from, to }) => {
      if (name !== 'NoteCommentBlock' || from >= length) return true;
      shown += text.slice(read, from);
      read = to;
      return false;
    },
  });
  return shown + text.slice(read, Math.max(read, length));
}

/** Parses the blocks of a text that begin before a position. */
function treeUntil(text: string, length: number): Tree {
  const parse = noteMarkdownParser.startParse(text);
  let tree: Tree | null = null;
  while (tree === null) {
    if (parse.parsedPos >= length && parse.stoppedAt === null) parse.stopAt(parse.parsedPos - 1);
    tree = parse.advance();
  }
  return tree;
}
