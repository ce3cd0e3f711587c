import { messages as common } from '../../common/messages/de.ts';
import { pluralIn } from '../../language/index.ts';
import type { messages as en } from './en.ts';

const plural = pluralIn('de');

export const messages: typeof en = {
  ...common,
  searchEverything: 'Alles durchsuchen',
  clearSearch: 'Suche leeren',
  results: 'Suchergebnisse',
  found: ({ count, isWhole }) =>
    isWhole
      ? plural(count, { one: '# Ergebnis', other: '# Ergebnisse' })
      : plural(count, { one: 'Bisher # Ergebnis', other: 'Bisher # Ergebnisse' }),

  kind: 'Art des Ergebnisses',
  kinds: {
    all: 'Alle',
    note: common.notes,
    set: common.sets,
    workout: common.workouts,
    activity: common.activities,
    measurement: 'Messwerte',
    exercise: common.exercises,
  },
  oneOf: {
    note: common.note,
    set: 'Satz',
    workout: common.workout,
    activity: 'Aktivität',
    measurement: 'Messwert',
    exercise: common.exercise,
  },
  cueOf: ({ text }) => `Technik-Tipp: ${text}`,
  order: 'Sortieren nach',
  orders: { newest: 'Neueste zuerst', best: 'Beste Treffer zuerst' },

  reading: ({ percent }) => `Notizen und Training werden geladen: ${percent}`,
  none: 'Nichts gefunden',
  noneText: 'Versuche es mit weniger oder kürzeren Wörtern, oder prüfe Daten und Werte in deiner Suche.',
  noneOfKind: 'Nichts dieser Art gefunden',
  noneOfKindText: 'Andere Arten haben Ergebnisse. Wähle „Alle“, um sie zu sehen.',
  noneYet: 'Noch nichts gefunden',
  noneYetText:
    'Deine Notizen und dein Training werden noch geladen. Ergebnisse erscheinen hier, sobald sie gefunden sind.',
  failed: 'Die Suche ist gerade nicht möglich',
  failedText: 'Deine Notizen und dein Training sind sicher. Lade die Seite neu, um es noch einmal zu versuchen.',
  reload: 'Neu laden',

  examples: 'Beispiele',
  exampleQueries: [
    { query: 'kniebeuge rpe>=9', finds: 'Kniebeugen-Sätze mit RPE 9 oder mehr' },
    { query: 'knie 90d', finds: 'Ein Wort in Notizen und Training der letzten 90 Tage' },
    { query: '#knie', finds: 'Alles mit einem Tag' },
    { query: 'übung:bankdrücken gewicht>=100kg', finds: 'Bankdrück-Sätze ab 100 kg' },
    { query: 'distanz>10km pace<5:30', finds: 'Aktivitäten über 10 km, schneller als 5:30 pro km' },
    { query: 'physio is:task', finds: 'Notizen mit offenen Aufgaben zu „physio“' },
  ],
  savedSearches: 'Gespeicherte Suchen',

  alsoInTraining: ({ sets, workouts, activities, measurements }) => {
    const parts = [
      sets > 0 && plural(sets, { one: '# Satz', other: '# Sätze' }),
      workouts > 0 && plural(workouts, { one: '# Krafttraining', other: '# Krafttrainings' }),
      activities > 0 && plural(activities, { one: '# Aktivität', other: '# Aktivitäten' }),
      measurements > 0 && plural(measurements, { one: '# Messwert', other: '# Messwerte' }),
    ];
    return `Auch im Training: ${parts.filter((part) => part !== false).join(', ')}`;
  },

  dailyNote: 'Tagesnotiz',
  asThread: 'Als Verlauf anzeigen',
  asList: 'Als Liste anzeigen',
  threadOf: ({ tag }) => `Verlauf von ${tag}`,
  period: ({ first, last }) => `${first} bis ${last}`,
  daysWithMentions: ({ count }) => plural(count, { one: '# Tag mit Einträgen', other: '# Tage mit Einträgen' }),
  noMentions: 'Keine Einträge mit diesem Tag',
  noMentionsText:
    'Verwende das Tag in einer Notiz, einem Training oder einer Anmerkung zu einem Satz, und es erscheint hier.',
};
