import { messages as common } from '../../../common/messages/de.ts';
import type { messages as en } from './en.ts';

export const messages: typeof en = {
  ...common,
  noTemplates: 'Noch keine Vorlagen',
  noTemplatesText:
    'Wähle „In Vorlage umwandeln“ im Menü einer Notiz. {{date}} und {{title}} werden beim Verwenden ausgefüllt.',
  forDailyNotes: 'Tagesnotizen',
  titleUse: 'Ersetzt {{title}} in der Vorlage. Wenn du das Feld leer lässt, wird das heutige Datum verwendet.',
  insert: 'Vorlage einfügen',
  searchTemplates: 'Vorlagen durchsuchen',
  noneFound: 'Keine Vorlagen gefunden',
};
