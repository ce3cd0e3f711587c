import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const { sideEffects } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly sideEffects: readonly string[];
};
/** Modules that nothing imports: the page, its workers, and the workers of those. */
const entry = /(?:^src\/web\/main\.tsx|[-/]worker\.ts)$/;

interface Statement {
  readonly type: string;
  readonly expression?: Expression;
  readonly declarations?: readonly { readonly id: { readonly name?: string } }[];
  readonly id?: { readonly name: string } | null;
  readonly declaration?: Statement | null;
}

interface Expression {
  readonly type: string;
  readonly name?: string;
  readonly callee?: Expression;
  readonly object?: Expression;
  readonly left?: Expression;
  readonly argument?: Expression;
}

test('modules with side effects are listed in package.json so that the bundler keeps them', () => {
  const acting = modules().filter(actsOnOthers);
  expect(acting.length).toBeGreaterThan(0);
  expect(acting.map((path) => `./${path}`).toSorted()).toEqual(
    sideEffects.filter((each) => each !== '**/*.css').toSorted(),
  );
});

function modules(): readonly string[] {
  return readdirSync(join(root, 'src'), { withFileTypes: true, recursive: true })
    .map((file) => relative(root, join(file.parentPath, file.name)))
    .filter((path) => /^src\/(?:domain|sync|web)\/.*\.tsx?$/.test(path))
    .filter((path) => !/\.(?:test|contract|browser)\.tsx?$|\/testing\//.test(path) && !entry.test(path));
}

/** Returns whether a top-level statement calls or changes something that the module does not declare. */
function actsOnOthers(path: string): boolean {
  const { body } = parseAst(readFileSync(join(root, path), 'utf8'), { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  const statements = body as readonly Statement[];
  const own = new Set(statements.flatMap(namesDeclaredBy));
  return statements.some(({ type, expression }) => {
    if (type !== 'ExpressionStatement' || expression === undefined) return false;
    const name = nameBehind(expression);
    return name === undefined || !own.has(name);
  });
}

function namesDeclaredBy(statement: Statement): readonly string[] {
  const { declaration, declarations = [], id } = statement;
  const names = [...declarations.map((each) => each.id.name), id?.name].filter((name) => name !== undefined);
  return [...names, ...(declaration ? namesDeclaredBy(declaration) : [])];
}

/** Returns the variable at the start of an expression: `a` in `a.b(c)`. */
function nameBehind({ name, callee, object, left, argument }: Expression): string | undefined {
  const inner = callee ?? object ?? left ?? argument;
  return inner === undefined ? name : nameBehind(inner);
}
