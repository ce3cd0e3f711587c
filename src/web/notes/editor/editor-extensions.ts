import { EditorState, type Extension, Prec } from '@codemirror/state';
import { type Command, EditorView, type KeyBinding, keymap, panels } from '@codemirror/view';
import { yCollab, yUndoManagerKeymap } from 'y-codemirror.next';
import type * as Y from 'yjs';
import type { LineReader } from '../../line-signs/index.ts';
import { beforeFirstKey } from './begin.ts';
import { formatKeys, inlineFormatKeys } from './commands/format-keymap.ts';
import { answerOffer } from './complete/answer-offer.ts';
import { choiceIcons } from './complete/choice-icons.ts';
import { completionMenu } from './complete/completion-menu.ts';
import { nameOffer } from './complete/name-offer.ts';
import { mentionOffer, noteLinkOffer, tagOffer, trainingOffer } from './complete/note-offers.ts';
import type { CompletionProviders } from './complete/providers.ts';
import { timeOffer } from './complete/time-offer.ts';
import { restWhereLineIsGone } from './cursor-gone.ts';
import { dateTasks, type TaskDating } from './date-tasks.ts';
import { fewChanges } from './few-changes.ts';
import { findInNote, findKeys } from './find/find-keys.ts';
import { ignoreCapsLock } from './ignore-caps-lock.ts';
import { noteLanguage } from './language/note-language.ts';
import { limitBody } from './limit-body.ts';
import { lineSigns, type ShownSigns } from './line-signs/line-signs.ts';
import type { EditorMessages } from './messages/index.ts';
import { undoManagerOf, undoSteps } from './own-undo.ts';
import { type PasteOptions, pasteLink, pasteText } from './paste/paste.ts';
import { type HoldText, holdText } from './saved-position.ts';
import { slashOffer } from './slash/slash-offer.ts';
import { cellExtensions, keysOfText } from './table/edited-cell.ts';
import { aboveKeyboard } from './toolbar/above-keyboard.ts';
import { besideBars } from './toolbar/beside-bars.ts';

export interface EditorOptions {
  readonly text: Y.Text;
  readonly words: EditorMessages;
  readonly label: string;
  /** Id of the element that describes which keys leave the editor. */
  readonly description: string;
  readonly isReadOnly: boolean;
  /** Keeps the body open while an insertion is pending. */
  readonly hold: HoldText;
  readonly providers: CompletionProviders;
  readonly today: () => string;
  /** Whether the note has a day, from which words such as `tomorrow` count, or is a template for notes that have one. */
  readonly hasDay: boolean;
  readonly dating: TaskDating;
  readonly files: Extension;
  readonly chooseFiles: (view: EditorView) => void;
  readonly chooseTemplate: () => void;
  readonly onBegin: () => void;
  readonly onFilled: (share: number) => void;
  readonly onRefused: () => void;
  readonly onPasted: PasteOptions['onPasted'];
  /** Element that contains the panels, which stay at the top while the text scrolls. */
  readonly panels: HTMLElement | null;
  readonly onFindPanel: (host: HTMLElement | null) => void;
  readonly onToggleSource: () => void;
  readonly toToolbar: Command;
  /** Reads lines for another section of the app; null if it reads none in this note. */
  readonly reader: LineReader | null;
  readonly onSigns: (signs: ShownSigns) => void;
  /** Opens a page of the app. */
  readonly open: (href: string) => void;
}

/** Returns all extensions of a note editor except those for its appearance. */
export function editorExtensions(options: EditorOptions): Extension {
  const { text, words, label, description, isReadOnly } = options;
  const keys: readonly KeyBinding[] = [
    { key: 'Mod-Shift-m', preventDefault: true, run: done(options.onToggleSource) },
    { key: 'Alt-F10', run: options.toToolbar },
  ];
  return [
    // Positions in the editor match those in the body only if `\n` is the only line separator.
    EditorState.lineSeparator.of('\n'),
    EditorState.phrases.of({ Completions: words.suggestions }),
    EditorView.cspNonce.of(pageNonce()),
    EditorView.lineWrapping,
    besideBars,
    aboveKeyboard,
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-describedby': description,
      spellcheck: 'true',
      autocapitalize: 'sentences',
    }),
    noteLanguage(),
    findInNote(options.onFindPanel),
    options.panels === null ? [] : panels({ topContainer: options.panels }),
    ignoreCapsLock,
    keymap.of(keys),
    cellExtensions.of(() => ignoreCapsLock),
    cellExtensions.of((view) => keymap.of(keysOfText(view, [...keys, ...findKeys, ...yUndoManagerKeymap]))),
    isReadOnly ? readOnly : writing(options),
    options.reader === null ? [] : lineSigns({ ...options, reader: options.reader, undoManager: undoManagerOf(text) }),
    undoElsewhere,
    restWhereLineIsGone(words.lineIsGone),
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

const readOnly: Extension = [EditorState.readOnly.of(true), EditorView.editable.of(false)];

function writing(options: EditorOptions): Extension {
  const { words, providers, today, hasDay, chooseFiles, chooseTemplate, reader } = options;
  const inLine = [noteLinkOffer(providers, words), tagOffer(providers), mentionOffer(providers, words)];
  return [
    holdText.of(options.hold),
    limitBody({ filled: options.onFilled, refused: options.onRefused }),
    fewChanges,
    // words in a note with a day count from that day
    hasDay ? [] : dateTasks(options.dating),
    beforeFirstKey(options.onBegin),
    options.files,
    pasteText({ onPasted: options.onPasted }),
    Prec.highest(
      completionMenu({
        offers: [
          slashOffer({ words, today, hasDay, chooseFiles, chooseTemplate }),
          timeOffer(providers),
          trainingOffer({ today, hasDay }, words),
          answerOffer(words),
          ...inLine,
          ...(reader === null ? [] : [nameOffer(reader)]),
        ],
        icons: choiceIcons,
      }),
    ),
    formatKeys,
    cellExtensions.of(() => [
      Prec.highest(completionMenu({ offers: inLine, icons: choiceIcons })),
      EditorState.phrases.of({ Completions: words.suggestions }),
      inlineFormatKeys,
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

function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}
