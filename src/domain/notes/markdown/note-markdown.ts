import { type MarkdownExtension, type MarkdownParser, parser, Strikethrough } from '@lezer/markdown';
import { bareAddresses } from './bare-address.ts';
import { blankStarts } from './blank-start.ts';
import { blockLimits } from './block-limits.ts';
import { callouts } from './callout.ts';
import { comments } from './comment.ts';
import { details } from './details.ts';
import { emphasis } from './emphasis.ts';
import { footnotes } from './footnote.ts';
import { hashtags } from './hashtag.ts';
import { highlights } from './highlight.ts';
import { htmlElements } from './html-element.ts';
import { inlineLimits } from './inline-limits.ts';
import { linkReferences } from './link-reference.ts';
import { longParagraphs } from './long-paragraph.ts';
import { plainRuns } from './plain-run.ts';
import { tables } from './tables.ts';
import { tasks } from './task.ts';
import { wikiLinks } from './wiki-link.ts';

/** Replaces the parser's GFM bundle. It produces the same trees, but in linear time. */
const gfm: MarkdownExtension = [tables, tasks, Strikethrough, emphasis, bareAddresses];

/**
 * The syntax of notes beyond CommonMark, including GFM, and the limits that keep parsing linear.
 *
 * Configure it after GFM if the parser already has GFM.
 */
export const noteMarkdownExtensions: MarkdownExtension = [
  gfm,
  wikiLinks,
  footnotes,
  hashtags,
  highlights,
  comments,
  callouts,
  htmlElements,
  details,
  linkReferences,
  plainRuns,
  inlineLimits,
  blockLimits,
  longParagraphs,
  blankStarts,
];

/**
 * Parses notes: CommonMark, GFM (tables, tasks, strikethrough, bare addresses) and Mensana's own syntax.
 *
 * It differs from GFM on purpose in a few things: one tilde, `~one~`, strikes nothing, because people write it for
 * “about”; a bare address ends before letters of scripts without spaces between words; and properties between two lines
 * of `---` at the start are none of the text. The tags of a few HTML elements are marks with Markdown between them;
 * other HTML is text.
 */
export const noteMarkdownParser: MarkdownParser = parser.configure(noteMarkdownExtensions);
