export { type EmbeddedImage, type HtmlImage, type HtmlNode, imagesOf, printHtml, wordsOf } from './html-tree.ts';
export { type NoteToPrint, notePage } from './note-page.ts';
export { notePageStyle, notePageStyleHash } from './note-page-style.ts';
export { noteTree } from './note-tree.ts';
