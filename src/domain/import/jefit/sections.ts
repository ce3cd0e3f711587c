/** The part of a backup below a banner such as `### EXERCISE LOGS ####`: a table with its own header. */
export interface Section {
  readonly name: string;
  readonly text: string;
}

/**
 * Splits a backup into its sections. Quoted texts can have lines that look like banners. Within an unclosed quote, the
 * banner of a known section ends it, so that a stray quote damages one section and not the rest of the file.
 */
export function sectionsOf(text: string): readonly Section[] {
  const sections: Section[] = [];
  let name: string | null = null;
  let start = 0;
  let isQuoted = false;
  let quote = text.indexOf('"');
  for (let at = text.startsWith('\ufeff') ? 1 : 0; at < text.length; ) {
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline + 1;
    let quotes = 0;
    for (; quote >= 0 && quote < end; quote = text.indexOf('"', quote + 1)) quotes += 1;
    const banner = text.charAt(at) === '#' ? bannerIn(text.slice(at, Math.min(end, at + maxBannerLength))) : null;
    if (banner !== null && (!isQuoted || knownSections.has(banner))) {
      if (name !== null) sections.push({ name, text: text.slice(start, at) });
      name = banner === '' ? null : banner;
      start = end;
      isQuoted = false;
    } else if (quotes % 2 === 1) isQuoted = !isQuoted;
    at = end;
  }
  if (name !== null) sections.push({ name, text: text.slice(start) });
  return sections;
}

export const knownSections: ReadonlySet<string> = new Set([
  ...['SETTING', 'ROUTINES', 'WORKOUT SESSIONS', 'EXERCISE LOGS', 'EXERCISE SET LOGS', 'CARDIO LOGS', 'PROFILE'],
  ...['NOTES', 'EXERCISE RECORDS', 'CUSTOM EXERCISES'],
]);

const maxBannerLength = 200;

/** Returns the name in a banner, empty for a line of nothing but `#` that closes a section; null for any other line. */
function bannerIn(line: string): string | null {
  const plain = line.trim();
  const hashes = /^#+/.exec(plain)?.[0].length ?? 0;
  if (hashes === plain.length) return hashes >= 3 ? '' : null;
  if (hashes < 2 || !plain.endsWith('##')) return null;
  let end = plain.length;
  while (plain.charAt(end - 1) === '#') end -= 1;
  const name = plain.slice(hashes, end).trim();
  return /^[A-Z][A-Z0-9 &/_-]*$/.test(name) ? name : null;
}
