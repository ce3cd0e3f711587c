import { LanguageDescription, LanguageSupport, StreamLanguage, type StreamParser } from '@codemirror/language';

/**
 * Languages of fenced code. Each is in its own chunk, which is loaded when a note first displays code in that language.
 */
export const codeLanguages: readonly LanguageDescription[] = [
  described('JavaScript', 'js mjs cjs node', async () => (await javascript()).javascript()),
  described('TypeScript', 'ts mts cts', async () => (await javascript()).javascript({ typescript: true })),
  described('JSX', '', async () => (await javascript()).javascript({ jsx: true })),
  described('TSX', '', async () => (await javascript()).javascript({ jsx: true, typescript: true })),
  described('Python', 'py', async () => (await import('@codemirror/lang-python')).python()),
  described('CSS', '', async () => (await import('@codemirror/lang-css')).css()),
  described('HTML', 'htm svg', async () => (await import('@codemirror/lang-html')).html()),
  described('JSON', 'json5 jsonc', async () => (await import('@codemirror/lang-json')).json()),
  described('Java', '', async () => (await import('@codemirror/lang-java')).java()),
  described('C++', 'cpp cxx cc c h hpp', async () => (await import('@codemirror/lang-cpp')).cpp()),
  described('Rust', 'rs', async () => (await import('@codemirror/lang-rust')).rust()),
  described('SQL', 'sqlite postgres postgresql mysql', async () => (await import('@codemirror/lang-sql')).sql()),
  described('Go', 'golang', async () => (await import('@codemirror/lang-go')).go()),
  described('PHP', '', async () => (await import('@codemirror/lang-php')).php({ plain: true })),
  described('XML', 'xsl xsd rss', async () => (await import('@codemirror/lang-xml')).xml()),
  described('YAML', 'yml', async () => (await import('@codemirror/lang-yaml')).yaml()),
  stream('Shell', 'sh bash zsh console', async () => (await import('@codemirror/legacy-modes/mode/shell')).shell),
  stream('Ruby', 'rb', async () => (await import('@codemirror/legacy-modes/mode/ruby')).ruby),
  stream('Swift', '', async () => (await import('@codemirror/legacy-modes/mode/swift')).swift),
  stream('Kotlin', 'kt kts', async () => (await import('@codemirror/legacy-modes/mode/clike')).kotlin),
  stream('C#', 'cs csharp', async () => (await import('@codemirror/legacy-modes/mode/clike')).csharp),
  stream('TOML', '', async () => (await import('@codemirror/legacy-modes/mode/toml')).toml),
  stream('Diff', 'patch', async () => (await import('@codemirror/legacy-modes/mode/diff')).diff),
  stream('Dockerfile', 'docker', async () => (await import('@codemirror/legacy-modes/mode/dockerfile')).dockerFile),
  stream('Lua', '', async () => (await import('@codemirror/legacy-modes/mode/lua')).lua),
  stream('R', '', async () => (await import('@codemirror/legacy-modes/mode/r')).r),
];

/** Returns the language that a fence's info string names; null if unknown. */
export function codeLanguage(info: string): LanguageDescription | null {
  const name = /^[^\s{]*/.exec(info)?.[0].toLowerCase() ?? '';
  return codeLanguages.find((language) => language.alias.includes(name)) ?? null;
}

const javascript = () => import('@codemirror/lang-javascript');

function described(name: string, aliases: string, load: () => Promise<LanguageSupport>): LanguageDescription {
  return LanguageDescription.of({ name, alias: aliases.split(' ').filter((alias) => alias !== ''), load });
}

function stream(name: string, aliases: string, load: () => Promise<StreamParser<unknown>>): LanguageDescription {
  return described(name, aliases, async () => {
    const mode = await load();
    return new LanguageSupport(StreamLanguage.define({ ...mode, languageData: withoutWords(mode.languageData) }));
  });
}

/** Removes the completion of the language's keywords, which notes do not offer. */
function withoutWords(data: StreamParser<unknown>['languageData'] = {}): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== 'autocomplete'));
}
