import { pluralIn } from '../../../language/index.ts';
import type { messages as en } from './en.ts';

const plural = pluralIn('de');

export const messages: typeof en = {
  backToNote: 'Zurück zur Notiz',
  supersededTitle: ({ value, day, time }) =>
    `Der Titel wurde auf zwei Geräten geändert. „${value}“ wurde ersetzt: ${day}, ${time}.`,
  supersededTag: ({ value, day, time }) =>
    `Das Tag „${value}“ wurde auf zwei Geräten geändert. Eine der Änderungen wurde ersetzt: ${day}, ${time}.`,
  show: 'Anzeigen',
  whole: 'Ganzer Text',
  sinceBefore: 'Änderungen darin',
  untilNow: 'Änderungen seitdem',
  first: 'Es gibt keine frühere Version zum Vergleichen.',
  same: 'Der Text hat sich nicht geändert.',
  titleWas: ({ was, became }) => `Titel von „${was}“ in „${became}“ geändert.`,
  titleSet: ({ became }) => `Titel hinzugefügt: „${became}“.`,
  titleGone: ({ was }) => `Titel entfernt: „${was}“.`,
  tagsAdded: ({ tags, count }) =>
    plural(count, { one: `Tag hinzugefügt: ${tags}.`, other: `Tags hinzugefügt: ${tags}.` }),
  tagsGone: ({ tags, count }) => plural(count, { one: `Tag entfernt: ${tags}.`, other: `Tags entfernt: ${tags}.` }),
  textBefore: 'Text vor den Änderungen',
  textAfter: 'Text nach den Änderungen',
  changes: 'Text mit markierten Änderungen',
  legend: 'Gelöschter Text ist durchgestrichen, neuer Text ist unterstrichen.',
  emptyVersion: 'Diese Version hat keinen Text.',
  copy: 'Text kopieren',
  copied: 'Text kopiert',
  notCopied: 'Dein Browser hat das Kopieren nicht erlaubt. Markiere den Text und kopiere ihn selbst.',
  restore: 'Diese Version wiederherstellen',
  restoreText: 'Sie wird zur aktuellen Version. Dein jetziger Text bleibt im Versionsverlauf.',
  restored: ({ day, time }) => `Version wiederhergestellt: ${day}, ${time}`,
  restoreInTrash:
    'Diese Notiz ist im Papierkorb. Stelle zuerst die Notiz wieder her, dann kannst du eine Version wiederherstellen.',
};
