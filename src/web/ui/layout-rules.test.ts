import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const web = join(import.meta.dirname, '..');
const space = String.raw`(?:0|0\.125rem|var\(--space-[1-8]\)|var\(--page-inset\))`;

/** What props of `Stack`, `Row`, `Grid` and `Column` say, by property. */
const layout: Readonly<Record<string, RegExp>> = {
  display: /^(?:flex|grid)$/,
  'flex-direction': /^column$/,
  'flex-wrap': /^wrap$/,
  flex: /^1$/,
  gap: new RegExp(`^${space}(?: ${space})?$`),
  'row-gap': new RegExp(`^${space}$`),
  'align-items': /^(?:center|(?:flex-)?(?:start|end)|baseline)$/,
  'justify-items': /^(?:center|start|end)$/,
  'justify-content': /^(?:center|(?:flex-)?(?:start|end)|space-between)$/,
  'align-content': /^(?:center|start|end)$/,
  'grid-template-columns': /^(?:minmax\(0, 1fr\)(?: auto)?|1fr 1fr|repeat\([23], minmax\(0, 1fr\)\))$/,
  padding: new RegExp(`^${space}(?: ${space}){0,3}$`),
  'padding-inline': new RegExp(`^${space}$`),
  'padding-block': new RegExp(`^${space}$`),
  'padding-block-start': new RegExp(`^${space}$`),
  'padding-block-end': new RegExp(`^${space}$`),
  margin: /^0$/,
  'list-style': /^none$/,
  'inline-size': /^100%$/,
  'min-inline-size': /^0$/,
  'min-block-size': /^(?:0|var\(--target\))$/,
};

/** Returns the classes whose only rule says what the primitives of layout say, so that a prop can say it. */
function layoutRules(css: string): readonly string[] {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const outside = plain.replaceAll(/@[^{}]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  return [...outside.matchAll(/(?<=^|\})\s*\.([\w-]+) \{([^{}]*)\}/g)].flatMap(([, name = '', body = '']) => {
    const isUsedOnce = plain.split(`.${name}`).filter((rest, at) => at > 0 && !/^[\w-]/.test(rest)).length === 1;
    const declarations = body.split(';').flatMap((each) => (each.trim() === '' ? [] : [each.split(/:(.*)/s)]));
    const isLayout = declarations.every(([name = '', value = '']) => layout[name.trim()]?.test(value.trim()) ?? false);
    const arranges = declarations.some(([name = '']) => name.trim() === 'display');
    return isUsedOnce && isLayout && arranges ? [name] : [];
  });
}

/** Returns whether an element has the class, which a primitive could be instead. A component may need the class. */
function isOfElement(name: string, sheet: string): boolean {
  const element = new RegExp(`<[a-z]\\w*\\s[^>]*className=\\{\\w+\\.${name}\\}`);
  return globSync('*.tsx', { cwd: dirname(sheet) }).some((path) => {
    const text = readFileSync(join(dirname(sheet), path), 'utf8');
    return text.includes(`/${basename(sheet)}'`) && element.test(text);
  });
}

/** The first visit loads these, and is lighter without the primitives. */
const signedOut = /^(?:landing|login)\/|^page\/page\.module\.css$/;

it('no style sheet outside `ui` arranges children where a primitive would', () => {
  const sheets = globSync('**/*.css', { cwd: web }).filter((path) => !/^ui\//.test(path) && !signedOut.test(path));
  const found = sheets.flatMap((path) =>
    layoutRules(readFileSync(join(web, path), 'utf8'))
      .filter((name) => isOfElement(name, join(web, path)))
      .map((name) => `${path} .${name}`),
  );
  expect(found).toEqual([]);
});

describe('the search for such rules', () => {
  it('finds a class that only arranges', () => {
    expect(layoutRules('.a {\n  display: flex;\n  gap: var(--space-2);\n  align-items: center;\n}')).toEqual(['a']);
    expect(layoutRules('.a { color: red }\n.b { display: grid; padding: var(--space-1) 0; }')).toEqual(['b']);
  });

  it('leaves what is particular, and what another rule or a query changes', () => {
    expect(layoutRules('.a { display: flex; color: red; }')).toEqual([]);
    expect(layoutRules('.a { display: grid; block-size: 3rem; }')).toEqual([]);
    expect(layoutRules('.a { display: flex; }\n.a[data-open] { color: red; }')).toEqual([]);
    expect(layoutRules('@media print { .a { display: flex; } }')).toEqual([]);
    expect(layoutRules('.ab { color: red; }\n.a { display: flex; }')).toEqual(['a']);
  });
});
