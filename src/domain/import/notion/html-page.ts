import type { Element, ParentNode } from 'domhandler';
import type { TextPart } from '../draft/index.ts';
import { elementOf, findElement, leftOutText, lineOfText, markdownOfHtml, parseHtml } from '../html/index.ts';
import { hasClass, simplifyHtml, withoutElement } from './html-elements.ts';
import { htmlContext, htmlProperties } from './html-properties.ts';
import { type PageContent, pageContent } from './page-content.ts';
import type { PageLinks } from './page-links.ts';
import { notePropertiesOf } from './property-values.ts';

/** Reads a page of the HTML export: its properties are a table, and its content is an element of its own. */
export function htmlPage(html: string, links: PageLinks): PageContent {
  const root = parseHtml(html);
  const article = findElement(root, ({ name }) => name === 'article') ?? root;
  simplifyHtml(article);
  const context = htmlContext(links);
  const { written, lines } = htmlProperties(article, context);
  const leftOut = new Map<string, number>();
  const blocks = contentOf(article).map((element) => {
    const converted = markdownOfHtml(element, context);
    for (const [name, count] of converted.leftOut) leftOut.set(name, (leftOut.get(name) ?? 0) + count);
    return converted.text;
  });
  const properties = notePropertiesOf(written, links);
  return pageContent(
    { title: titleOf(root), text: joinedBlocks(blocks) },
    { ...properties, lines: [...lines, ...properties.lines] },
    { leftOut: leftOutText(leftOut) },
  );
}

function titleOf(root: ParentNode): string {
  const title =
    findElement(root, (each) => hasClass(each, 'page-title')) ?? findElement(root, ({ name }) => name === 'title');
  return title === null ? '' : lineOfText(title);
}

/** Returns the cover, the description and the body of a page, as far as it has them. */
function contentOf(article: ParentNode): readonly ParentNode[] {
  const cover = findElement(article, (each) => hasClass(each, 'page-cover-image'));
  const description = findElement(article, (each) => hasClass(each, 'page-description'));
  const body = findElement(article, (each) => hasClass(each, 'page-body'));
  const inDiv: Element | null = cover === null ? null : elementOf('div', {}, [cover]);
  if (body === null) withoutElement(article, 'header');
  return [inDiv, description, body ?? article].filter((element) => element !== null);
}

function joinedBlocks(blocks: readonly (readonly TextPart[])[]): readonly TextPart[] {
  return blocks.filter((block) => block.length > 0).flatMap((block, at) => (at === 0 ? block : ['\n\n', ...block]));
}
