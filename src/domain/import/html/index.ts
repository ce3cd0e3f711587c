export { lineOfText } from './block-reader.ts';
export { attribute, elementOf, findElement, nodesIn, styleOf, textIn } from './elements.ts';
export { type EmbeddedImage, type HtmlContext, type HtmlImage, type HtmlLink, leftOutText } from './html-context.ts';
export { type HtmlText, markdownOfHtml } from './markdown-of-html.ts';
export { parseHtml } from './parse-html.ts';
export { imageMarkdown, linkMarkdown } from './print-link.ts';
export { mergedParts } from './printed-lines.ts';
