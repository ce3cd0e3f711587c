import { isObject, type JsonObject, listIn, parseJson, textIn } from '../json/index.ts';

/** How the text of a note is stored. */
export type NoteKind = 'text' | 'html' | 'code' | 'super' | 'checklist' | 'spreadsheet' | 'authentication';

/**
 * Returns how the text of a note is stored. The text itself decides where it can be recognised, because the type of a note
 * is missing in old backups and can be changed without changing the text.
 *
 * @param editor the editor that an old backup names outside of the note
 */
export function noteKind(content: JsonObject, editor: string): NoteKind {
  const declared = declaredKind(content, editor);
  if (declared === 'authentication' || declared === 'code') return declared;
  const text = textIn(content, 'text');
  if (!/^\s*[[{]/.test(text)) return needsJson.has(declared) && declared !== 'spreadsheet' ? 'text' : declared;
  const document = parseJson(text, deepestDocument);
  return kindOfDocument(document) ?? (declared === 'html' ? 'text' : declared);
}

/** Levels of brackets in the JSON of an editor. A level of a document takes two. */
export const deepestDocument = 200;

const needsJson: ReadonlySet<NoteKind> = new Set(['super', 'checklist', 'spreadsheet']);

function declaredKind(content: JsonObject, editor: string): NoteKind {
  const type = textIn(content, 'noteType');
  const known = kindsByType.get(type);
  if (known !== undefined) return known;
  const identifier = (textIn(content, 'editorIdentifier') || editor).toLowerCase();
  return kindsByEditor.find(([name]) => identifier.includes(name))?.[1] ?? 'text';
}

const kindsByType = new Map<string, NoteKind>([
  ['plain-text', 'text'],
  ['markdown', 'text'],
  ['task', 'checklist'],
  ['rich-text', 'html'],
  ['code', 'code'],
  ['super', 'super'],
  ['spreadsheet', 'spreadsheet'],
  ['authentication', 'authentication'],
]);

const kindsByEditor: readonly (readonly [name: string, kind: NoteKind])[] = [
  ['plus-editor', 'html'],
  ['bold-editor', 'html'],
  ['super-editor', 'super'],
  ['code-editor', 'code'],
  ['sheets', 'spreadsheet'],
  ['token-vault', 'authentication'],
  ['checklist', 'checklist'],
];

function kindOfDocument(document: unknown): NoteKind | null {
  if (Array.isArray(document)) return document.length > 0 && document.every(isSecret) ? 'authentication' : null;
  if (!isObject(document)) return null;
  if (isObject(document.root) && Array.isArray(document.root.children)) return 'super';
  if (listIn(document, 'sheets').length > 0) return 'spreadsheet';
  if (listIn(document, 'groups').some((group) => isObject(group) && Array.isArray(group.tasks))) return 'checklist';
  return null;
}

/** Returns whether a value is an entry of an authenticator. */
function isSecret(value: unknown): boolean {
  return isObject(value) && typeof value.secret === 'string' && ('service' in value || 'account' in value);
}
