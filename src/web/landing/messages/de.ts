import type { messages as en } from './en.ts';

export const messages: typeof en = {
  reps: 'Wdh.',
  signIn: 'Anmelden',
  heading: 'Deine Notizen und dein Training in einer App',
  lead: 'Schreibe Notizen in Markdown, protokolliere jeden Satz und verknüpfe beides. Mensana öffnet sich sofort, funktioniert offline und synchronisiert alle deine Geräte.',
  create: 'Konto erstellen',
  open: 'Mensana öffnen',
  signedInAs: ({ name }) => `Angemeldet als ${name}`,
  features: 'Funktionen',
  together: 'Notizen und Training zusammen',
  togetherText:
    'Erwähne eine Übung oder ein Training in einer Notiz, und sie erscheint auf der Seite dazu. So hast du deine Hinweise beim Training zur Hand.',
  instant: 'Sofort da',
  instantText:
    'Alles liegt auf deinem Gerät. Jede Seite öffnet sich sofort, und Suchergebnisse erscheinen, während du tippst.',
  offline: 'Funktioniert offline',
  offlineText:
    'Schreibe im Flugzeug, protokolliere Sätze im Kellerstudio. Sobald du online bist, wird synchronisiert, und Änderungen von zwei Geräten bleiben beide erhalten.',
  yours: 'Gehört dir',
  yoursText:
    'Keine Werbung, kein Tracking. Nimm deine Notizen als einfaches Markdown mit, oder betreibe Mensana auf deinem eigenen Server.',
  foot: 'Mens sana in corpore sano.',
  preview: 'Eine Notiz über die Knie neben dem heutigen Kniebeugen-Training in Mensana',
  noteDay: 'Samstag, 21. November',
  noteTitle: 'Knie, dritte Woche',
  noteText:
    'Langsamer nach unten, und ab dem zweiten Satz ist der Schmerz weg. Die Fersen bleiben stehen, wenn ich daran denke,',
  noteLink: 'die Füße in den Boden zu drehen,',
  noteEnd: 'vor jeder Wiederholung.',
  taskDone: 'Zehn Minuten Hüfte vor den Kniebeugen',
  taskOpen: 'Nach dem linken Schuh fragen',
  tags: ['knie', 'kniebeuge'],
  workoutTitle: 'Unterkörper',
  workoutTime: '38 Min.',
  exerciseName: 'Kniebeuge',
  set: 'Satz',
  load: 'kg',
  loggedSets: [
    { set: '1', load: '80', reps: '8' },
    { set: '2', load: '85', reps: '8' },
    { set: '3', load: '87,5', reps: '7' },
  ],
  best: 'Beste geschätzte 1RM: 107,9 kg',
};
