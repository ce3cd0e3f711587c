import { commonmarkLanguage, markdownLanguage } from '@codemirror/lang-markdown';
import { Language, LanguageSupport, ParseContext } from '@codemirror/language';
import type { Parser } from '@lezer/common';
import { type MarkdownExtension, type MarkdownParser, parseCode } from '@lezer/markdown';
import { noteMarkdownExtensions } from '#domain/notes/markdown/index.ts';
import { codeLanguage } from './code-languages.ts';
import { PassageParser } from './passage-parser.ts';

/**
 * Returns the language of notes: Markdown with the extensions of notes, and in fenced code the language that the fence
 * names.
 */
export function noteLanguage(): LanguageSupport {
  return language;
}

const markdown = commonmarkLanguage.parser as MarkdownParser;

// No parser is nested in HTML, because notes treat HTML as text.
const blocks = markdown.configure(noteMarkdownExtensions as MarkdownExtension);
const parser = new PassageParser(blocks, parseCode({ codeParser }));

// Uses the language data of CodeMirror's Markdown, so that its commands recognise notes as Markdown.
const language = new LanguageSupport(new Language(markdownLanguage.data, parser, [], 'markdown'));

function codeParser(info: string): Parser | null {
  const description = codeLanguage(info);
  if (description === null) return null;
  return description.support?.language.parser ?? ParseContext.getSkippingParser(description.load());
}
