import { messages as common } from '../../../common/messages/de.ts';
import { pluralIn } from '../../../language/index.ts';
import { messages as shared } from '../../model/messages/de.ts';
import type { messages as en } from './en.ts';

const plural = pluralIn('de');

const notes = (count: number) => plural(count, { one: '# Notiz', other: '# Notizen' });
const notebooks = (count: number) => plural(count, { one: '# Notizbuch', other: '# Notizbücher' });

export const messages: typeof en = {
  ...shared,
  list: 'Liste der Notizen',
  trashList: 'Notizen im Papierkorb',
  addTask: 'Aufgabe zur Notiz von heute hinzufügen',
  addTaskExample: 'Aufgabe hinzufügen …',
  taskAdded: 'Aufgabe zur Notiz von heute hinzugefügt',
  taskAddedFor: ({ when }) => `Aufgabe zur Notiz von heute hinzugefügt. Erinnerung: ${when}`,
  taskNotAdded: 'Die Aufgabe konnte nicht hinzugefügt werden. Dein Text steht noch im Feld.',
  taskNotRemoved: 'Die Aufgabe hat sich inzwischen geändert. Bearbeite sie in der Notiz.',
  openToday: 'Notiz von heute',
  all: common.notes,
  unlinked: 'Offene Links',
  results: common.search,
  sort: 'Sortieren nach',
  sortEdited: 'Bearbeitungsdatum',
  sortCreated: 'Erstellungsdatum',
  sortTitle: common.title,
  sortOrder: 'Eigene Reihenfolge',
  listOptions: 'Listenoptionen',
  select: 'Notizen auswählen',
  selectAll: 'Alle auswählen',
  selected: ({ count }) => plural(count, { one: '# ausgewählt', other: '# ausgewählt' }),
  choosingAll: ({ count }) =>
    `Alle Notizen werden ausgewählt: ${plural(count, { one: 'bisher #', other: 'bisher #' })}`,
  selection: 'Aktionen für ausgewählte Notizen',
  movedUp: ({ count }) => `${notes(count)} nach oben verschoben`,
  movedDown: ({ count }) => `${notes(count)} nach unten verschoben`,
  moveTitle: ({ count }) => `${notes(count)} verschieben`,
  moreActions: 'Weitere Aktionen',
  moreTags: ({ count }) => `+${count}`,
  removeTag: 'Tag entfernen',
  addTagTitle: ({ count }) => plural(count, { one: '# Notiz ein Tag geben', other: '# Notizen ein Tag geben' }),
  removeTagTitle: ({ count }) => `Ein Tag von ${notes(count)} entfernen`,
  tag: 'Tag',
  unarchive: 'Aus dem Archiv holen',
  deleteTitle: ({ count }) => `${notes(count)} endgültig löschen?`,
  deleteText: ({ count }) =>
    plural(count, {
      one: common.deletePermanentlyText,
      other: 'Damit werden sie vom Server und von all deinen Geräten gelöscht. Das lässt sich nicht rückgängig machen.',
    }),
  emptyTrash: 'Papierkorb leeren',
  emptyTrashTitle: 'Papierkorb leeren?',
  emptyTrashText: (of) =>
    `Vom Server und von all deinen Geräten endgültig gelöscht: ${[of.notes > 0 && notes(of.notes), of.notebooks > 0 && notebooks(of.notebooks)].filter(Boolean).join(' und ')}. Das lässt sich nicht rückgängig machen.`,
  moved: ({ count, to }) => `${notes(count)} nach „${to}“ verschoben`,
  movedOut: ({ count }) =>
    plural(count, {
      one: '# Notiz aus ihrem Notizbuch genommen',
      other: '# Notizen aus ihren Notizbüchern genommen',
    }),
  tagged: ({ count, tag }) => `${notes(count)} mit „${tag}“ versehen`,
  untagged: ({ count, tag }) => `„${tag}“ von ${notes(count)} entfernt`,
  untaggedStays: ({ count, tag, texts }) =>
    `„${tag}“ von ${notes(count)} entfernt. Im Text von ${notes(texts)} steht es noch. Bearbeite den Text, um es dort zu entfernen.`,
  tagInTexts: ({ count, tag }) =>
    `„${tag}“ steht im Text von ${notes(count)}. Bearbeite den Text, um es zu entfernen, oder benenne das Tag um.`,
  pinnedCount: ({ count }) => `${notes(count)} angeheftet`,
  unpinned: ({ count }) => `${notes(count)} nicht mehr angeheftet`,
  archived: ({ count }) => `${notes(count)} archiviert`,
  unarchived: ({ count }) => `${notes(count)} aus dem Archiv geholt`,
  trashed: ({ count }) => `${notes(count)} in den Papierkorb verschoben`,
  restored: ({ count }) => `${notes(count)} wiederhergestellt`,
  deletedOn: ({ day }) => `Wird am ${day} gelöscht`,
  trashText: 'Was im Papierkorb liegt, wird nach 30 Tagen endgültig gelöscht.',
  trashedNotebooks: 'Notizbücher im Papierkorb',
  restoredNotebook: ({ name }) => `„${name}“ wiederhergestellt`,
  restoreNotebook: ({ name }) => `Notizbuch „${name}“ wiederherstellen`,
  empty: 'Noch keine Notizen',
  emptyText: 'Hier erscheinen deine Notizen. Sie werden beim Tippen gespeichert, auch offline.',
  emptyExample: 'Meine Fersen bleiben am Boden, wenn ich vor jeder Wiederholung die Füße in den Boden drehe.',
  emptyExampleLabel: 'Zum Beispiel',
  emptyPinned: 'Keine angehefteten Notizen',
  emptyPinnedText: 'Notizen, die du anheftest, erscheinen hier und ganz oben in deinen Listen.',
  emptyArchive: 'Das Archiv ist leer',
  emptyArchiveText: 'Archivierte Notizen erscheinen hier. Die Suche findet sie weiterhin.',
  emptyToday: 'Keine Notizen von heute',
  emptyTodayText: 'Notizen, die du heute erstellst oder bearbeitest, erscheinen hier.',
  emptyNotebook: 'Dieses Notizbuch ist leer',
  emptyNotebookText: 'Erstelle hier eine Notiz oder wähle andere Notizen aus und verschiebe sie hierher.',
  emptyTag: 'Keine Notizen mit diesem Tag',
  emptyTagText: 'Gib einer Notiz dieses Tag, und sie erscheint hier.',
  noNotebook: 'Notizbuch nicht gefunden',
  noNotebookText:
    'Vielleicht ist es im Papierkorb oder noch nicht auf diesem Gerät. Seine Notizen findest du unter „Alle Notizen“.',
  noSearch: 'Gespeicherte Suche nicht gefunden',
  noSearchText: 'Vielleicht wurde sie entfernt oder ist noch nicht auf diesem Gerät.',
  tagError: 'Dieser Name ist als Tag nicht möglich.',
};
