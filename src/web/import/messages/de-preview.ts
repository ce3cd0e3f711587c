import { pluralIn } from '../../language/index.ts';
import type { preview as en } from './en-preview.ts';

const plural = pluralIn('de');

const counts: typeof en.counts = {
  note: ({ count }) => plural(count, { one: '# Notiz', other: '# Notizen' }),
  workout: ({ count }) => plural(count, { one: '# Krafttraining', other: '# Krafttrainings' }),
  activity: ({ count }) => plural(count, { one: '# Aktivität', other: '# Aktivitäten' }),
  measurement: ({ count }) => plural(count, { one: '# Messwert', other: '# Messwerte' }),
  record: ({ count }) => plural(count, { one: '# anderer Eintrag', other: '# andere Einträge' }),
};

/** The kinds of records of this app that have no list of their own in a preview, by collection. */
const recordKinds: typeof en.recordKinds = {
  notebooks: 'Notizbuch',
  tags: 'Tag',
  searches: 'Gespeicherte Suche',
  attachments: 'Datei',
  routines: 'Routine',
  routineFolders: 'Ordner für Routinen',
  programmes: 'Programm',
  exercises: 'Übung',
  measures: 'Eigener Messwert',
  goals: 'Ziel',
  gear: 'Ausrüstung',
  zones: 'Herzfrequenzzonen',
  places: 'Trainingsort',
  bars: 'Stange',
  plates: 'Scheiben',
  preferences: 'Einstellungen',
  imports: 'Import',
};

const verdicts: typeof en.verdicts = {
  new: 'Neu',
  same: 'Schon importiert',
  'changed-there': 'In der anderen App geändert',
  'changed-here': 'Seitdem hier geändert',
  'looks-alike': 'Ähnlicher Eintrag vorhanden',
  joins: 'Aufzeichnung einer vorhandenen Aktivität',
  deleted: 'Von dir gelöscht',
};

const verdictTexts: typeof en.verdictTexts = {
  new: 'Diese Einträge werden hinzugefügt.',
  same: 'Nichts ändert sich. Diese Einträge hast du schon.',
  'changed-there': 'Diese Einträge werden aktualisiert. Du hast sie hier nicht geändert.',
  'changed-here': 'Diese Einträge bleiben, wie sie sind. Wenn du sie auswählst, ersetzt der Import deine Änderungen.',
  'looks-alike': 'Diese Einträge werden ausgelassen. Wenn du sie auswählst, hast du beide.',
  joins: 'Diese werden zur vorhandenen Aktivität hinzugefügt. Was du geschrieben hast, bleibt.',
  deleted: 'Diese Einträge bleiben gelöscht. Wenn du sie auswählst, kommen sie zurück.',
};

const reasons: typeof en.reasons = {
  'same-words': 'Gleiche Wörter',
  abbreviation: 'Abgekürzter Name',
  'usual-form': 'Übliche Form der Übung',
  'equipment-not-stated': 'Ohne Angabe des Geräts',
  'same-name-other-equipment': 'Gleiche Bewegung, anderes Gerät',
  'other-name': 'Ein anderer Name',
  'similar-name': 'Ähnlicher Name',
};

const questionTitles: typeof en.questionTitles = {
  'import/zone': 'Zeitzone',
  'import/date-order': 'Reihenfolge von Tag und Monat',
  'import/load-unit': 'Einheit der Gewichte',
  'import/distance-unit': 'Einheit der Distanzen',
  'import/body-weight-unit': 'Einheit des Körpergewichts',
  'import/girth-unit': 'Einheit der Maße',
  'import/body-weight-in-loads': 'Enthalten die Gewichte dein Körpergewicht?',
  'import/short-remarks': 'Kurze Notizen',
  'import/body-weights': 'Wie viel hast du gewogen?',
  'import/notebook': 'Notizbuch',
  'import/height': 'Diese Größe in dein Profil übernehmen?',
  'import/devices': 'Bevorzugtes Gerät',
};

