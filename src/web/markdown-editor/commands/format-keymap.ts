import { defaultKeymap, toggleTabFocusMode } from '@codemirror/commands';
import { deleteMarkupBackward, insertNewlineContinueMarkupCommand } from '@codemirror/lang-markdown';
import { forceParsing } from '@codemirror/language';
import { type Extension, Prec } from '@codemirror/state';
import { type Command, type KeyBinding, keymap } from '@codemirror/view';
import { breakInCode } from './break-in-code.ts';
import { breakInItem } from './break-in-item.ts';
import { continueItem } from './continue-item.ts';
import { indentCode, outdentCode } from './indent-code.ts';
import { indentList, outdentList, stayInItem } from './indent-list.ts';
import { joinNextLine, unmarkHeading } from './join-lines.ts';
import { leaveBlock, removeCheckbox, removeEmptyItem, separatedFromItem } from './leave-block.ts';
import { moveDown, moveUp } from './move-item.ts';
import { openItemAbove } from './open-item-above.ts';
import { openLineAbove } from './open-line-above.ts';
import { toggleBulletList, toggleHeading, toggleOrderedList, toggleTaskList } from './set-line-kind.ts';
import { surroundSelection } from './surround.ts';
import { toggleLink } from './toggle-link.ts';
import { toggleCode, toggleEmphasis, toggleHighlight, toggleStrike, toggleStrong } from './toggle-mark.ts';
import { toggleQuote } from './toggle-quote.ts';
import { toggleTask } from './toggle-task.ts';
import { toggleMemory } from './toggling.ts';
import { deletePicture, wholeClusters } from './whole-signs.ts';

/** Ends the list on Enter in an empty item, without first making the list loose. */
const continueList = insertNewlineContinueMarkupCommand({ nonTightLists: false });

const maxParseMs = 100;

/**
 * Parses up to the cursor before running a CodeMirror command. These commands use the syntax tree as it is, which may
 * not cover the last keystrokes. Our own commands finish parsing themselves.
 */
function onceRead(command: Command): Command {
  return (view) => {
    forceParsing(view, view.state.selection.main.head, maxParseMs);
    return command(view);
  };
}

/** Lets the first Tab after Escape leave the editor, however long ago Escape was pressed. */
const letTabLeave: Command = (view) => {
  view.setTabFocusMode(Number.MAX_SAFE_INTEGER / 2);
  return true;
};

const inlineKeymap: readonly KeyBinding[] = [
  { key: 'Mod-b', run: toggleStrong, preventDefault: true },
  { key: 'Mod-i', run: toggleEmphasis, preventDefault: true },
  { key: 'Mod-e', run: toggleCode, preventDefault: true },
  { key: 'Mod-Shift-x', run: toggleStrike, preventDefault: true },
  { key: 'Mod-Shift-h', run: toggleHighlight, preventDefault: true },
  { key: 'Backspace', run: deletePicture, shift: deletePicture },
  // Stops the event, which would otherwise also open the command palette.
  { key: 'Mod-k', run: toggleLink, stopPropagation: true },
];

const blockKeymap: readonly KeyBinding[] = [
  ...[0, 1, 2, 3, 4, 5, 6].map((level) => ({
    key: `Mod-Alt-${level}`,
    run: toggleHeading(level),
    preventDefault: true,
  })),
  { key: 'Mod-Shift-7', run: toggleOrderedList, preventDefault: true },
  { key: 'Mod-Shift-8', run: toggleBulletList, preventDefault: true },
  { key: 'Mod-Shift-9', run: toggleTaskList, preventDefault: true },
  { key: 'Mod-Shift-.', run: toggleQuote, preventDefault: true },
  { key: 'Mod-Enter', run: toggleTask },
  { key: 'Enter', run: breakInCode, shift: breakInCode },
  { key: 'Enter', run: openItemAbove },
  { key: 'Enter', run: openLineAbove },
  { key: 'Enter', run: leaveBlock },
  { key: 'Enter', run: continueItem },
  { key: 'Enter', run: onceRead(continueList) },
  { key: 'Backspace', run: unmarkHeading },
  { key: 'Backspace', run: removeEmptyItem },
  { key: 'Backspace', run: removeCheckbox },
  { key: 'Backspace', run: onceRead(deleteMarkupBackward) },
  { key: 'Delete', run: joinNextLine },
  { key: 'Shift-Enter', run: breakInItem },
  { key: 'Alt-ArrowUp', run: moveUp },
  { key: 'Alt-ArrowDown', run: moveDown },
  { key: 'Tab', run: indentList, shift: outdentList },
  { key: 'Tab', run: indentCode, shift: outdentCode },
  { key: 'Tab', run: stayInItem, shift: stayInItem },
];

/** Notes have no line comments, and Escape already lets Tab leave the editor. */
const basicKeymap = defaultKeymap.filter(
  ({ key, run }) => key !== 'Mod-/' && key !== 'Alt-A' && run !== toggleTabFocusMode,
);

export const inlineFormatKeys: Extension = [toggleMemory, surroundSelection, wholeClusters, keymap.of(inlineKeymap)];

/** Key bindings for formatting, for moving items and lines, and for leaving the editor. */
export const formatKeys: Extension = [
  toggleMemory,
  surroundSelection,
  wholeClusters,
  separatedFromItem,
  Prec.high(keymap.of([...inlineKeymap, ...blockKeymap])),
  keymap.of(basicKeymap),
  Prec.lowest(keymap.of([{ key: 'Escape', run: letTabLeave }])),
];
