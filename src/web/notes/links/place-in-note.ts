/** The target of a link within the text of a note. */
export type PlaceInNote =
  | { readonly kind: 'span'; readonly from: number; readonly to: number }
  | { readonly kind: 'heading'; readonly heading: string };

/** Returns the URL of a position in a note, from that of the note. */
export function hrefOfPlace(noteHref: string, place: PlaceInNote): string {
  const mark = place.kind === 'span' ? `at-${place.from}-${place.to}` : `heading-${encodeURIComponent(place.heading)}`;
  return `${noteHref}#${mark}`;
}

/** @param hash of a URL, with its `#`; may be malformed */
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
