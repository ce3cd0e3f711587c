import type { NoteLink } from '../draft/index.ts';

/** The scheme of links to other items, in the elements that a Super note becomes. */
const scheme = 'standard-notes-item:';

export function itemAddress(uuid: string): string {
  return `${scheme}${uuid}`;
}

/** Returns the link to a note at an address; null for addresses of anything else. */
export function noteLinkTo(address: string, shown: string): NoteLink | null {
  if (!address.startsWith(scheme)) return null;
  return { kind: 'note-link', to: { sourceId: address.slice(scheme.length) }, isEmbed: false, written: shown };
}
