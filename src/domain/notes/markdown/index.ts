export { noteMarkdownExtensions, noteMarkdownParser } from './note-markdown.ts';
