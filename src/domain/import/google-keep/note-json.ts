import { parseJsonFile } from '../json/index.ts';

/** A note as Google Takeout writes it, checked. Fields that an export does not have are empty. */
export interface KeepNote {
  readonly title: string;
  readonly textContent: string;
  /** The same text with its formatting, in newer exports. */
  readonly textContentHtml: string;
  readonly listContent: readonly KeepListItem[];
  readonly labels: readonly string[];
  readonly attachments: readonly KeepAttachment[];
  readonly annotations: readonly KeepAnnotation[];
  /** The people it is shared with, without the owner. */
  readonly sharees: readonly string[];
  /** Empty for the usual one. */
  readonly color: string;
  readonly isPinned: boolean;
  readonly isArchived: boolean;
  readonly isTrashed: boolean;
  readonly createdTimestampUsec: unknown;
  readonly userEditedTimestampUsec: unknown;
  /** Fields that this version of the app does not know. */
  readonly others: readonly (readonly [name: string, value: string | number | boolean])[];
}

export interface KeepListItem {
  readonly text: string;
  readonly textHtml: string;
  readonly isChecked: boolean;
}

export interface KeepAttachment {
  readonly filePath: string;
  readonly mimetype: string;
}

/** A link that Keep shows below a note. */
export interface KeepAnnotation {
  readonly url: string;
  readonly title: string;
  readonly description: string;
}

/** Returns whether the beginning of a JSON file is one of a note. */
export function startsLikeNote(head: string): boolean {
  if (!/^\ufeff?\s*\{/.test(head)) return false;
  const has = (name: string) => head.includes(`"${name}":`);
  return has('userEditedTimestampUsec') || (has('isTrashed') && has('isPinned') && has('isArchived'));
}

/** Parses a note. Returns `'other'` if the text is JSON of something else, and throws if it is no JSON or too large. */
export function parseNote(text: string): KeepNote | 'other' {
  const fields = fieldsOf(parseJsonFile(text));
  const isNote = noteFields.filter((name) => fields.has(name)).length >= 2;
  return isNote ? noteOf(fields) : 'other';
}

/** At least two of these are in every note. */
const noteFields = ['userEditedTimestampUsec', 'isTrashed', 'isPinned', 'isArchived', 'textContent', 'listContent'];

function noteOf(fields: Fields): KeepNote {
  const color = textIn(fields, 'color');
  return {
    title: textIn(fields, 'title'),
    textContent: textIn(fields, 'textContent'),
    textContentHtml: textIn(fields, 'textContentHtml'),
    listContent: listIn(fields, 'listContent').map((item) => ({
      text: textIn(item, 'text'),
      textHtml: textIn(item, 'textHtml'),
      isChecked: item.get('isChecked') === true,
    })),
    labels: listIn(fields, 'labels').map((label) => textIn(label, 'name')),
    attachments: listIn(fields, 'attachments')
      .map((each) => ({ filePath: textIn(each, 'filePath'), mimetype: textIn(each, 'mimetype') }))
      .filter(({ filePath }) => filePath !== ''),
    annotations: listIn(fields, 'annotations')
      .map((each) => ({
        url: textIn(each, 'url').trim(),
        title: textIn(each, 'title'),
        description: textIn(each, 'description'),
      }))
      .filter(({ url, title, description }) => `${url}${title}${description}`.trim() !== ''),
    sharees: listIn(fields, 'sharees')
      .filter((each) => each.get('isOwner') !== true)
      .map((each) => textIn(each, 'email'))
      .filter((email) => email !== ''),
    color: color === 'DEFAULT' ? '' : color,
    isPinned: fields.get('isPinned') === true,
    isArchived: fields.get('isArchived') === true,
    isTrashed: fields.get('isTrashed') === true,
    createdTimestampUsec: fields.get('createdTimestampUsec'),
    userEditedTimestampUsec: fields.get('userEditedTimestampUsec'),
    others: [...fields].flatMap(([name, value]) => (knownFields.has(name) || !isPlain(value) ? [] : [[name, value]])),
  };
}

const knownFields: ReadonlySet<string> = new Set([
  ...noteFields,
  'title',
  'textContentHtml',
  'labels',
  'attachments',
  'annotations',
  'sharees',
  'color',
  'createdTimestampUsec',
]);

/** The fields of an object as a map, which no name can harm. */
type Fields = ReadonlyMap<string, unknown>;

function fieldsOf(value: unknown): Fields {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return new Map(isObject ? Object.entries(value) : []);
}

function textIn(fields: Fields, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

function listIn(fields: Fields, name: string): readonly Fields[] {
  const value = fields.get(name);
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
