import { EditorState, type Extension, Prec } from '@codemirror/state';
import { type Command, EditorView, type KeyBinding, keymap, panels } from '@codemirror/view';
import { yCollab, yUndoManagerKeymap } from 'y-codemirror.next';
import type * as Y from 'yjs';
import type { LineReader } from '../line-signs/index.ts';
import { choiceIcons } from './choice-icons.ts';
import { beginTask } from './commands/begin-task.ts';
import { formatKeys, inlineFormatKeys } from './commands/format-keymap.ts';
import { answerBlockOffer } from './complete/answer-block-offer.ts';
import { answerOffer } from './complete/answer-offer.ts';
import { completionMenu } from './complete/completion-menu.ts';
import { nameOffer } from './complete/name-offer.ts';
import { mentionOffer, noteLinkOffer, tagOffer, trainingOffer } from './complete/note-offers.ts';
import { plainTimeOffer, timeOffer } from './complete/time-offer.ts';
import { formattedCopy } from './copy/formatted-copy.ts';
import { beforeFirstKey } from './early/begin.ts';
import type { EditorHost } from './editor-host.ts';
import { attachFiles, chooseFiles } from './files/attach-files.ts';
import { findInNote, findKeys } from './find/find-keys.ts';
import type { FoldWords } from './folding/fold-signs.ts';
import { folding } from './folding/folding.ts';
import { noteLanguage } from './language/note-language.ts';
import { fewChanges } from './limits/few-changes.ts';
import { limitBody } from './limits/limit-body.ts';
import { lineSigns, type ShownSigns } from './line-signs/line-signs.ts';
import type { EditorMessages } from './messages/index.ts';
import { type PasteLoss, pasteLink, pasteText } from './paste/paste.ts';
import { slashOffer } from './slash/slash-offer.ts';
import { sourceTableKeys } from './table/next-cell.ts';
import { dateTasks } from './tasks/date-tasks.ts';
import { aboveKeyboard } from './toolbar/above-keyboard.ts';
import { barMargins } from './toolbar/bar-margins.ts';
import { undoManagerOf, undoSteps } from './undo/own-undo.ts';
import { restWhereLineIsGone } from './view/cursor-gone.ts';
import { cellExtensions, keysOfText } from './view/edited-cell.ts';
import { ignoreCapsLock } from './view/ignore-caps-lock.ts';
import { keyboardHelp } from './view/keyboard-help.ts';
import { plainView, readOnly } from './view/plain-view.ts';
import { holdText } from './view/saved-position.ts';

export interface EditorOptions {
  /** Returns the properties of the last render. */
  readonly current: () => CurrentOptions;
  readonly text: Y.Text;
  readonly labels: EditorMessages;
  readonly foldWords: FoldWords;
  readonly label: string;
  /** Id of the element that describes which keys leave the editor. */
  readonly description: string;
  readonly isReadOnly: boolean;
  readonly reader: LineReader | null;
  /** Element that contains the panels, which stay at the top while the text scrolls. */
  readonly panels: HTMLElement | null;
  readonly onFindPanel: (place: HTMLElement | null) => void;
  readonly toToolbar: Command;
  readonly onSigns: (signs: ShownSigns) => void;
}

/** What may change while an editor stays. */
interface CurrentOptions {
  readonly host: EditorHost;
  readonly onToggleSource: () => void;
  readonly onBegin: () => void;
  readonly onFilled: (share: number) => void;
  readonly onRefused: () => void;
  readonly onPasted: (loss: PasteLoss | null) => void;
}

/** Returns all extensions of an editor except those for its appearance. */
export function editorExtensions(options: EditorOptions): Extension {
  const { current, text, labels, label, description, isReadOnly, reader } = options;
  const keys: readonly KeyBinding[] = [
    { key: 'Mod-Shift-m', preventDefault: true, run: done(() => current().onToggleSource()) },
    { key: 'Alt-F10', run: options.toToolbar },
  ];
  return [
    plainView(),
    EditorState.phrases.of({ Completions: labels.suggestions }),
    barMargins,
    aboveKeyboard,
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-describedby': description,
    }),
    keyboardHelp,
    formattedCopy,
    noteLanguage(),
    foldingOf(options),
    findInNote(options.onFindPanel),
    options.panels === null ? [] : panels({ topContainer: options.panels }),
    ignoreCapsLock,
    keymap.of(keys),
    cellExtensions.of(() => ignoreCapsLock),
    cellExtensions.of((view) => keymap.of(keysOfText(view, [...keys, ...findKeys, ...yUndoManagerKeymap]))),
    isReadOnly ? readOnly : writing(options),
    reader === null ? [] : signsOfLines(options, reader),
    undoElsewhere,
    restWhereLineIsGone(labels.lineIsGone),
    // Must come before `yCollab`, which captures changes: it decides where an undo step starts.
    undoSteps(undoManagerOf(text)),
    yCollab(text, null, { undoManager: undoManagerOf(text) }),
  ];
}

/**
 * Browsers share one native undo history across all fields of a page, so an undo in another field would change this
 * note.
 */
const undoElsewhere: Extension = Prec.highest(
  EditorView.domEventHandlers({
    beforeinput: (event, view) => {
      const isElsewhere = /^history(?:Undo|Redo)$/.test(event.inputType) && !view.hasFocus;
      if (isElsewhere) event.preventDefault();
      return isElsewhere;
    },
  }),
);

function foldingOf({ current, foldWords }: EditorOptions): Extension {
  const memory = {
    read: () => current().host.folds.read(),
    keep: (keys: readonly string[]) => current().host.folds.keep(keys),
  };
  return folding({ labels: foldWords, memory });
}

function signsOfLines({ current, text, onSigns }: EditorOptions, reader: LineReader): Extension {
  const open = (href: string) => current().host.openPage(href);
  return lineSigns({ reader, undoManager: undoManagerOf(text), onSigns, open });
}

function writing({ current, labels, reader }: EditorOptions): Extension {
  const host = () => current().host;
  const completions = () => host().completions;
  const inLine = [noteLinkOffer(completions, labels), tagOffer(completions, labels), mentionOffer(completions, labels)];
  return [
    holdText.of(() => host().hold()),
    limitBody({ filled: (share) => current().onFilled(share), refused: () => current().onRefused() }),
    fewChanges,
    dateTasks(host),
    beforeFirstKey(() => current().onBegin()),
    attachFiles((files) => host().files.take(files)),
    pasteText({ onPasted: (loss) => current().onPasted(loss) }),
    Prec.highest(
      completionMenu({
        offers: [
          slashOffer({ labels, host, chooseFiles }),
          timeOffer(completions),
          plainTimeOffer(completions),
          trainingOffer(host, labels),
          answerOffer(completions, labels),
          answerBlockOffer(labels),
          ...inLine,
          ...(reader === null ? [] : [nameOffer(reader)]),
        ],
        icons: choiceIcons,
      }),
    ),
    Prec.high(keymap.of(sourceTableKeys)),
    beginTask,
    formatKeys,
    cellExtensions.of(() => [
      Prec.highest(completionMenu({ offers: inLine, icons: choiceIcons })),
      EditorState.phrases.of({ Completions: labels.suggestions }),
      inlineFormatKeys,
      formattedCopy,
      pasteLink,
    ]),
    keymap.of(yUndoManagerKeymap),
  ];
}

const done =
  (work: () => void): Command =>
  () => {
    work();
    return true;
  };
