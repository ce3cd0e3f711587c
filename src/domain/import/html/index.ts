export { lineOfText } from './block-reader.ts';
export { imageOfDataUrl, storedBy } from './data-url.ts';
export {
  attribute,
  blockNames,
  deepestElement,
  elementOf,
  findElement,
  nodesIn,
  styleOf,
  styleValue,
  textIn,
} from './elements.ts';
export { type EmbeddedImage, type HtmlContext, type HtmlImage, type HtmlLink, leftOutText } from './html-context.ts';
export { type HtmlText, markdownOfHtml, markdownOfShownHtml } from './markdown-of-html.ts';
export { parseHtml } from './parse-html.ts';
export { imageMarkdown, linkMarkdown, printImage } from './print-link.ts';
export { mergedParts } from './printed-lines.ts';
