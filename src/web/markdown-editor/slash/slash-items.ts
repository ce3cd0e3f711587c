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
export function slashItems(labels: EditorMessages, { today, hasDay }: TextDay): readonly SlashItem[] {
  const item = (id: SlashId, label: string, command: StateCommand): SlashItem => ({
    id,
    label,
    names: labels.keywords[id],
    command,
  });
  return [
    item('heading1', labels.headingOf({ level: 1 }), toggleHeading(1)),
    item('heading2', labels.headingOf({ level: 2 }), toggleHeading(2)),
    item('heading3', labels.headingOf({ level: 3 }), toggleHeading(3)),
    item('bulletList', labels.bulletList, toggleBulletList),
    item('orderedList', labels.orderedList, toggleOrderedList),
    item('taskList', labels.taskList, toggleTaskList),
    item('table', labels.table, insertBlock('| ‸ |  |\n| --- | --- |\n|  |  |', 'input.table')),
    item('codeBlock', labels.codeBlock, insertBlock('```\n‸\n```')),
    item('quote', labels.quote, toggleQuote),
    item('note', labels.note, insertBlock('> [!note] ‸')),
    item('tip', labels.tip, insertBlock('> [!tip] ‸')),
    item('important', labels.important, insertBlock('> [!important] ‸')),
    item('warning', labels.warning, insertBlock('> [!warning] ‸')),
    item('rule', labels.rule, insertBlock('---\n‸')),
    item('file', labels.file, insertText('')),
    item('template', labels.template, insertText('')),
    item('noteLink', labels.noteLink, insertText('[[')),
    item('date', labels.date, insertText(today())),
    item('training', labels.trainingOfDay, insertBlock(`![[training${hasDay ? '' : `:${today()}`}]]\n‸`)),
    item('liveAnswer', labels.liveAnswer, insertBlock('```mensana\n‸\n```')),
  ];
}
