import { messages as common } from '../../../common/messages/de.ts';
import { pluralIn } from '../../../language/index.ts';
import type { messages as en } from './en.ts';

const plural = pluralIn('de');

export const messages: typeof en = {
  ...common,
  linkedFrom: 'Rückverweise',
  mentionedIn: 'In Notizen erwähnt',
  noteOfDay: 'Tagesnotiz',
  showAll: ({ count }) => plural(count, { one: '# weitere Notiz anzeigen', other: '# weitere Notizen anzeigen' }),

  unresolved: 'Offene Links',
  noneUnresolved: 'Keine offenen Links',
  noneUnresolvedText: 'Links zu Notizen, die es noch nicht gibt, zum Beispiel [[Knieübungen]], erscheinen hier.',
  createNote: 'Notiz erstellen',
  createNoteNamed: ({ title }) => `Notiz „${title}“ erstellen`,
  linkedIn: 'Verlinkt in',
  moreNotes: ({ count }) => plural(count, { one: 'und # weitere Notiz', other: 'und # weitere Notizen' }),
  created: ({ title }) => `„${title}“ erstellt`,
  linksUpdated: ({ count }) =>
    plural(count, { one: 'Links in # Notiz aktualisiert', other: 'Links in # Notizen aktualisiert' }),
  linksNotRestored: 'Einige Links wurden inzwischen geändert und behalten den neuen Titel.',
  headingGone: ({ heading }) => `Die Überschrift „${heading}“ gibt es in dieser Notiz nicht mehr.`,
  blockGone: 'Die verlinkte Zeile gibt es in dieser Notiz nicht mehr.',

  aliases: 'Aliasse',
  aliasesText: 'Links können jeden dieser Namen verwenden.',
  noAliases: 'Aliasse sind andere Namen dieser Notiz, die du in Links verwenden kannst.',
  formerTitles: 'Frühere Titel',
  formerTitlesText: 'Links mit diesen Titeln öffnen weiterhin diese Notiz.',
  alias: 'Alias',
  removeNamed: ({ name }) => `„${name}“ entfernen`,
  removed: ({ name }) => `„${name}“ entfernt`,
  nameTaken: 'Diese Notiz hat diesen Namen schon.',
};
