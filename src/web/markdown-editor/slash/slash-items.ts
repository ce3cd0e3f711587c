import type { StateCommand } from '@codemirror/state';
import { toggleBulletList, toggleHeading, toggleOrderedList, toggleTaskList } from '../commands/set-line-kind.ts';
import { toggleQuote } from '../commands/toggle-quote.ts';
import type { TextDay } from '../complete/providers.ts';
import type { EditorMessages } from '../messages/index.ts';
import { insertBlock, insertText } from './insert-block.ts';

/** Item of the slash menu; `file`, `template` and `noteLink` open another picker. */
export type SlashId = keyof EditorMessages['keywords'];

export interface SlashItem {
  readonly id: SlashId;
  readonly label: string;
  /** Further search terms for the item. */
  readonly names: string;
  readonly command: StateCommand;
}

/** Returns all items of the slash menu in order. A text without a day shows the training of today. */
export function slashItems(words: EditorMessages, { today, hasDay }: TextDay): readonly SlashItem[] {
  const item = (id: SlashId, label: string, command: StateCommand): SlashItem => ({
    id,
    label,
    names: words.keywords[id],
    command,
  });
  return [
    item('heading1', words.headingOf({ level: 1 }), toggleHeading(1)),
    item('heading2', words.headingOf({ level: 2 }), toggleHeading(2)),
    item('heading3', words.headingOf({ level: 3 }), toggleHeading(3)),
    item('bulletList', words.bulletList, toggleBulletList),
    item('orderedList', words.orderedList, toggleOrderedList),
    item('taskList', words.taskList, toggleTaskList),
    item('table', words.table, insertBlock('| ‸ |  |\n| --- | --- |\n|  |  |', 'input.table')),
    item('codeBlock', words.codeBlock, insertBlock('```\n‸\n```')),
    item('quote', words.quote, toggleQuote),
    item('note', words.note, insertBlock('> [!note] ‸')),
    item('tip', words.tip, insertBlock('> [!tip] ‸')),
    item('important', words.important, insertBlock('> [!important] ‸')),
    item('warning', words.warning, insertBlock('> [!warning] ‸')),
    item('rule', words.rule, insertBlock('---\n‸')),
    item('file', words.file, insertText('')),
    item('template', words.template, insertText('')),
    item('noteLink', words.noteLink, insertText('[[')),
    item('date', words.date, insertText(today())),
    item('training', words.trainingOfDay, insertBlock(`![[training${hasDay ? '' : `:${today()}`}]]\n‸`)),
    item('liveAnswer', words.liveAnswer, insertBlock('```mensana\n‸\n```')),
  ];
}
