import { messages as common } from '../../common/messages/de.ts';
import { pluralIn } from '../../language/index.ts';
import type { messages as en } from './en.ts';

const plural = pluralIn('de');

export const messages: typeof en = {
  ...common,
  heading: 'In Mensana speichern',
  content: 'Mit Mensana geteilt',
  files: 'Dateien',
  unnamed: 'Datei ohne Namen',
  saveTo: 'Speichern in',
  todaysNote: 'Heutige Notiz',
  saveNote: 'Als Notiz speichern',
  discard: 'Verwerfen',
  discarded: 'Geteiltes verworfen',
  saved: 'In deinen Notizen gespeichert',
  open: 'Öffnen',
  others: ({ count }) =>
    plural(count, {
      one: 'Du hast noch # Sache geteilt. Sie erscheint hier als Nächstes.',
      other: 'Du hast noch # Sachen geteilt. Sie erscheinen hier als Nächstes.',
    }),
  forImport: ({ count }) =>
    plural(count, {
      one: 'Mensana kann diese Datei importieren. Du siehst ihren Inhalt, bevor sich etwas ändert.',
      other: 'Mensana kann diese Dateien importieren. Du siehst ihren Inhalt, bevor sich etwas ändert.',
    }),
  tooLarge: ({ most }) =>
    `Zu groß, wird deshalb nicht gespeichert. Dateien dürfen bis zu ${most} groß sein. In der App, aus der du geteilt hast, ist sie noch da.`,
  notSaved:
    'Das konnte nicht gespeichert werden. Was du geteilt hast, ist noch hier. Schaffe Platz auf diesem Gerät und versuche es noch einmal.',
  nothing: 'Nichts zu speichern',
  nothingText: 'Teile Texte, Links, Bilder oder Dateien aus einer anderen App mit Mensana, und sie erscheinen hier.',
  empty: 'Es wurde nichts geteilt',
  emptyText: 'Die andere App hat nichts geschickt, das sich speichern lässt.',
  unreadable: 'Das Geteilte konnte nicht gelesen werden',
  unreadableText: 'Vielleicht ist es zu groß für dieses Gerät. In der App, aus der du geteilt hast, ist es noch da.',
  storageFull:
    'Das Geteilte konnte nicht empfangen werden, weil der Speicher dieses Geräts voll ist. In der anderen App ist es noch da. Schaffe Platz und teile es noch einmal.',
  tooMany:
    'Das Geteilte konnte nicht empfangen werden, weil hier schon zu viel wartet. In der anderen App ist es noch da. Speichere oder verwirf das hier unten und teile es dann noch einmal.',
  notReceived:
    'Das Geteilte konnte nicht empfangen werden. In der App, aus der du geteilt hast, ist es noch da. Teile es noch einmal.',
};
