import type { Document, Element } from 'domhandler';
import { isTag } from 'domhandler';
import type { NoteDraft, NoteTime } from '../draft/index.ts';
import { noteTimeIn } from '../front-matter/index.ts';
import { attribute, lineOfText, nodesIn } from '../html/index.ts';

/** What an HTML file says about itself beside its text. */
export interface PageFacts {
  /** The text of `<title>`, or of the first heading. Empty without both. */
  readonly title: string;
  readonly createdAt: NoteTime | null;
  readonly editedAt: NoteTime | null;
  readonly tags: readonly string[];
  readonly properties: NoteDraft['properties'];
}

const createdNames = ['created', 'dcterms.created', 'article:published_time', 'datepublished', 'date', 'dc.date'];
const editedNames = [
  'updated',
  'modified',
  'dcterms.modified',
  'article:modified_time',
  'last-modified',
  'datemodified',
];
const propertyNames = [
  'author',
  'source',
  'source-url',
  'source-application',
  'description',
  'latitude',
  'longitude',
  'altitude',
];

export function pageFacts(page: Document): PageFacts {
  let title = '';
  let heading = '';
  const meta = new Map<string, string>();
  for (const node of nodesIn(page)) {
    if (!isTag(node)) continue;
    if (node.name === 'title' && title === '' && !isInDrawing(node)) title = lineOfText(node);
    else if (/^h[1-6]$/.test(node.name) && heading === '') heading = lineOfText(node);
    else if (node.name === 'meta') addMeta(meta, node);
  }
  const isOfEvernote = /evernote/i.test(`${meta.get('exporter-version') ?? ''} ${meta.get('generator') ?? ''}`);
  const keywords = meta.get('keywords') ?? '';
  return {
    title: (title || heading).slice(0, maxTitleLength),
    createdAt: firstTime(meta, createdNames),
    editedAt: firstTime(meta, editedNames),
    // keywords of other pages are written for search engines
    tags: isOfEvernote
      ? keywords
          .split(',')
          .map((tag) => tag.trim())
          .filter((tag) => tag !== '')
      : [],
    properties: propertiesIn(meta, isOfEvernote ? '' : keywords),
  };
}

const maxTitleLength = 1000;

function isInDrawing({ parent }: Element): boolean {
  return parent !== null && isTag(parent) && !['head', 'html', 'body'].includes(parent.name);
}

function addMeta(meta: Map<string, string>, element: Element): void {
  const name = attribute(element, 'name') ?? attribute(element, 'property') ?? attribute(element, 'itemprop');
  const content = attribute(element, 'content')?.trim() ?? '';
  const key = name?.toLowerCase() ?? '';
  if (key !== '' && content !== '' && !meta.has(key)) meta.set(key, content.slice(0, maxTitleLength));
}

function firstTime(meta: ReadonlyMap<string, string>, names: readonly string[]): NoteTime | null {
  for (const name of names) {
    const time = noteTimeIn(meta.get(name) ?? '')?.time ?? null;
    if (time !== null) return time;
  }
  return null;
}

function propertiesIn(meta: ReadonlyMap<string, string>, keywords: string): NoteDraft['properties'] {
  const written = propertyNames.flatMap((name): [string, string][] => {
    const value = meta.get(name);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(keywords === '' ? written : [...written, ['keywords', keywords]]);
}
