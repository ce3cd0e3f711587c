import { flagIn, isObject, type JsonObject, listIn, textIn } from '../json/index.ts';

/** Returns the Markdown of an advanced checklist: a heading per group, and its tasks. */
export function checklistMarkdown(document: JsonObject): string {
  return listIn(document, 'groups').filter(isObject).map(groupMarkdown).join('\n\n');
}

function groupMarkdown(group: JsonObject): string {
  const tasks = listIn(group, 'tasks')
    .filter(isObject)
    .map((task) => `- [${flagIn(task, 'completed') ? 'x' : ' '}] ${onOneLine(textIn(task, 'description'))}`);
  const name = onOneLine(textIn(group, 'name'));
  return [...(name === '' ? [] : [`## ${name}`, '']), ...tasks].join('\n');
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
