import { plainLinkName, readNote, wikiLinkTarget } from '../markdown/index.ts';
import type { TextEdit } from '../text-edits.ts';
import { linkKey } from './note-names.ts';

/**
 * Returns the edits that give the links of a text another title. Headings, aliases and whatever else is written in them
 * stay.
 *
 * @param from the former title; links with another spelling of it are included
 */
export function renameLinks(text: string, from: string, to: string): readonly TextEdit[] {
  const key = linkKey(from);
  if (key === '' || to.trim() === '') return [];
  return readNote(text).links.flatMap((link) => {
    const written = [link.name, link.target].find((name) => linkKey(plainLinkName(name)) === key);
    if (written === undefined) return [];
    const insert = wikiLinkTarget(to, written !== link.name);
    const at = text.indexOf(written, link.from + '[['.length);
    return at < 0 || at + written.length > link.to ? [] : [{ from: at, to: at + written.length, insert }];
  });
}
