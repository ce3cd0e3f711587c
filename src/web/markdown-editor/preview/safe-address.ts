import { withScheme } from '#domain/notes/markdown/index.ts';

/** Returns the URL of a web or mail link that is safe to open; null for any other scheme or an incomplete URL. */
export function safeAddress(destination: string): string | null {
  const written = destination.replace(/^<(.*)>$/s, '$1').replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');
  const address = URL.parse(withScheme(written));
  return address !== null && openable.has(address.protocol) ? address.href : null;
}

const openable = new Set(['http:', 'https:', 'mailto:']);

/** Returns the part of a destination after one of our schemes: `mensana:` for training, `attachment:` for files. */
export function pathAfter(scheme: 'mensana' | 'attachment', destination: string): string | null {
  const path = destination.startsWith(`${scheme}:`) ? destination.slice(scheme.length + 1) : '';
  return /^[\w/.-]+$/.test(path) ? path : null;
}

/** Returns the name by which a link such as `[text](#old-heading)` opens a heading of its own note; null for others. */
export function ownHeading(destination: string): string | null {
  if (!/^#./.test(destination)) return null;
  try {
    return decodeURIComponent(destination);
  } catch {
    return destination;
  }
}
