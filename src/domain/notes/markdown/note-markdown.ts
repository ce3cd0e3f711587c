import { GFM, type MarkdownExtension, type MarkdownParser, parser } from '@lezer/markdown';
import { callouts } from './callout.ts';
import { footnotes } from './footnote.ts';
import { hashtags } from './hashtag.ts';
import { highlights } from './highlight.ts';
import { plainRuns } from './plain-run.ts';
import { tasks } from './task.ts';
import { wikiLinks } from './wiki-link.ts';

/** What a note's Markdown has beyond CommonMark and GFM. To be configured after GFM. */
export const noteMarkdownExtensions: MarkdownExtension = [
  wikiLinks,
  footnotes,
  hashtags,
  highlights,
  callouts,
  tasks,
  plainRuns,
];

/** Reads a note: CommonMark, GFM (tables, tasks, strikethrough, bare addresses) and what is ours. */
export const noteMarkdownParser: MarkdownParser = parser.configure([GFM, noteMarkdownExtensions]);
