import { isNode, type Node, parse } from '../imports.ts';

/** A change of one condition, number or call. */
export interface CodeChange {
  /** What is replaced: from the first character to before `end`, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const operators = new Map([
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['===', '!=='],
  ['!==', '==='],
  ['&&', '||'],
  ['||', '&&'],
  ['-', '+'],
  ['*', '/'],
  ['/', '*'],
  ['+=', '-='],
  ['-=', '+='],
]);

/**
 * Returns the changes that can be made in a file, in the order of their places: a comparison that becomes its neighbour
 * or its opposite, `and` that becomes `or`, a negation that is left out, a condition that is negated, a number that is
 * one larger, an arithmetic operation that becomes its inverse, a call for its effect that is left out. Types stay.
 *
 * @throws if the file cannot be parsed
 */
export function codeChanges(path: string, text: string): readonly CodeChange[] {
  const changes: CodeChange[] = [];
  const visit = (node: Node) => {
    if (node.type.startsWith('TS') && !isExpressionInTypes.has(node.type)) return;
    changes.push(...changesOf(node, text));
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
    }
  };
  visit(parse(path, text));
  return changes.toSorted((a, b) => a.start - b.start);
}

/** Nodes of TypeScript that hold an expression; what they hold of types is not visited. */
const isExpressionInTypes: ReadonlySet<string> = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
]);

export function applied(text: string, { start, end, text: replacement }: CodeChange): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

function changesOf(node: Node, text: string): readonly CodeChange[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return otherOperator(node, text);
    case 'UnaryExpression':
      return node.operator === '!' ? [{ start: node.start, end: node.start + 1, text: '' }] : [];
    case 'IfStatement':
    case 'ConditionalExpression': {
      const { start, end } = node.test as Node;
      return [{ start, end, text: `!(${text.slice(start, end)})` }];
    }
    case 'Literal':
      return typeof node.value === 'number' ? [{ start: node.start, end: node.end, text: `${node.value + 1}` }] : [];
    case 'ExpressionStatement':
      return isCall(node.expression) ? [{ start: node.start, end: node.end, text: ';' }] : [];
    default:
      return [];
  }
}

function otherOperator(node: Node, text: string): readonly CodeChange[] {
  const other = operators.get(String(node.operator));
  if (other === undefined) return [];
  const from = (node.left as Node).end;
  const start = text.indexOf(String(node.operator), from);
  return [{ start, end: start + String(node.operator).length, text: other }];
}

function isCall(value: unknown): boolean {
  if (!isNode(value)) return false;
  return value.type === 'CallExpression' || (value.type === 'AwaitExpression' && isCall(value.argument));
}
