import { messages as common } from '../../common/messages/de.ts';
import { localeIn } from '../../language/index.ts';
import type { messages as en } from './en.ts';

const day = new Intl.DateTimeFormat(localeIn('de'), { dateStyle: 'long' });
const moment = new Intl.DateTimeFormat(localeIn('de'), { dateStyle: 'medium', timeStyle: 'short' });

export const messages: typeof en = {
  ...common,
  parts: 'Profileinstellungen',
  account: 'Konto',
  devices: 'Geräte',
  appearance: 'Darstellung',
  units: 'Einheiten',
  notifications: 'Mitteilungen',
  data: 'Daten',

  noteText: 'Text der Notizen',
  noteTextHint: 'Schrift und Textbreite deiner Notizen auf all deinen Geräten.',
  font: 'Schrift',
  serif: 'Mit Serifen',
  sans: 'Ohne Serifen',
  textWidth: 'Textbreite',
  narrow: 'Schmal',
  normal: 'Normal',
  wide: 'Breit',

  address: 'E-Mail-Adresse',
  confirmed: 'Bestätigt',
  notConfirmed: 'Nicht bestätigt',
  since: ({ at }) => `Konto erstellt am ${day.format(at)}`,
  changeAddress: 'E-Mail-Adresse ändern',
  newAddress: 'Neue E-Mail-Adresse',
  yourPassword: 'Dein Passwort',
  addressNotChanged: 'Die E-Mail-Adresse konnte nicht geändert werden',
  addressChanged: 'E-Mail-Adresse geändert',
  confirmationSent: 'Wir haben einen Bestätigungslink an deine neue Adresse gesendet. Sie gilt, sobald du ihn öffnest.',
  passwordIncorrect: 'Falsches Passwort. Versuche es noch einmal.',

  passwordText: 'Wenn du dein Passwort änderst, werden deine anderen Geräte abgemeldet. Dort geht nichts verloren.',
  changePassword: 'Passwort ändern',
  currentPassword: 'Aktuelles Passwort',
  passwordNotChanged: 'Das Passwort konnte nicht geändert werden',
  passwordChanged: 'Passwort geändert. Melde dich auf deinen anderen Geräten neu an.',

  signOutText:
    'Beim Abmelden werden deine Daten von diesem Gerät entfernt. Auf dem Server und auf deinen anderen Geräten bleiben sie.',

  delete: 'Konto löschen',
  deleteText:
    'Löscht dein Konto und alle deine Notizen, Trainings und Einstellungen endgültig. Das lässt sich nicht rückgängig machen.',
  deleteAsk: 'Konto löschen?',
  deleteWarn: ({ email }) =>
    `Damit werden dein Konto ${email} und alle deine Notizen, Trainings und Einstellungen endgültig gelöscht.`,
  deleteWord: 'löschen',
  deleteType: ({ word }) => `Gib zur Bestätigung „${word}“ ein`,
  deleteTypeWrong: ({ word }) => `Gib das Wort „${word}“ ein.`,
  notDeleted: 'Das Konto konnte nicht gelöscht werden',

  devicesText:
    'Geräte, auf denen du angemeldet bist. Wenn du eines nicht kennst, melde es ab und ändere dein Passwort.',
  devicesFailed: 'Deine Geräte konnten nicht geladen werden',
  thisDevice: 'Dieses Gerät',
  unknownDevice: 'Unbekanntes Gerät',
  browserOn: ({ browser, system }) => `${browser} unter ${system}`,
  sharedComputer: 'Gemeinsam genutzter Computer',
  lastUsed: ({ at }) => `Zuletzt aktiv: ${moment.format(at)}`,
  signOutDevice: ({ device }) => `${device} abmelden`,
  deviceNotSignedOut: ({ device }) => `${device} konnte nicht abgemeldet werden`,
  deviceSignedOut: ({ device }) => `${device} abgemeldet`,

  language: 'Sprache',
  languageText: 'Die Sprache der App auf all deinen Geräten. Was du schreibst, bleibt, wie es ist.',
  automatic: 'Automatisch',
  automaticText: '„Automatisch“ richtet sich nach der Sprache des jeweiligen Browsers.',

  theme: 'Design',
  themeText: 'So sieht Mensana auf all deinen Geräten aus.',
  light: 'Hell',
  dark: 'Dunkel',
  system: 'System',

  load: 'Gewichte',
  loadText: 'Gilt für bisherige und künftige Sätze. Für einzelne Übungen kannst du eine andere Einheit wählen.',
  kilograms: 'Kilogramm',
  pounds: 'Pfund (lb)',
  distance: 'Distanz',
  kilometres: 'Kilometer',
  miles: 'Meilen',
  bodyWeightText: 'Wie bei den Gewichten, wenn du keine andere Einheit wählst.',
  stones: 'Stone',
  length: 'Größe und Körpermaße',
  centimetres: 'Zentimeter',
  inches: 'Zoll',
  hours: 'Zeitformat',
  hours24: '24 Stunden',
  hours12: '12 Stunden',
  weekStart: 'Erster Tag der Woche',

  effort: 'Anstrengung',
  effortText:
    'RPE bewertet von 1 bis 10, wie schwer ein Satz war. RIR zählt die Wiederholungen, die noch gegangen wären; 0 ist Muskelversagen. Schalte das aus, um Sätze ohne Bewertung zu protokollieren.',
  effortOff: 'Aus',
  oneRepMax: 'Geschätzte 1RM',
  oneRepMaxText:
    'Die Formel, mit der deine Maximalkraft aus einem Satz geschätzt wird. Eine andere Formel ändert frühere Bestleistungen und Diagramme, aber nicht deine Sätze.',
  rest: 'Standardpause',
  restText:
    'Gilt, wenn Übung oder Routine keine eigene Pause haben. In einem Supersatz beginnt die Pause nach jeder Runde.',
  bars: 'Stangen',
  barsText: 'Für den Scheibenrechner. Die Liste beginnt mit üblichen Stangen.',
  plates: 'Scheiben',
  platesText: 'Für den Scheibenrechner, paarweise. Die Liste beginnt mit üblichen Scheiben.',
  zones: 'Herzfrequenzzonen',
  zonesText: 'Die Grenzen der Zonen bei deinen Aktivitäten.',
  openZones: 'Zonen bearbeiten',
  trainingLocations: 'Trainingsorte',
  trainingLocationsText: 'Füge einen Ort hinzu, wenn es dort andere Stangen und Scheiben gibt.',
  weeklyTargets: 'Wochenziele',
  weeklyTargetsText:
    'Lege für jeden Muskel fest, wie viele harte Sätze pro Woche du machen willst. Deinen Fortschritt siehst du unter „Volumen“.',
  openVolume: 'Volumen öffnen',
};
