/** The position within a note to which a link leads. */
export type PlaceInNote =
  | { readonly kind: 'span'; readonly from: number; readonly to: number }
  | { readonly kind: 'heading'; readonly heading: string };

/** Returns the hash of a URL, without its `#`, that names a position in a note. */
export function hashOfPlace(place: PlaceInNote): string {
  return place.kind === 'span' ? `at-${place.from}-${place.to}` : `heading-${encodeURIComponent(place.heading)}`;
}

/**
 * Returns the position that the hash of a URL names; null if it names none.
 *
 * @param hash fragment of a URL, with its `#`; may be malformed
 */
export function placeInHash(hash: string): PlaceInNote | null {
  const span = /^#at-(\d{1,9})-(\d{1,9})$/.exec(hash);
  if (span !== null) return { kind: 'span', from: Number(span[1]), to: Number(span[2]) };
  const heading = /^#heading-(.+)$/s.exec(hash)?.[1];
  return heading === undefined ? null : { kind: 'heading', heading: decoded(heading) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
