import { EditorState, type Extension, Prec } from '@codemirror/state';
import { type Command, EditorView, type KeyBinding, keymap, panels } from '@codemirror/view';
import { yCollab, yUndoManagerKeymap } from 'y-codemirror.next';
import type * as Y from 'yjs';
import { beforeFirstKey } from './begin.ts';
import { formatKeys, inlineFormatKeys } from './commands/format-keymap.ts';
import { choiceIcons } from './complete/choice-icons.ts';
import { completionMenu } from './complete/completion-menu.ts';
import { mentionOffer, noteLinkOffer, tagOffer } from './complete/note-offers.ts';
import type { CompletionProviders } from './complete/providers.ts';
import { restWhereLineIsGone } from './cursor-gone.ts';
import { fewChanges } from './few-changes.ts';
import { findInNote, findKeys } from './find/find-keys.ts';
import { ignoreCapsLock } from './ignore-caps-lock.ts';
import { noteLanguage } from './language/note-language.ts';
import { limitBody } from './limit-body.ts';
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
  /** The id of the element that says by which keys the text is left. */
  readonly description: string;
  readonly isReadOnly: boolean;
  /** Keeps the text open while something is on its way into it. */
  readonly hold: HoldText;
  readonly providers: CompletionProviders;
  readonly today: () => string;
  /** Takes files that are pasted or dropped. */
  readonly files: Extension;
  readonly chooseFiles: (view: EditorView) => void;
  readonly chooseTemplate: () => void;
  readonly onBegin: () => void;
  readonly onFilled: (share: number) => void;
  readonly onRefused: () => void;
  readonly onPasted: PasteOptions['onPasted'];
  /** Where panels stand: at the top, whatever part of the text is in view. */
  readonly panels: HTMLElement | null;
  readonly onFindPanel: (host: HTMLElement | null) => void;
  readonly onToggleSource: () => void;
  readonly toToolbar: Command;
}

/** All that an editor of a note is made of, but for how its text looks. */
export function editorExtensions(options: EditorOptions): Extension {
  const { text, words, label, description, isReadOnly } = options;
  const keys: readonly KeyBinding[] = [
    { key: 'Mod-Shift-m', preventDefault: true, run: done(options.onToggleSource) },
    { key: 'Alt-F10', run: options.toToolbar },
  ];
  return [
    // Positions here and in the document are the same only if no other line end is taken for one.
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
    undoElsewhere,
    restWhereLineIsGone(words.lineIsGone),
    // The steps of undo begin before the binding to the text is told of a change.
    undoSteps(undoManagerOf(text)),
    yCollab(text, null, { undoManager: undoManagerOf(text) }),
  ];
}

/** The browser has one undo for all fields of the page, and would take back the text while another one is written in. */
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
  const { words, providers, today, chooseFiles, chooseTemplate } = options;
  const inLine = [noteLinkOffer(providers, words), tagOffer(providers), mentionOffer(providers, words)];
  return [
    holdText.of(options.hold),
    limitBody({ filled: options.onFilled, refused: options.onRefused }),
    fewChanges,
    beforeFirstKey(options.onBegin),
    options.files,
    pasteText({ onPasted: options.onPasted }),
    Prec.highest(
      completionMenu({
        offers: [slashOffer({ words, today, chooseFiles, chooseTemplate }), ...inLine],
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
