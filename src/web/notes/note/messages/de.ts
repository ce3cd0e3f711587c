import { pluralIn } from '../../../language/index.ts';
import { messages as notes } from '../../model/messages/de.ts';
import type { messages as en } from './en.ts';

const plural = pluralIn('de');

export const messages: typeof en = {
  ...notes,
  addFiles: 'Bilder oder Dateien hinzufügen',
  addFilesText: ({ most }) => `Je bis zu ${most}`,
  insertTemplate: 'Vorlage einfügen …',
  text: 'Text',
  textPlaceholder: 'Schreib los …',
  useAsTemplate: 'Als Vorlage für Tagesnotizen verwenden',
  stopTemplate: 'Nicht mehr als Vorlage für Tagesnotizen verwenden',
  turnIntoTemplate: 'In Vorlage umwandeln',
  turnIntoNote: 'In Notiz umwandeln',
  isTemplate:
    'Diese Notiz ist eine Vorlage. Du findest sie unter „Vorlagen“. {{date}} und {{title}} werden durch Datum und Titel jeder neuen Notiz ersetzt.',
  isDailyTemplate:
    'Diese Notiz ist deine Vorlage für Tagesnotizen. Du findest sie unter „Vorlagen“. {{date}} und {{title}} werden durch Datum und Titel jeder Tagesnotiz ersetzt.',
  templatePreview:
    'Das ist eine Vorschau deiner Vorlage für Tagesnotizen. Gespeichert wird erst, wenn du zu schreiben beginnst.',
  openTemplate: 'Vorlage öffnen',
  history: 'Versionsverlauf',
  calendar: 'Im Kalender anzeigen',
  showSource: 'Markdown-Quelltext anzeigen',
  hideSource: 'Markdown-Quelltext ausblenden',
  notebookNamed: ({ name }) => `Notizbuch ${name}`,
  tagsOfNote: 'Tags der Notiz',
  moreOfTags: ({ count }) => `${count} weitere`,
  removeTagNamed: ({ tag }) => `Tag ${tag} entfernen`,
  movedToTrash: ({ title }) => `„${title}“ in den Papierkorb verschoben`,
  restored: ({ title }) => `„${title}“ wiederhergestellt`,
  inTrash: 'Diese Notiz ist im Papierkorb. Stelle sie wieder her, um sie zu bearbeiten.',
  inTrashUntil: ({ day }) =>
    `Diese Notiz ist im Papierkorb. Sie wird am ${day} endgültig gelöscht. Stelle sie wieder her, um sie zu bearbeiten.`,
  deleteTitle: ({ title }) => `„${title}“ endgültig löschen?`,
  deleted: 'Diese Notiz wurde endgültig gelöscht',
  deletedText: 'Sie kann nicht wiederhergestellt werden.',
  notHere: 'Diese Notiz ist nicht auf diesem Gerät',
  notHereYetText: 'Deine Notizen werden noch synchronisiert. Sie erscheint, sobald sie da ist.',
  notHereText: 'Unter dieser Adresse gibt es keine Notiz. Prüfe den Link.',
  damaged: 'Der Text dieser Notiz konnte nicht gelesen werden.',
  damagedText:
    'Der gespeicherte Text wurde nicht verändert. Er wird noch einmal vom Server geladen, wenn du online bist.',
  toList: 'Zu den Notizen',
  pastedPlain: 'Die Formatierung konnte nicht gelesen werden, deshalb wurde der Text ohne sie eingefügt.',
  pastedLess: ({ images, media, links }) =>
    [
      images > 0 &&
        plural(images, {
          one: '# Bild konnte nicht eingefügt werden.',
          other: '# Bilder konnten nicht eingefügt werden.',
        }),
      media > 0 &&
        plural(media, {
          one: '# Video oder Tondatei konnte nicht eingefügt werden.',
          other: '# Videos oder Tondateien konnten nicht eingefügt werden.',
        }),
      links > 0 &&
        plural(links, {
          one: '# Link funktioniert nur dort, wo du ihn kopiert hast. Deshalb wurde nur sein Text eingefügt.',
          other: '# Links funktionieren nur dort, wo du sie kopiert hast. Deshalb wurde nur ihr Text eingefügt.',
        }),
    ]
      .filter((sentence) => sentence !== false)
      .join(' '),
  nearlyFull: ({ percent }) =>
    `Diese Notiz ist zu ${percent} voll. In eine Notiz passen etwa eine Million Zeichen. Schreib am besten in einer neuen weiter.`,
  full: 'Diese Notiz ist voll, deshalb wurde deine letzte Änderung nicht übernommen. Der übrige Text ist sicher. Schreib in einer neuen Notiz weiter.',
};
