import type { ImportFile } from '../files/index.ts';
import { fileLinkTo, noteLinkTo } from './draft-links.ts';
import { joplinId } from './item-values.ts';
import type { Library } from './library.ts';
import type { LinkResolver } from './linked-parts.ts';
import type { MissingTargets } from './missing-targets.ts';

/**
 * Returns a resolver of `:/<id>` and `:/<id>#anchor`.
 *
 * @param contents the files with the content of resources, by id
 */
export function idResolver(
  library: Library,
  contents: ReadonlyMap<string, ImportFile>,
  missing: MissingTargets,
): LinkResolver {
  return (link) => {
    const [, written = '', anchor = ''] = /^:\/([0-9a-f]{32})(?:#(.*))?$/i.exec(link.address) ?? [];
    const id = joplinId(written);
    if (id === null) return null;
    const note = library.notes.get(id);
    if (note !== undefined) return noteLinkTo({ sourceId: id, title: note.title }, link, anchor);
    const resource = library.resources.get(id);
    if (resource !== undefined) return fileLinkTo({ sourceId: id, name: resource.name, mime: resource.mime }, link);
    if (contents.has(id)) return fileLinkTo({ sourceId: id, name: '', mime: null }, link);
    missing.add(id);
    return null;
  };
}
