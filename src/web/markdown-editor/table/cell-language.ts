import { commonmarkLanguage, markdownLanguage } from '@codemirror/lang-markdown';
import { Language, LanguageSupport } from '@codemirror/language';
import type { MarkdownExtension, MarkdownParser } from '@lezer/markdown';
import { noteMarkdownExtensions, noteMarkdownParser } from '#domain/notes/markdown/index.ts';

/** Removes block parsers: a cell is one line, so it contains no blocks. */
const withoutBlocks = {
  remove: [
    'LinkReference',
    'IndentedCode',
    'FencedCode',
    'Blockquote',
    'HorizontalRule',
    'BulletList',
    'OrderedList',
    'ATXHeading',
    'HTMLBlock',
    'Details',
    'SetextHeading',
    'Table',
    'TaskList',
    'FootnoteDefinition',
  ],
};

export const cellParser = noteMarkdownParser.configure(withoutBlocks);

const markdown = commonmarkLanguage.parser as MarkdownParser;
const parser = markdown.configure([noteMarkdownExtensions as MarkdownExtension, withoutBlocks]);

export const cellLanguage = new LanguageSupport(new Language(markdownLanguage.data, parser, [], 'markdown'));
