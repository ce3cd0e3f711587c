import { messages as common } from '../../../common/messages/en.ts';
import { pluralIn } from '../../../language/index.ts';
import { messages as shared } from '../../model/messages/en.ts';

const plural = pluralIn('en');

export interface Count {
  readonly count: number;
}

const notes = (count: number) => plural(count, { one: '# note', other: '# notes' });
const notebooks = (count: number) => plural(count, { one: '# notebook', other: '# notebooks' });

export const messages = {
  ...shared,
  list: 'List of notes',
  trashList: 'Notes in the trash',
  openToday: 'Today’s note',
  addTask: 'Add a task to today’s note',
  addTaskExample: 'Add a task…',
  taskAdded: 'Task added to today’s note',
  taskAddedFor: ({ when }: { readonly when: string }) => `Task added to today’s note. Reminder: ${when}`,
  taskNotAdded: 'Couldn’t add the task. Your text is still in the field.',
  taskNotRemoved: 'The task has changed since. Edit it in the note.',
  all: common.notes,
  unlinked: 'Missing notes',
  results: common.search,
  sort: 'Sort by',
  sortEdited: 'Date edited',
  sortCreated: 'Date created',
  sortTitle: common.title,
  sortOrder: 'Manual',
  listOptions: 'List options',
  select: 'Select notes',
  selectAll: 'Select all',
  selected: ({ count }: Count) => plural(count, { one: '# selected', other: '# selected' }),
  choosingAll: ({ count }: Count) => `Selecting all notes: ${plural(count, { one: '# so far', other: '# so far' })}`,
  selection: 'Actions for selected notes',
  movedUp: ({ count }: Count) => `${notes(count)} moved up`,
  movedDown: ({ count }: Count) => `${notes(count)} moved down`,
  moveTitle: ({ count }: Count) => `Move ${notes(count)}`,
  moreActions: 'More actions',
  moreTags: ({ count }: Count) => `+${count}`,
  removeTag: 'Remove tag',
  addTagTitle: ({ count }: Count) => `Add a tag to ${notes(count)}`,
  removeTagTitle: ({ count }: Count) => `Remove a tag from ${notes(count)}`,
  tag: 'Tag',
  unarchive: 'Unarchive',
  deleteTitle: ({ count }: Count) => `Delete ${notes(count)} permanently?`,
  deleteText: ({ count }: Count) =>
    plural(count, {
      one: common.deletePermanentlyText,
      other: 'This deletes them from the server and all your devices. You can’t undo this.',
    }),
  emptyTrash: 'Empty trash',
  emptyTrashTitle: 'Empty trash?',
  emptyTrashText: (of: { readonly notes: number; readonly notebooks: number }) =>
    `This permanently deletes ${[of.notes > 0 && notes(of.notes), of.notebooks > 0 && notebooks(of.notebooks)].filter(Boolean).join(' and ')} from the server and all your devices. You can’t undo this.`,
  moved: ({ count, to }: Count & { readonly to: string }) => `${notes(count)} moved to “${to}”`,
  movedOut: ({ count }: Count) =>
    plural(count, { one: '# note removed from its notebook', other: '# notes removed from their notebooks' }),
  tagged: ({ count, tag }: Count & { readonly tag: string }) => `${notes(count)} tagged “${tag}”`,
  untagged: ({ count, tag }: Count & { readonly tag: string }) => `“${tag}” removed from ${notes(count)}`,
  untaggedStays: ({ count, tag, texts }: Count & { readonly tag: string; readonly texts: number }) =>
    `“${tag}” removed from ${notes(count)}. It’s still in the text of ${notes(texts)}. Edit the text to remove it there.`,
  tagInTexts: ({ count, tag }: Count & { readonly tag: string }) =>
    `“${tag}” is in the text of ${notes(count)}. Edit the text to remove it, or rename the tag.`,
  pinnedCount: ({ count }: Count) => `${notes(count)} pinned`,
  unpinned: ({ count }: Count) => `${notes(count)} unpinned`,
  archived: ({ count }: Count) => `${notes(count)} archived`,
  unarchived: ({ count }: Count) => `${notes(count)} unarchived`,
  trashed: ({ count }: Count) => `${notes(count)} moved to trash`,
  restored: ({ count }: Count) => `${notes(count)} restored`,
  deletedOn: ({ day }: { readonly day: string }) => `Will be deleted on ${day}`,
  trashText: 'Items in the trash are permanently deleted after 30 days.',
  trashedNotebooks: 'Notebooks in the trash',
  restoredNotebook: ({ name }: { readonly name: string }) => `“${name}” restored`,
  restoreNotebook: ({ name }: { readonly name: string }) => `Restore notebook “${name}”`,
  empty: 'No notes yet',
  emptyText: 'Your notes appear here. They’re saved as you type, even offline.',
  emptyExample: 'My heels stay down when I screw my feet into the floor before each rep.',
  emptyExampleLabel: 'For example',
  emptyPinned: 'No pinned notes',
  emptyPinnedText: 'Notes you pin appear here and at the top of your lists.',
  emptyArchive: 'Archive is empty',
  emptyArchiveText: 'Archived notes appear here. You can still find them with search.',
  emptyToday: 'No notes from today',
  emptyTodayText: 'Notes you create or edit today appear here.',
  emptyNotebook: 'This notebook is empty',
  emptyNotebookText: 'Create a note here, or select other notes and move them here.',
  emptyTag: 'No notes with this tag',
  emptyTagText: 'Add this tag to a note and it appears here.',
  noNotebook: 'Notebook not found',
  noNotebookText: 'It may be in the trash or not synced to this device yet. You can find its notes in All notes.',
  noSearch: 'Saved search not found',
  noSearchText: 'It may have been removed or not synced to this device yet.',
  tagError: 'This name can’t be used as a tag.',
};
