import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { codeLanguage, codeLanguages } from './code-languages.ts';
import { noteLanguage } from './note-language.ts';

describe('code languages', () => {
  it.each([
    ['js', 'JavaScript'],
    ['ts title="x"', 'TypeScript'],
    ['C#', 'C#'],
    ['c', 'C++'],
    ['PYTHON', 'Python'],
    ['sh', 'Shell'],
    ['html{1,2}', 'HTML'],
  ])('“%s” is recognised as %s', (info, name) => {
    expect(codeLanguage(info)?.name).toBe(name);
  });

  it.each(['', 'mermaid', 'constructor'])('“%s” is not recognised', (info) => {
    expect(codeLanguage(info)).toBeNull();
  });

  it.each(codeLanguages.map((language) => [language.name, language] as const))(
    '%s can be loaded',
    async (_, language) => {
      const { parser } = (await language.load()).language;
      expect(parser.parse('x = 1\n').length).toBe(6);
    },
  );

  it.each(codeLanguages.map((language) => [language.name, language] as const))(
    '%s does not add completions to a note',
    async (_, language) => {
      await language.load();
      const doc = `\`\`\`${language.alias[0]}\nx = 1\n\`\`\``;
      const state = EditorState.create({ doc, extensions: noteLanguage() });
      expect(ensureSyntaxTree(state, doc.length, 1e9)?.length).toBe(doc.length);
      expect(state.languageDataAt('autocomplete', doc.indexOf(' = '))).toEqual([]);
    },
  );
});
