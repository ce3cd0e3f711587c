import { syntaxTree } from '@codemirror/language';
import type { EditorState, Line } from '@codemirror/state';
import { type Container, containerKind, linePrefix } from './line-prefix.ts';

/** Returns the visible start of a line's text. */
export function visibleStart(state: EditorState, line: Line): number {
  const containers: Container[] = [];
  let heading = line.from;
  syntaxTree(state).iterate({
    from: line.from,
    to: line.to,
    enter: (ref) => {
      const kind = containerKind(ref.name);
      if (kind !== null) containers.push({ kind, node: ref.node });
      const mark = ref.name.startsWith('ATXHeading') ? ref.node.firstChild : null;
      if (mark !== null) heading = mark.to + (/^[ \t]*/.exec(state.sliceDoc(mark.to, line.to))?.[0].length ?? 0);
    },
  });
  return Math.max(heading, linePrefix(state, line, containers).at(-1)?.to ?? line.from);
}
