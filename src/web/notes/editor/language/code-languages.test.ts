import { describe, expect, it } from 'vitest';
import { codeLanguage, codeLanguages } from './code-languages.ts';

describe('code languages', () => {
  it.each([
    ['js', 'JavaScript'],
    ['ts title="x"', 'TypeScript'],
    ['C#', 'C#'],
    ['c', 'C++'],
    ['PYTHON', 'Python'],
    ['sh', 'Shell'],
    ['html{1,2}', 'HTML'],
  ])('“%s” names %s', (info, name) => {
    expect(codeLanguage(info)?.name).toBe(name);
  });

  it.each(['', 'mermaid', 'constructor'])('“%s” names none', (info) => {
    expect(codeLanguage(info)).toBeNull();
  });

  it.each(codeLanguages.map((language) => [language.name, language] as const))(
    '%s can be loaded',
    async (_, language) => {
      const { parser } = (await language.load()).language;
      expect(parser.parse('x = 1\n').length).toBe(6);
    },
  );
});
