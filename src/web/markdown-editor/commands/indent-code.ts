import { indentUnit } from '@codemirror/language';
import type { ChangeSpec, StateCommand } from '@codemirror/state';
import { touchedLines } from './edit-lines.ts';
import { codeOfLine, fencedCodeOf } from './fenced-code.ts';

/** Inserts indentation at the cursor in fenced code, or indents the selected lines of code. */
export const indentCode: StateCommand = (target) => {
  const { state, dispatch } = target;
  const unit = state.facet(indentUnit);
  if (state.selection.ranges.some(({ empty }) => !empty))
    return shiftCode(target, 'input.indent', ({ from, text }) => (text.trim() === '' ? [] : { from, insert: unit }));
  if (state.readOnly || touchedLines(state).some((line) => fencedCodeOf(state, line) === null)) return false;
  dispatch(state.update(state.replaceSelection(unit), { userEvent: 'input', scrollIntoView: true }));
  return true;
};

export const outdentCode: StateCommand = (target) => {
  const space = new RegExp(`^(?:\\t| {0,${target.state.facet(indentUnit).length}})`);
  return shiftCode(target, 'delete.dedent', ({ from, text }) => ({
    from,
    to: from + (space.exec(text)?.[0].length ?? 0),
  }));
};

/** A line of code without its quote markers and list indentation. */
interface CodeLine {
  readonly from: number;
  readonly text: string;
}

function shiftCode(
  { state, dispatch }: Parameters<StateCommand>[0],
  userEvent: string,
  changeOf: (line: CodeLine) => ChangeSpec,
): boolean {
  const lines = touchedLines(state).flatMap((line) => {
    const code = fencedCodeOf(state, line);
    return code === null ? [] : [{ line, ...codeOfLine(code, line) }];
  });
  if (state.readOnly || lines.length === 0) return false;
  const shifted = lines.filter(({ isFence }) => !isFence);
  const changes = state.changes(
    shifted.map(({ line, from }) => changeOf({ from, text: state.sliceDoc(from, line.to) })),
  );
  // Handles the key even if the code cannot be outdented further, so that Shift+Tab stays in the editor.
  if (changes.empty) return true;
  const selection = state.selection.map(changes, 1);
  dispatch(state.update({ changes, selection, userEvent, scrollIntoView: true }));
  return true;
}
