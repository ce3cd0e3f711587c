import { type Element, Text } from 'domhandler';
import { elementOf } from '../html/index.ts';

/**
 * Returns a text with the elements of its formats around it. Underline has no place in a note.
 *
 * @param format bits, as Lexical stores them
 */
export function markedText(text: string, format: number): Element | Text {
  let node: Element | Text = new Text(text);
  for (const [bit, name] of elementsByBit) if ((format & bit) !== 0) node = elementOf(name, {}, [node]);
  return node;
}

/** The innermost first. */
const elementsByBit: readonly (readonly [bit: number, name: string])[] = [
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [128, 'mark'],
];
