import type { LocalDay } from '../../kernel/index.ts';
import type { FileText } from '../../notes/index.ts';
import { frontMatterEnd, noteMarkdownParser, plainTextOf } from '../../notes/markdown/index.ts';
import type { SkippedItem } from '../draft/index.ts';
import { type FrontMatter, readFrontMatter } from '../front-matter/index.ts';
import { type FolderFile, readNoteFile } from '../note-files/index.ts';
import { type Block, readBlocks } from './blocks.ts';
import { headOfBlock, idOfBlock } from './convert-block.ts';
import { dayOfPage, type Graph, pageName } from './graph.ts';
import { type PageProperties, takePageProperties } from './page-properties.ts';

/** A page as it is written. */
export interface Page {
  /** With the levels of its namespace. */
  readonly name: string;
  readonly day: LocalDay | null;
  readonly marks: Omit<FileText, 'text'>;
  readonly properties: PageProperties;
  /** Front matter of YAML, which some graphs have; empty without. */
  readonly frontMatter: string;
  readonly lifted: FrontMatter;
  readonly blocks: readonly Block[];
}

/** What links and references to a page need. */
export interface PageSummary {
  readonly sourceId: string;
  readonly name: string;
  readonly day: LocalDay | null;
  readonly aliases: readonly string[];
  /** The first lines of the blocks that have an id, by id. */
  readonly heads: ReadonlyMap<string, string>;
}

export async function readPage(file: FolderFile, { config }: Graph): Promise<Page | SkippedItem> {
  const read = await readNoteFile(file.file);
  if ('kind' in read) return read;
  const { text, ...marks } = read;
  const end = frontMatterEnd(text);
  const lifted = readFrontMatter(text);
  const { properties, blocks } = takePageProperties(readBlocks(text.slice(end)), end > 0);
  return {
    name: properties.title ?? lifted.title ?? pageName(file),
    day: dayOfPage(file, config),
    marks,
    properties,
    frontMatter: text.slice(0, end),
    lifted,
    blocks,
  };
}

/** Reads all pages once for what refers to them. Keeps no texts, because a graph can be larger than the memory. */
export async function readPages(graph: Graph): Promise<readonly PageSummary[]> {
  const summaries: PageSummary[] = [];
  for (const file of graph.pages) {
    const page = await readPage(file, graph);
    if ('kind' in page) continue;
    summaries.push({
      sourceId: file.sourceId,
      name: page.name,
      day: page.day,
      aliases: [...page.properties.aliases, ...page.lifted.aliases],
      heads: headsById(page.blocks),
    });
  }
  return summaries;
}

function headsById(blocks: readonly Block[]): ReadonlyMap<string, string> {
  const heads = new Map<string, string>();
  for (const block of blocks) {
    const id = idOfBlock(block);
    if (id !== null) heads.set(id, shortened(headOfBlock(block)));
  }
  return heads;
}

function shortened(line: string): string {
  const start = line.slice(0, 1000);
  const plain = plainTextOf(start, noteMarkdownParser.parse(start).topNode);
  return plain.length <= maxHeadLength ? plain : `${plain.slice(0, maxHeadLength).replace(/[\ud800-\udbff]$/, '')}…`;
}

const maxHeadLength = 200;
