import { messages as common } from '../../../common/messages/de.ts';
import type { messages as en } from './en.ts';

export const messages: typeof en = {
  openLink: ({ address }) => `${address} in neuem Tab öffnen`,
  noSuchNote: 'Diese Notiz gibt es noch nicht',
  mentionGone: 'Im Papierkorb oder gelöscht',
  footnote: ({ label }) => `Fußnote ${label}`,
  footnoteBack: ({ label }) => `Zurück zum Verweis ${label}`,
  copyCode: 'Code kopieren',
  copied: 'Kopiert',
  task: 'Aufgabe',
  image: 'Bild',
  fileNotHere: 'Diese Datei ist nicht auf diesem Gerät',
  saveFile: 'Datei speichern',
  expand: 'Aufklappen',
  collapse: 'Zuklappen',
  expandSection: ({ name }) => `${name} aufklappen`,
  collapseSection: ({ name }) => `${name} zuklappen`,
  callouts: {
    note: common.note,
    summary: 'Zusammenfassung',
    info: 'Info',
    todo: 'Zu erledigen',
    tip: 'Tipp',
    success: common.done,
    question: 'Frage',
    important: 'Wichtig',
    warning: 'Warnung',
    danger: 'Gefahr',
    example: 'Beispiel',
    quote: 'Zitat',
  },
};