export const preview: typeof en = {
  counts,
  recordKinds,
  otherRecord: 'Anderer Eintrag',
  verdicts,
  verdictTexts,
  reasons,
  questionTitles,
  changedIn: ({ app }) => `In ${app} geändert`,

  importButton: ({ what }) => `${what} importieren`,
  nothingToImport: 'Nichts zu importieren',
  allImported: 'Alles in diesen Dateien ist schon importiert.',
  nothingSelected: 'Wähle aus, was du importieren möchtest.',
  updating: 'Vorschau wird aktualisiert …',
  found: ({ what, files }) => `Gefunden: ${what} in ${files}.`,
  attachmentsToo: ({ count }) =>
    plural(count, {
      one: '# Bild oder andere Datei gehört dazu.',
      other: '# Bilder und andere Dateien gehören dazu.',
    }),
  fileCount: ({ count }) => plural(count, { one: '# Datei', other: '# Dateien' }),
  source: 'Lesen als',
  recognised: 'Erkannt',

  questions: 'Prüfe das zuerst',
  zoneText: ({ example }) => `Die Dateien enthalten Zeiten ohne Zeitzone, zum Beispiel ${example}. Wähle, wo du warst.`,
  zone: 'Zeitzone der Dateien',
  zoneEmpty: 'Keine Zeitzone gefunden',
  openList: 'Alle anzeigen',
  dateOrderText: ({ example }) => `Die Dateien enthalten Daten wie ${example}. Wähle, wie sie gelesen werden.`,
  dayFirst: 'Tag zuerst',
  monthFirst: 'Monat zuerst',
  dayOfFile: ({ day }) => `${day} (Datei)`,
  datesStated: ({ count }) =>
    plural(count, { one: '# Notiz hat ein eigenes Datum.', other: '# Notizen haben ein eigenes Datum.' }),
  datesFromFiles: ({ count }) =>
    plural(count, {
      one: '# Notiz hat nur das Datum ihrer Datei.',
      other: '# Notizen haben nur das Datum ihrer Datei.',
    }),
  sameFileTime: ({ count, day }) =>
    plural(count, {
      one: `# Datei hat dieselbe Zeit, ${day}, vermutlich weil sie damals entpackt oder kopiert wurde.`,
      other: `# Dateien haben dieselbe Zeit, ${day}, vermutlich weil sie damals entpackt oder kopiert wurden. Wenn du das ursprüngliche Archiv noch hast, importiere dieses: Es enthält die Daten der Dateien.`,
    }),
  unitText: ({ examples }) => `Die Dateien nennen keine Einheit für Werte wie ${examples}.`,
  bothUnits: 'Die Gewichte passen zu beiden Einheiten. Prüfe, ob die vorgeschlagene stimmt.',
  kilogramsShare: ({ share }) => `${share} der Gewichte sind Vielfache von 1,25 kg.`,
  barLoads: ({ examples, unit }) => `Gewichte wie ${examples} sind mit Stange und Scheiben in ${unit} üblich.`,
  stepsOfFive: ({ share }) => `${share} der Gewichte sind Vielfache von 5, wie bei lb üblich.`,
  convertedShare: ({ share, from, to }) => `${share} der Gewichte wurden von ${from} in ${to} umgerechnet.`,
  bodyWeightText: ({ examples }) =>
    `Manche Apps rechnen bei Übungen wie Liegestützen dein Körpergewicht hinzu. Diese Dateien enthalten ${examples}.`,
  example: ({ name, load }) => `${name} ${load}`,
  added: 'Nein',
  included: 'Ja',
  no: 'Nein',
  yes: 'Ja',
  bodyWeightsText:
    'Werte von Übungen wie Klimmzügen brauchen es, und die Dateien enthalten es nicht. Jede Antwort wird als Messung des ersten Tages gespeichert. Lass leer, was du nicht weißt.',
  shortRemarksText:
    'Viele Sätze haben eine Notiz aus ein oder zwei Buchstaben, vermutlich aus der anderen App. Diese Notizen werden ausgelassen, wenn du sie nicht behältst.',
  keepRemark: ({ count, text }) =>
    plural(count, { one: `„${text}“ behalten (# Satz)`, other: `„${text}“ behalten (# Sätze)` }),
  bodyWeightMissing: 'Gib dein Körpergewicht ein, oder wähle, dass die Gewichte es nicht enthalten.',
  fromTo: ({ from, to }) => `${from} – ${to}`,
  notANumber: 'Gib eine Zahl über 0 ein.',
  notebookText: 'Wähle, wo die Notizen und ihre Notizbücher hinzugefügt werden.',
  notebookTop: 'Keines (oberste Ebene)',
  unknownDevice: 'Unbekanntes Gerät',
  heightText: ({ height }) =>
    `Laut den Dateien bist du ${height} groß, und in deinem Profil steht noch keine Größe. Wenn du den Import rückgängig machst, bleibt sie dort.`,
  devicesText: 'Mehrere Geräte haben an denselben Tagen dasselbe gemessen. Wähle, wessen Werte verwendet werden.',

  exercisesTitle: 'Übungen zuordnen',
  exercisesText: ({ count }) =>
    plural(count, {
      one: 'Prüfe # Übung vor dem Import.',
      other: 'Prüfe # Übungen vor dem Import.',
    }),
  allMatched: 'Alle Übungen sind zugeordnet.',
  showMatched: ({ count }) =>
    plural(count, { one: '# zugeordnete Übung anzeigen', other: '# zugeordnete Übungen anzeigen' }),
  hideMatched: ({ count }) =>
    plural(count, { one: '# zugeordnete Übung ausblenden', other: '# zugeordnete Übungen ausblenden' }),
  nameInApp: ({ app }) => `In ${app}`,
  setCount: ({ count }) => plural(count, { one: '# Satz', other: '# Sätze' }),
  becomes: 'Wird zu',
  sameName: 'Gleicher Name',
  alsoCalled: 'Heißt auch so',
  remembered: 'Deine frühere Wahl',
  yourChoice: 'Deine Wahl',
  proposed: ({ reason }) => `Vorschlag: ${reason}`,
  newExercise: 'Neue Übung',
  newReasons: {
    remembered: 'Deine frühere Wahl',
    ambiguous: 'Mehrere Übungen passen',
    'kept-apart': 'Unterscheidet sich von einem anderen Namen',
    unknown: 'Keine ähnliche Übung gefunden',
  },
  keptApartFrom: ({ name }) => `Getrennt von „${name}“`,
  check: 'Prüfen',
  quoted: ({ name }) => `„${name}“`,
  alsoBecomes: ({ count, names }) =>
    plural(count, { one: `Auch ${names} wird zu dieser Übung`, other: `Auch ${names} werden zu dieser Übung` }),
  newTitle: ({ count }) => plural(count, { one: '# neue Übung', other: '# neue Übungen' }),
  newText:
    'Sätze zählen für die Muskeln ihrer Übung. Was die Dateien nicht sagen, ist aus dem Namen vorgeschlagen. Wähle Übungen aus, um Art, Gerät und Muskeln zu ändern.',
  selectAll: 'Alle auswählen',
  selectIt: ({ name }) => `${name} auswählen`,
  editSelected: ({ count }) =>
    count === 0 ? 'Bearbeiten' : plural(count, { one: '# bearbeiten', other: '# bearbeiten' }),
  editCount: ({ count }) => plural(count, { one: '# Übung bearbeiten', other: '# Übungen bearbeiten' }),
  editSeveralText: ({ count }) =>
    plural(count, {
      one: 'Was du hier änderst, gilt für # Übung.',
      other: 'Was du hier änderst, gilt für alle # Übungen. Was sich unterscheidet, erscheint als nicht gesetzt.',
    }),
  fromName: 'Aus dem Namen vorgeschlagen',
  withoutMuscles: 'Keine Muskeln: Sätze zählen für keinen',
  change: 'Ändern',
  suggested: 'Vorgeschlagen',
  changeMatch: ({ name }) => `Übung für ${name} ändern`,
  chooseExercise: 'Andere Übung wählen …',
  pickFor: ({ name }) => `Übung für ${name}`,

  doubtsTitle: 'Vermutlich falsch',
  doubtsText:
    'Sätze, die du nicht bestätigst, werden importiert, zählen aber nicht als erledigt. Andere Werte, die du nicht bestätigst, werden ausgelassen.',
  importAsIs: 'Unverändert importieren',
  setOf: ({ exercise, number }) => `${exercise}, Satz ${number}`,
  valueOf: ({ name, value }) => `${name}: ${value}`,
  moreDoubts: ({ count }) => plural(count, { one: 'und # weiterer Wert', other: 'und # weitere Werte' }),

  itemsTitle: 'Das wird importiert',
  groupTitle: ({ verdict, what }) => `${verdict}: ${what}`,
  showItems: 'Einträge anzeigen',
  hideItems: 'Einträge ausblenden',
  importThese: ({ verdict }) => `Alle importieren: ${verdict}`,
  importIt: ({ title }) => `${title} importieren`,
  places: { archive: 'Archiv', trash: 'Papierkorb' },
  hiddenIn: {
    archive: ({ count }) => plural(count, { one: '# davon ist im Archiv.', other: '# davon sind im Archiv.' }),
    trash: ({ count }) => plural(count, { one: '# davon ist im Papierkorb.', other: '# davon sind im Papierkorb.' }),
  },
  changed: ({ before, after }) => `${before} → ${after}`,
  changedAndMore: ({ change, count }) =>
    plural(count, { one: `${change} und # weitere Änderung`, other: `${change} und # weitere Änderungen` }),
  changeCount: ({ count }) => plural(count, { one: '# Änderung', other: '# Änderungen' }),
  nothing: 'nichts',
  emptyNote: 'Diese Notiz ist leer.',
  cannotShow: 'Dieser Eintrag lässt sich nicht anzeigen.',
  asItArrives: 'Im Import',
  yours: 'Was du hast',

  facts: {
    sport: 'Sportart',
    distance: 'Distanz',
    moving: 'Zeit in Bewegung',
    elapsed: 'Gesamtzeit',
    climb: 'Höhenmeter',
    heartRate: 'Mittlere Herzfrequenz',
    value: 'Wert',
    kind: 'Art',
    name: 'Name',
    mass: 'Gewicht',
    plateCount: 'Anzahl',
    size: 'Größe',
    query: 'Suche',
    startDistance: 'Anfangsdistanz',
    status: 'Status',
  },

  skippedTitle: 'Ausgelassen',
  skippedText: ({ count }) =>
    plural(count, {
      one: '# Datei oder Eintrag wird nicht importiert. Alles andere schon.',
      other: '# Dateien oder Einträge werden nicht importiert. Alles andere schon.',
    }),
  moreSkipped: ({ count }) => plural(count, { one: 'und # weiterer Eintrag', other: 'und # weitere' }),
};
