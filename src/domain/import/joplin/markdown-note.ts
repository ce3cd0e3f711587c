import type { FileText } from '../../notes/index.ts';
import type { DraftTime, ImportItem, NoteDraft } from '../draft/index.ts';
import { extensionOf, folderOf, type ImportFile } from '../files/index.ts';
import { propertiesOf } from '../properties/index.ts';
import { onOneLine } from '../text/index.ts';
import { type FrontMatterNote, readFrontMatter } from './front-matter.ts';
import { isoOf, positionOf } from './item-values.ts';
import { leftOutItems, noteBody } from './note-body.ts';
import { type ExportedNote, type PathTargets, pathResolver } from './path-links.ts';
import { withTask } from './to-do.ts';
import { writtenTime } from './written-time.ts';

export interface MarkdownExport extends PathTargets {
  /** The folder that contains the folders of notebooks. */
  readonly root: string;
}

/**
 * Converts a note of the export “Markdown with front matter”; the images inside it come first. A to-do becomes a task, as
 * in the RAW format.
 */
export function markdownNoteItems(
  { sourceId, title, file }: ExportedNote,
  { text, lineEnd, bom }: FileText,
  exported: MarkdownExport,
): readonly ImportItem[] {
  const { values, body } = readFrontMatter(text) ?? { values: new Map(), body: text };
  const resolve = pathResolver(file, exported);
  const origin = file.path;
  const markup = extensionOf(file.path) === 'html' ? 'HTML' : 'Markdown';
  const converted = noteBody(body, markup, { sourceId, origin }, resolve);
  const completed = values.get('completed?')?.[0];
  const draft: NoteDraft = {
    kind: 'note',
    sourceId,
    origin,
    title: onOneLine(title),
    text:
      completed === undefined
        ? converted.text
        : withTask(converted.text, onOneLine(title), /^(?:yes|true)$/i.test(completed)),
    marks: { ...(lineEnd === 'crlf' && { lineEnd }), ...(bom && { bom }) },
    notebook: notebookOf(file, exported.root),
    tags: (values.get('tags') ?? []).filter((tag: string) => tag !== ''),
    aliases: [],
    createdAt: timeOf(values, 'created'),
    editedAt: timeOf(values, 'updated'),
    day: null,
    isPinned: false,
    isArchived: false,
    isTrashed: false,
    isTemplate: false,
    properties: propertiesIn(values),
  };
  return [...converted.files, draft, ...leftOutItems(origin, converted.leftOut)];
}

function notebookOf({ path }: ImportFile, root: string): readonly string[] {
  const folder = folderOf(path);
  const below = root !== '' && folder.startsWith(`${root}/`) ? folder.slice(root.length + 1) : folder;
  return folder === root ? [] : below.split('/');
}

function timeOf(values: FrontMatterNote['values'], name: string): DraftTime | null {
  return writtenTime(values.get(name)?.[0] ?? '');
}

/** Keeps values that have no other place, and times that cannot be read. */
function propertiesIn(values: FrontMatterNote['values']): NoteDraft['properties'] {
  const textOf = (name: string) => (values.get(name) ?? []).join(', ');
  const others = [...values.keys()]
    .filter((name) => !knownNames.has(name))
    .map((name) => [name, textOf(name)] as const);
  const unread = ['created', 'updated'].filter((name) => timeOf(values, name) === null);
  const due = timeOf(values, 'due');
  return propertiesOf([
    ...positionOf(textOf),
    ['due', typeof due === 'number' ? isoOf(due) : textOf('due')],
    ...others,
    ...unread.map((name) => [name, textOf(name)] as const),
  ]);
}

/** Properties that become fields of a note; the others stay properties. */
const knownNames: ReadonlySet<string> = new Set([
  'title',
  'id',
  'created',
  'updated',
  'completed?',
  'due',
  'tags',
  'latitude',
  'longitude',
  'altitude',
]);
