import { foldedRanges } from '@codemirror/language';
import type { StateCommand } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import {
  Bold,
  ChevronsDownUp,
  ChevronsUpDown,
  CodeXml,
  Heading,
  Highlighter,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link,
  List,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  Paperclip,
  Quote,
  Redo2,
  Search,
  Strikethrough,
  Undo2,
} from 'lucide-react';
import { type CSSProperties, useSyncExternalStore } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import type * as Y from 'yjs';
import { useMessages } from '../../language/index.ts';
import { indentList, outdentList } from '../commands/indent-list.ts';
import { cycleHeading, toggleBulletList, toggleOrderedList, toggleTaskList } from '../commands/set-line-kind.ts';
import { insertLink, toggleLink } from '../commands/toggle-link.ts';
import { toggleCode, toggleEmphasis, toggleHighlight, toggleStrike, toggleStrong } from '../commands/toggle-mark.ts';
import { toggleQuote } from '../commands/toggle-quote.ts';
import { openFind } from '../find/find-keys.ts';
import { foldAll, unfoldAll } from '../folding/fold-commands.ts';
import { editorMessages } from '../messages/index.ts';
import tool from '../tool.module.css';
import { writingView } from '../view/edited-cell.ts';
import { useOfView, type WatchedView } from '../view/view-watch.ts';
import styles from './editor-toolbar.module.css';
import { keyboardInset } from './keyboard-inset.ts';

export interface EditorToolbarProps {
  readonly watched: WatchedView;
  readonly undoManager: Y.UndoManager;
  readonly onChooseFiles: (view: EditorView) => void;
}

/**
 * Toolbar of the editor. On desktops it stays above the text, because a toolbar that floats at the selection would
 * cover text and could not be reached by keyboard. On phones it is above the on-screen keyboard while the editor has
 * focus, and begins with what phones have no other way to do.
 */
export function EditorToolbar({ watched, undoManager, onChooseFiles }: EditorToolbarProps) {
  const m = useMessages(editorMessages);
  const { view } = watched;
  const isInCell = useOfView(watched, (each) => writingView(each) !== each);
  const isWriting = useOfView(watched, (each) => each.hasFocus) || isInCell;
  const inset = useSyncExternalStore(keyboardInset.subscribe, keyboardInset.read);
  // The undo stack changes only together with the text, so these are up to date.
  const canUndo = useOfView(watched, () => undoManager.undoStack.length > 0);
  const canRedo = useOfView(watched, () => undoManager.redoStack.length > 0);
  const isFolded = useOfView(watched, (each) => foldedRanges(each.state).size > 0);
  const run = (command: StateCommand) => () => command(writingView(view));
  // Line formats do not apply within a cell, which is a single line.
  const ofLines = (command: StateCommand) => ({ isOff: isInCell, onPress: () => isInCell || command(view) });

  const link: StateCommand = (target) => toggleLink(target) || insertLink(target);
  return (
    <Toolbar
      aria-label={m.toolbar}
      className={styles.toolbar ?? ''}
      data-writing={isWriting || undefined}
      data-editor-toolbar=""
      style={{ '--keyboard': `${inset}px` } as CSSProperties}
    >
      <Tool icon={ListChecks} label={m.taskList} keys="Control+Shift+9" {...ofLines(toggleTaskList)} />
      <Tool icon={Paperclip} label={m.file} onPress={() => onChooseFiles(view)} />
      <Tool icon={Bold} label={m.bold} keys="Control+B" onPress={run(toggleStrong)} />
      <Tool icon={Italic} label={m.italic} keys="Control+I" onPress={run(toggleEmphasis)} />
      <Tool icon={Heading} label={m.heading} keys="Control+Alt+1" {...ofLines(cycleHeading)} />
      <Tool icon={List} label={m.bulletList} keys="Control+Shift+8" {...ofLines(toggleBulletList)} />
      <Tool icon={ListOrdered} label={m.orderedList} keys="Control+Shift+7" {...ofLines(toggleOrderedList)} />
      <Tool icon={IndentDecrease} label={m.outdent} keys="Shift+Tab" {...ofLines(outdentList)} />
      <Tool icon={IndentIncrease} label={m.indent} keys="Tab" {...ofLines(indentList)} />
      <Tool icon={Link} label={m.link} keys="Control+K" onPress={run(link)} />
      <Tool icon={Undo2} label={m.undo} keys="Control+Z" isOff={!canUndo} onPress={() => undoManager.undo()} />
      <Tool icon={Redo2} label={m.redo} keys="Control+Shift+Z" isOff={!canRedo} onPress={() => undoManager.redo()} />
      <Tool icon={Strikethrough} label={m.strike} keys="Control+Shift+X" onPress={run(toggleStrike)} />
      <Tool icon={Highlighter} label={m.highlight} keys="Control+Shift+H" onPress={run(toggleHighlight)} />
      <Tool icon={CodeXml} label={m.code} keys="Control+E" onPress={run(toggleCode)} />
      <Tool icon={Quote} label={m.quote} keys="Control+Shift+." {...ofLines(toggleQuote)} />
      {isFolded ? (
        <Tool icon={ChevronsUpDown} label={m.expandAll} keys="Control+Alt+]" onPress={() => unfoldAll(view)} />
      ) : (
        <Tool icon={ChevronsDownUp} label={m.collapseAll} keys="Control+Alt+[" onPress={() => foldAll(view)} />
      )}
      <Tool icon={Search} label={m.find} keys="Control+F" onPress={() => openFind(view)} />
    </Toolbar>
  );
}

interface ToolProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly keys?: string;
  readonly isOff?: boolean;
  readonly onPress: () => void;
}

/** Toolbar button that does not take focus, so that the on-screen keyboard stays open. */
function Tool({ icon: Icon, label, keys, isOff = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={tool.tool}
      aria-label={label}
      aria-keyshortcuts={keys}
      aria-disabled={isOff || undefined}
      title={label}
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') textNextTo(currentTarget)?.focus();
      }}
      onClick={onPress}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}

function textNextTo(button: Element): HTMLElement | null {
  const editor = button.closest('[data-editor-bars]')?.parentElement;
  const cell = editor?.querySelector<HTMLElement>('[data-edited] [contenteditable="true"]');
  return cell ?? editor?.querySelector<HTMLElement>('[contenteditable="true"]') ?? null;
}
