import { pluralIn } from '../../../language/index.ts';
import { messages as notes } from '../../model/messages/de.ts';
import type { messages as en } from './en.ts';

const plural = pluralIn('de');

export const messages: typeof en = {
  ...notes,
  all: 'Alle Notizen',
  unresolved: 'Offene Links',
  searches: 'Gespeicherte Suchen',
  searchRemoved: ({ name }) => `„${name}“ entfernt`,
  tags: 'Tags',
  optionsOf: ({ name }) => `Optionen für ${name}`,
  newNotebook: 'Neues Notizbuch',
  newNotebookInside: 'Neues Notizbuch darin',
  noNotebooks: 'Noch keine Notizbücher',
  noTags: 'Noch keine Tags. Tippe #tag in eine Notiz oder füge unter ihrem Titel eines hinzu.',
  look: 'Symbol und Farbe',
  icon: 'Symbol',
  colour: 'Farbe',
  noColour: 'Keine Farbe',
  colourNames: ['Indigo', 'Rot', 'Petrol', 'Gold', 'Violett', 'Grün'],
  iconNames: {
    book: 'Buch',
    briefcase: 'Aktentasche',
    home: 'Haus',
    heart: 'Herz',
    dumbbell: 'Hantel',
    star: 'Stern',
    flag: 'Flagge',
    leaf: 'Blatt',
    idea: 'Glühbirne',
    music: 'Musik',
    travel: 'Flugzeug',
    food: 'Besteck',
  },
  moveTitle: ({ name }) => `„${name}“ verschieben`,
  nameEmpty: 'Gib einen Namen ein.',
  trashed: ({ name }) => `„${name}“ in den Papierkorb verschoben. Die Notizen bleiben unter „Alle Notizen“.`,
  moved: ({ name }) => `„${name}“ verschoben`,
  renameTag: ({ name }) => `„${name}“ umbenennen`,
  tagName: 'Neuer Name',
  tagNameHint:
    'Mit einem Schrägstrich ordnest du Tags ein, zum Beispiel sport/knie. Wenn du den Namen eines anderen Tags eingibst, werden beide zusammengeführt.',
  tagRenamed: ({ name, to }) => `„${name}“ in „${to}“ umbenannt`,
  renameInText: ({ count }) =>
    plural(count, {
      one: 'Auch den Text von # Notiz mit diesem Tag ändern',
      other: 'Auch den Text von # Notizen mit diesem Tag ändern',
    }),
  formerNames: 'Frühere Namen',
  formerNamesText: ({ name }) =>
    `Im Text von Notizen zählen diese Tags als #${name}, auch wenn du sie künftig schreibst.`,
  endFormerName: ({ former, name }) => `#${former} nicht mehr als #${name} zählen`,
  formerNameEnded: ({ former, name }) => `#${former} zählt nicht mehr als #${name}`,
  removeTag: 'Aus allen Notizen entfernen',
  tagErrors: {
    'tag/no-hashtag': 'Im Text von Notizen dürfen Tags keine Leerzeichen enthalten und nicht nur aus Ziffern bestehen.',
    'tag/empty': 'Gib einen Namen ein.',
    'tag/too-long': 'Dieser Name ist zu lang für ein Tag.',
    'tag/bad-character': 'Dieser Name enthält ein Zeichen, das in Tags nicht erlaubt ist.',
  },
};
