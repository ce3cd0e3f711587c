import type { MissingLink } from '../draft/index.ts';
import type { ImportFile } from '../files/index.ts';
import { escapeMarkdown, onOneLine } from '../text/index.ts';
import { fileLinkTo, noteLinkTo } from './draft-links.ts';
import { joplinId } from './item-values.ts';
import type { Library } from './library.ts';
import type { LinkResolver, WrittenLink } from './linked-parts.ts';

/**
 * Returns a resolver of `:/<id>` and `:/<id>#anchor`.
 *
 * @param contents the files with the content of resources, by id
 */
export function idResolver(library: Library, contents: ReadonlyMap<string, ImportFile>): LinkResolver {
  return (link) => {
    const [, written = '', anchor = ''] = /^:\/([0-9a-f]{32})(?:#(.*))?$/i.exec(link.address) ?? [];
    const id = joplinId(written);
    if (id === null) return null;
    const note = library.notes.get(id);
    if (note !== undefined) return noteLinkTo({ sourceId: id, title: note.title }, link, anchor);
    const resource = library.resources.get(id);
    const isHere = contents.has(id) && resource?.isEncrypted !== true;
    if (isHere) return fileLinkTo({ sourceId: id, name: resource?.name ?? '', mime: resource?.mime ?? null }, link);
    library.missed.add(id);
    return missingLink(link, resource?.name ?? '');
  };
}

/** Leaves the words of a link, since its id leads nowhere. A link that displays nothing is one to a file. */
function missingLink({ isImage, shown }: WrittenLink, known: string): MissingLink {
  const words = onOneLine(shown ?? '') || known;
  const target = isImage || known !== '' || words === '' ? 'file' : 'note';
  return { kind: 'missing-link', target, name: known || words, written: escapeMarkdown(words) };
}
