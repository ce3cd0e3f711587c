import { isObject, listIn, parseJson, textIn } from '../json/index.ts';

/**
 * Returns the words and moments of Day One's rich text, which is used only if an entry has no Markdown. Its formats are
 * not read.
 */
export function richTextMarkdown(richText: string): string {
  const document = richText === '' ? undefined : parseJson(richText, 100);
  if (!isObject(document)) return richText;
  return listIn(document, 'contents')
    .filter(isObject)
    .map((run) => textIn(run, 'text') + embeddedIn(listIn(run, 'embeddedObjects')))
    .join('');
}

function embeddedIn(objects: readonly unknown[]): string {
  return objects
    .filter(isObject)
    .filter((object) => textIn(object, 'identifier') !== '')
    .map((object) => `![](dayone-moment://${textIn(object, 'identifier')})\n`)
    .join('');
}
