import { spelled } from '../../language/index.ts';

export const messages = {
  signIn: 'Sign in',
  heading: 'Your notes and your training in one app',
  lead: 'Write notes in Markdown, log every set, and link the two. Mensana opens instantly, works offline and syncs across all your devices.',
  create: 'Create an account',
  open: 'Open Mensana',
  signedInAs: ({ name }: { readonly name: string }) => `Signed in as ${name}`,
  foot: 'Mens sana in corpore sano.',

  // Pictures of the app, described for people who do not see them
  pictureNote:
    'A note about a sore knee in Mensana. A chart in the note shows the estimated one-rep max of the squat, week by week.',
  pictureDay: 'A day in Mensana: its note mentions the knee, and below the text is the workout of that day.',
  pictureWorkout: 'A workout in progress: sets of squats with load, reps and effort, and the values of last time.',

  // Notes and training
  together: 'Notes and training in one place',
  togetherText:
    'Why did the squat drop in September? The answer is in a note about your knee. In Mensana the note shows the chart, and the exercise shows the note.',
  live: 'Answers inside your notes',
  liveText:
    'Write a line such as “best squat 5 30d” in a note. It shows the number from your training and stays up to date.',
  mention: 'Notes where you train',
  mentionText: 'Mention an exercise in a note, and the note appears on its page. Your cues are at hand between sets.',
  find: 'One search for everything',
  findText: 'Find sets, workouts, runs and notes at once. Search for “squat rpe>=9 knee” or one word, as you type.',

  // Promises
  promises: 'Why Mensana',
  offline: 'Works offline',
  offlineText:
    'Everything is stored on your device, so every screen opens at once. Write on a plane, log sets in a basement gym. Changes sync when you’re back online, and edits from two devices are both kept.',
  yours: 'Yours to keep',
  yoursText:
    'No ads and no tracking. Run Mensana on your own server. Export everything at any time: notes as Markdown, training as tables.',
  complete: 'Two complete apps',
  completeText:
    'Links, tables, tags and reminders for your notes. Routines, rest timer, records and charts for your training. Use one half, or both.',

  // Import
  history: 'Bring your history in minutes',
  historyText:
    'Export your data from the app you use now and drop the files into Mensana. You see everything before anything is changed, and you can undo the import.',
  historyNotes: 'Notes',
  historyTraining: 'Training',
  historyMarkdown: 'Markdown',
  historyTable: 'any CSV table',

  // Your own server
  host: 'Run it on your own server',
  hostText:
    'Mensana is one process with one folder of data. It needs no other services: no separate database, no cloud account.',
  hostNode: 'In a copy of the project, for this computer',
  hostNetwork: 'For your phone and all devices at home',
  hostContainer: 'In a container',
  hostOpen: 'Then open the address that it prints, or http://localhost:3000 for the container.',

  // Questions
  questions: 'Questions',
  asked: [
    {
      question: 'Do I need both notes and training?',
      answer: 'No. Each half is complete without the other. Hide what you don’t use from your overview.',
    },
    {
      question: 'What happens when I’m offline?',
      answer:
        'Everything keeps working: writing, logging and search. Your changes are stored on the device and sync as soon as you’re back online. If you edited the same note on two devices, both edits are kept. Offline use needs a server with https.',
    },
    {
      question: 'Who can read my data?',
      answer:
        'You, and the person who runs the server you use. Notes are not end-to-end encrypted. Choose a server you trust, or run your own.',
    },
    {
      question: 'Does an import change my old app?',
      answer:
        'No. Mensana reads only the files that you exported. They are read on your device, and nothing is saved until you press Import.',
    },
    {
      question: 'Can I take my data with me?',
      answer:
        'Yes. One export contains all your notes as Markdown, your files, tables of your training, and a complete copy that another Mensana account can import. It works offline, too.',
    },
    {
      question: 'Which devices does it work on?',
      answer: 'On any phone, tablet or computer with a current browser. There is nothing to install.',
    },
    {
      question: 'Kilograms or pounds?',
      answer: spelled`Both. Choose kilograms or pounds, kilometres or miles, and RPE or reps in reserve in your profile.`,
    },
  ],
};
