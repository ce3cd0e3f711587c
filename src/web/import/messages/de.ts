import type { Collection } from '#domain/user-document.ts';
import { messages as common } from '../../common/messages/de.ts';
import { pluralIn } from '../../language/index.ts';
import { doubts } from './de-doubts.ts';
import { errors, failures, kindsOfFiles } from './de-errors.ts';
import { guides } from './de-guides.ts';
import { preview } from './de-preview.ts';
import { table } from './de-table.ts';
import type { messages as en } from './en.ts';

const plural = pluralIn('de');

export const messages: typeof en = {
  ...common,
  ...preview,
  table,
  errors,
  kindsOfFiles,
  failures,
  guides,
  doubts,

  importText: 'Übernimm deine Notizen, dein Training und deine Messwerte aus einer anderen App.',
  importFiles: 'Dateien importieren',
  imports: 'Bisherige Importe',

  unknownError: 'Das konnte nicht gelesen werden.',

  // Choosing files
  drop: 'Dateien oder einen Ordner hierher ziehen',
  dropOnScreen: 'Zum Importieren ablegen',
  chooseFiles: 'Dateien auswählen',
  chooseFolder: 'Ordner auswählen',
  privacy: 'Alles wird auf diesem Gerät gelesen. Geändert wird erst etwas, wenn du auf „Importieren“ tippst.',
  sources: 'Was du importieren kannst',
  body: 'Körper und Aktivitäten',
  everything: 'Alles',
  byColumns: 'Tabelle mit Spalten',
  markdownAndHtml: 'Markdown, Text und HTML',
  stillSyncing: 'Warten, bis alle deine Daten auf diesem Gerät sind …',
  oneAtATime: 'Warte, bis der laufende Import fertig ist.',

  // Reading
  opening: 'Dateien werden geöffnet …',
  steps: {
    recognising: 'Es wird ermittelt, aus welcher App die Dateien sind …',
    unpacking: 'Wird entpackt …',
    reading: 'Wird gelesen …',
    files: 'Anhänge werden gelesen …',
    planning: 'Wird mit deinen Daten verglichen …',
  },
  filesUnpacked: ({ count }) => plural(count, { one: '# Datei', other: '# Dateien' }),
  doneOf: ({ done, total }) => `${done} von ${total}`,

  // Files of several apps
  severalApps: ({ groups }) => `Diese Dateien sind aus mehreren Apps: ${groups}. Sie werden nacheinander importiert.`,
  groupOf: ({ app, files }) => `${app} (${files})`,
  otherFiles: 'Andere Dateien',
  importFirst: 'Zuerst importieren',
  stillToImport: ({ groups }) => `Noch zu importieren: ${groups}.`,
  nextApp: ({ app }) => `Weiter mit ${app}`,
  showReport: 'Bericht anzeigen',

  // Applying
  importing: 'Wird importiert …',
  importingText: 'Du kannst weiterarbeiten. Schließe diesen Tab erst, wenn der Import fertig ist.',
  imported: 'Import abgeschlossen',
  readyToImport: 'Bereit zum Importieren',
  failed: 'Import fehlgeschlagen',
  chooseOther: 'Andere Dateien auswählen',
  showImport: 'Import anzeigen',

  // The report
  importOfActivityFile: 'Aktivitätsdatei importieren',
  importOf: ({ app }) => `Import aus ${app}`,
  undone: 'Rückgängig gemacht',
  undoneOn: ({ day }) => `Am ${day} rückgängig gemacht. Die hinzugefügten Einträge sind im Papierkorb.`,
  files: 'Dateien',
  moreFiles: ({ count }) => plural(count, { one: 'und # weitere Datei', other: 'und # weitere Dateien' }),
  what: 'Was importiert wurde',
  outcomes: {
    new: 'Hinzugefügt',
    'new-archive': 'Ins Archiv hinzugefügt',
    'new-trash': 'In den Papierkorb hinzugefügt',
    'changed-there': 'Aktualisiert',
    'changed-here': 'Deine Änderungen ersetzt',
    'looks-alike': 'Trotz eines ähnlichen Eintrags hinzugefügt',
    joins: 'Aufzeichnung hinzugefügt',
    deleted: 'Nach dem Löschen wiederhergestellt',
    same: 'Schon importiert',
    left: 'Ausgelassen',
  },
  noRoutines: 'Wie es weitergeht',
  noRoutinesText:
    'In diesen Dateien waren keine Routinen. Beginn mit einem fertigen Programm, oder speichere eines deiner Trainings als Routine.',
  chooseProgramme: 'Programm auswählen',
  nothingImported: 'Es wurde nichts importiert.',
  nothingChanged: 'Es wurde nichts geändert.',
  collections: {
    notes: common.notes,
    notebooks: 'Notizbücher',
    tags: 'Tags',
    searches: 'Gespeicherte Suchen',
    attachments: 'Anhänge',
    workouts: common.workouts,
    activities: common.activities,
    routines: 'Routinen',
    routineFolders: 'Ordner für Routinen',
    programmes: 'Programme',
    exercises: common.exercises,
    measurements: 'Messwerte',
    measures: 'Eigene Messwerte',
    goals: 'Ziele',
    gear: 'Ausrüstung',
    places: 'Trainingsorte',
    bars: 'Stangen',
    plates: 'Scheiben',
    zones: 'Herzfrequenzzonen',
    preferences: 'Einstellungen',
    imports: 'Bisherige Importe',
  } satisfies { readonly [C in Collection]: string },
  show: {
    notes: 'Notizen anzeigen',
    workouts: 'Krafttraining anzeigen',
    activities: 'Aktivitäten anzeigen',
    exercises: 'Übungen anzeigen',
    measurements: 'Messwerte anzeigen',
  },
  otherCollection: 'Andere Einträge',
  scaledLoads: ({ count, before, after }) =>
    `${plural(count, { one: '# Training, das du schon hast, bekäme', other: '# Trainings, die du schon hast, bekämen' })} andere Gewichte, alle um denselben Faktor: aus ${before} würde ${after}. Diese Datei hat wahrscheinlich eine andere Einheit als die letzte. Prüfe die Einheit der Gewichte. Bis dahin sind diese Änderungen nicht ausgewählt.`,
  otherUnit: ({ count, before, after }) =>
    `${plural(count, { one: '# Training, das du schon hast, bekäme', other: '# Trainings, die du schon hast, bekämen' })} dieselben Gewichte in einer anderen Einheit: aus ${before} würde ${after}. Diese Änderungen sind nicht ausgewählt.`,
  otherCount: ({ count }) => plural(count, { one: '# anderer Eintrag', other: '# andere Einträge' }),

  undoImport: 'Import rückgängig machen',
  undoLooking: 'Es wird nach Änderungen gesucht …',
  undoAsk: 'Diesen Import rückgängig machen?',
  undoMoves: ({ what, count }) =>
    plural(count, {
      one: `${what} kommt in den Papierkorb.`,
      other: `${what} kommen in den Papierkorb.`,
    }),
  undoNothing: 'Von diesem Import ist nichts mehr da, was in den Papierkorb könnte.',
  undoText: 'Von dort kannst du alles wiederherstellen, oder du importierst die Dateien noch einmal.',
  undoStays: ({ count }) =>
    plural(count, {
      one: '# Eintrag bleibt, weil du ihn geändert hast:',
      other: '# Einträge bleiben, weil du sie geändert hast:',
    }),
  undoFailed: 'Der Import konnte nicht rückgängig gemacht werden. Es wurde nichts geändert. Versuche es noch einmal.',
  stayed: 'Einträge, die geblieben sind, weil du sie geändert hast',
  moreItems: ({ count }) => plural(count, { one: 'und # weiterer Eintrag', other: 'und # weitere Einträge' }),

  deleted: 'Dieser Import wurde endgültig gelöscht',
  deletedText: 'Die hinzugefügten Einträge bleiben erhalten.',
  notHere: 'Dieser Import ist nicht auf diesem Gerät',
  notHereYetText: 'Deine Daten werden noch synchronisiert. Er erscheint, sobald er heruntergeladen ist.',
  notHereText: 'Unter dieser Adresse gibt es keinen Import. Prüfe den Link.',
  toList: 'Zurück zu deinen Daten',
  toActivities: 'Zurück zu den Aktivitäten',
  open: { notes: 'Notiz öffnen', workouts: 'Training öffnen', activities: 'Aktivität öffnen' },
};
