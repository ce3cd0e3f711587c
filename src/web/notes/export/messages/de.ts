import { messages as common } from '../../../common/messages/de.ts';
import { pluralIn } from '../../../language/index.ts';
import type { messages as en } from './en.ts';

const plural = pluralIn('de');

export const messages: typeof en = {
  ...common,
  copyMarkdown: 'Als Markdown kopieren',
  saveMarkdown: 'Als Markdown exportieren',
  saveHtml: 'Als Webseite exportieren',
  copied: 'Notiz als Markdown kopiert',
  copyRefused: 'Dein Browser hat das Kopieren nicht erlaubt. Exportiere die Notiz stattdessen als Markdown.',
  failed: 'Etwas ist schiefgelaufen. Deine Notiz ist unverändert. Versuche es noch einmal.',
  preparing: 'Bilder werden vorbereitet',
  images: 'Bilder',
  doneOf: ({ done, of }) => `${done} von ${of}`,
  skipRest: 'Rest überspringen',
  missing: ({ count }) => plural(count, { one: '# Bild fehlt im Export', other: '# Bilder fehlen im Export' }),
  absent: 'Nicht auf diesem Gerät und gerade nicht herunterzuladen:',
  notShown: 'Dateitypen, die sich nicht als Bild anzeigen lassen:',
  namesInstead: 'Der Export zeigt stattdessen ihre Namen.',
  continueWithout: ({ count }) =>
    plural(count, { one: 'Ohne das Bild fortfahren', other: 'Ohne die Bilder fortfahren' }),
  unnamed: 'Bild ohne Titel',
};
