import { noteMarkdownParser } from './note-markdown.ts';
import { plainTextOf } from './plain-text.ts';
import { textDirection } from './text-direction.ts';

/**
 * Returns the direction of a table by the first letter that is read in it, which is not in a tag, an address or the
 * target of a link with an alias.
 */
export function tableDirection(source: string): 'ltr' | 'rtl' | null {
  const [written = ''] = source.split('\n', 1);
  const header = written.replaceAll('\\|', '|');
  const read = plainTextOf(header, noteMarkdownParser.parse(header).topNode);
  return textDirection(read) ?? textDirection(source.slice(written.length));
}
