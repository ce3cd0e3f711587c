import { commonmarkLanguage, markdownLanguage } from '@codemirror/lang-markdown';
import { Language, LanguageSupport, ParseContext } from '@codemirror/language';
import type { Parser } from '@lezer/common';
import { type MarkdownExtension, type MarkdownParser, parseCode } from '@lezer/markdown';
import { noteMarkdownExtensions } from '#domain/notes/markdown/index.ts';
import { codeLanguage } from './code-languages.ts';
import { PassageParser } from './passage-parser.ts';

/** The language of a note: its grammar, and inside fenced code the language that the fence names. */
export function noteLanguage(): LanguageSupport {
  return language;
}

const markdown = commonmarkLanguage.parser as MarkdownParser;

// HTML is given no parser of its own: in a note it is text.
const blocks = markdown.configure(noteMarkdownExtensions as MarkdownExtension);
const parser = new PassageParser(blocks, parseCode({ codeParser }));

// The data of the packaged language, so that its commands know the note for Markdown.
const language = new LanguageSupport(new Language(markdownLanguage.data, parser, [], 'markdown'));

function codeParser(info: string): Parser | null {
  const description = codeLanguage(info);
  if (description === null) return null;
  return description.support?.language.parser ?? ParseContext.getSkippingParser(description.load());
}
