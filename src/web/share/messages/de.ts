import { messages as common } from '../../common/messages/de.ts';
import { pluralIn } from '../../language/index.ts';
import type { messages as en } from './en.ts';

const plural = pluralIn('de');

export const messages: typeof en = {
  ...common,
  heading: 'Inhalt speichern',
  content: 'Mit Mensana geteilt',
  files: 'Dateien',
  unnamed: 'Datei ohne Namen',
  saveTo: 'Speichern in',
  todaysNote: 'Notiz von heute',
  saveNote: 'Als Notiz speichern',
  discard: 'Verwerfen',
  discarded: 'Geteilter Inhalt verworfen',
  notDiscarded: 'Der Inhalt konnte nicht verworfen werden. Er ist noch hier. Versuche es noch einmal.',
  notBroughtBack: 'Der Inhalt konnte nicht zurückgeholt werden. Teile ihn noch einmal aus der anderen App.',
  saved: 'In deinen Notizen gespeichert',
  savedElsewhere: 'Schon in einem anderen Tab gespeichert oder verworfen',
  open: 'Öffnen',
  others: ({ count }) =>
    plural(count, {
      one: 'Danach folgt # weiterer geteilter Inhalt.',
      other: 'Danach folgen # weitere geteilte Inhalte.',
    }),
  forImport: ({ count }) =>
    plural(count, {
      one: 'Mensana kann diese Datei importieren. Du siehst ihren Inhalt, bevor sich etwas ändert.',
      other: 'Mensana kann diese Dateien importieren. Du siehst ihren Inhalt, bevor sich etwas ändert.',
    }),
  tooLarge: ({ most }) =>
    `Diese Datei ist zu groß und wird nicht gespeichert. Möglich sind bis zu ${most}. In der App, aus der du sie geteilt hast, ist sie noch da.`,
  notSaved:
    'Der Inhalt konnte nicht gespeichert werden. Er ist noch hier. Schaffe Platz auf diesem Gerät und versuche es noch einmal.',
  nothing: 'Nichts zu speichern',
  nothingText: 'Teile Texte, Links, Bilder oder Dateien aus einer anderen App mit Mensana, und sie erscheinen hier.',
  empty: 'Es wurde nichts geteilt',
  emptyText: 'Die andere App hat nichts geschickt, was sich speichern lässt.',
  unreadable: 'Der geteilte Inhalt konnte nicht gelesen werden',
  unreadableText:
    'Vielleicht ist er zu groß für dieses Gerät. In der App, aus der du ihn geteilt hast, ist er noch da.',
  storageFull:
    'Der geteilte Inhalt kam nicht an, weil der Speicher dieses Geräts voll ist. In der anderen App ist er noch da. Schaffe Platz und teile ihn noch einmal.',
  tooMany:
    'Der geteilte Inhalt kam nicht an, weil hier schon 20 Inhalte warten. In der anderen App ist er noch da. Speichere oder verwirf zuerst, was unten steht, und teile ihn dann noch einmal.',
  notReceived:
    'Der geteilte Inhalt kam nicht an. In der App, aus der du ihn geteilt hast, ist er noch da. Teile ihn noch einmal.',
};
