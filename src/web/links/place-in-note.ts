/** The position within a note to which a link leads. */
export type PlaceInNote =
  | { readonly kind: 'span'; readonly from: number; readonly to: number }
  /** The heading that the last name of a path has, below those before it. */
  | { readonly kind: 'heading'; readonly path: readonly string[] }
  /** The line that an id at its end names, such as `^a1b2c3`. */
  | { readonly kind: 'block'; readonly id: string };

/** Returns the hash of a URL, without its `#`, that names a position in a note. */
export function hashOfPlace(place: PlaceInNote): string {
  switch (place.kind) {
    case 'span':
      return `at-${place.from}-${place.to}`;
    case 'heading':
      return `heading-${place.path.map(encodeURIComponent).join('/')}`;
    case 'block':
      return `block-${encodeURIComponent(place.id)}`;
  }
}

/**
 * Returns the position that the hash of a URL names; null if it names none.
 *
 * @param hash fragment of a URL, with its `#`; may be malformed
 */
export function placeInHash(hash: string): PlaceInNote | null {
  const span = /^#at-(\d{1,9})-(\d{1,9})$/.exec(hash);
  if (span !== null) return { kind: 'span', from: Number(span[1]), to: Number(span[2]) };
  const path = /^#heading-(.+)$/s.exec(hash)?.[1];
  if (path !== undefined) return { kind: 'heading', path: path.split('/').map(decoded) };
  const id = /^#block-(.+)$/s.exec(hash)?.[1];
  return id === undefined ? null : { kind: 'block', id: decoded(id) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
