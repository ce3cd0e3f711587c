import { type MarkdownExtension, type MarkdownParser, parser, Strikethrough } from '@lezer/markdown';
import { bareAddresses } from './bare-address.ts';
import { blockLimits } from './block-limits.ts';
import { callouts } from './callout.ts';
import { emphasis } from './emphasis.ts';
import { footnotes } from './footnote.ts';
import { hashtags } from './hashtag.ts';
import { highlights } from './highlight.ts';
import { inlineLimits } from './inline-limits.ts';
import { linkReferences } from './link-reference.ts';
import { longParagraphs } from './long-paragraph.ts';
import { plainRuns } from './plain-run.ts';
import { tables } from './tables.ts';
import { tasks } from './task.ts';
import { wikiLinks } from './wiki-link.ts';

/** GFM, in place of the bundle that comes with the parser: the same trees, in linear time. */
const gfm: MarkdownExtension = [tables, tasks, Strikethrough, emphasis, bareAddresses];

/**
 * What a note's Markdown has beyond CommonMark, GFM included, and what keeps reading it linear.
 *
 * To be configured after GFM where somebody brings that too.
 */
export const noteMarkdownExtensions: MarkdownExtension = [
  gfm,
  wikiLinks,
  footnotes,
  hashtags,
  highlights,
  callouts,
  linkReferences,
  plainRuns,
  inlineLimits,
  blockLimits,
  longParagraphs,
];

/** Reads a note: CommonMark, GFM (tables, tasks, strikethrough, bare addresses) and what is ours. */
export const noteMarkdownParser: MarkdownParser = parser.configure(noteMarkdownExtensions);
