import { readFileText } from '../../notes/index.ts';
import type { TextPart } from '../draft/index.ts';
import { linkAt, rewriteMarkdown } from '../links/index.ts';
import { withCallouts } from './asides.ts';
import { type PageContent, pageContent } from './page-content.ts';
import type { PageLinks } from './page-links.ts';
import { titleInMarkdown } from './page-titles.ts';
import { type PagePlace, propertiesAndBody } from './property-lines.ts';
import { notePropertiesOf } from './property-values.ts';

/** Reads a page of the Markdown export. Its first heading is its title. */
export function markdownPage(file: string, place: PagePlace): PageContent {
  const { text: whole, lineEnd, bom } = readFileText(file);
  const title = titleInMarkdown(whole);
  const content = title === '' ? whole : whole.replace(/^# +[^\n]*(?:\n\n?|$)/, '');
  const { written, body } = propertiesAndBody(content, place);
  const text = markdownParts(withCallouts(body), place.links);
  return pageContent({ title, text }, notePropertiesOf(written, place.links), { marks: { lineEnd, bom } });
}

/** Returns Markdown with its links to pages and files as parts. */
function markdownParts(text: string, links: PageLinks): readonly TextPart[] {
  return rewriteMarkdown(text, (node) => {
    const link = linkAt(text, node);
    // a linked image stays in its link; the image itself is looked at next
    if (link === null || (!link.isImage && node.getChild('Image') !== null)) return null;
    return links.partOf(link);
  });
}
