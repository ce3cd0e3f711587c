import { messages as common } from '../../common/messages/en.ts';

export const messages = {
  ...common,
  /** The names of the cards, by id. */
  cards: {
    'today-note': 'Today’s note',
    planned: 'Planned for today',
    tasks: common.reminders,
    done: 'Done today',
    'body-weight': common.bodyWeight,
    week: 'This week',
    record: 'Newest record',
    'on-this-day': 'On this day',
    notes: 'Recent notes',
  },
  cardFailed: 'This card couldn’t be shown. Your data is safe.',

  actions: 'Quick actions',

  inProgress: 'In progress',
  resume: 'Resume workout',

  writeToday: 'Write today’s note',
  completed: 'Completed:',
  shownOf: ({ shown, total }: { readonly shown: string; readonly total: string }) => `${shown} of ${total}`,
  nothingDue: 'Nothing due.',
  emptyNote: 'Nothing written yet.',

  begin: 'How do you want to start?',
  write: 'Write',
  writeText: 'Note how today is going. Mensana keeps one note for each day.',
  train: 'Train',
  trainText: 'Log your sets as you train, and your runs and rides. The app remembers last time.',
  importText: 'Bring your notes and workouts from other apps.',
  chooseFiles: 'Choose files',

  arrange: 'Arrange cards',
  arrangeText: 'Drag cards to reorder them, or use the buttons. Hidden cards keep their place.',
  shown: 'Shown',
  hidden: 'Hidden',
  nothingShown: 'All cards are hidden.',
  handleOf: ({ name }: { readonly name: string }) => `Reorder ${name}`,
  moveUpOf: ({ name }: { readonly name: string }) => `Move ${name} up`,
  moveDownOf: ({ name }: { readonly name: string }) => `Move ${name} down`,
  movedTo: ({ name, place, of }: { readonly name: string; readonly place: string; readonly of: string }) =>
    `${name}: ${place} of ${of}`,
  nowHidden: ({ name }: { readonly name: string }) => `${name} is hidden`,
  hideOf: ({ name }: { readonly name: string }) => `Hide ${name}`,
  showOf: ({ name }: { readonly name: string }) => `Show ${name}`,
};
