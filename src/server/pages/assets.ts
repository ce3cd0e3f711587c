import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { scriptFilePolicy } from '../http/security-headers.ts';
import { type Encoding, takesEncoding } from './encodings.ts';

export interface Assets {
  /** Returns the file at this path, or null. `index.html` is excluded because it is a template. */
  readonly find: (pathname: string, headers: Headers) => Response | null;
}

/**
 * Reads the built files once, because a release is a few megabytes and never changes while it is served. Compressed
 * copies beside a file (`.br`, `.gz`) are sent to browsers that accept them. A file with such a copy is decompressed
 * for the few clients that accept neither, because plain files would take more memory than all copies.
 */
export function openAssets(directory: string): Assets {
  const files = filesIn(directory);
  return {
    find: (pathname, headers) => {
      const path = pathname.slice(1);
      const type = contentTypes[extname(path)];
      const plain = files.get(path);
      if (plain === undefined || type === undefined || path === 'index.html') return null;
      const [encoding, { read, etag }] = best(files, path, headers) ?? [null, plain];
      const known = {
        'Cache-Control': isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        ETag: etag,
        Vary: 'Accept-Encoding',
      };
      if (isKnownTag(etag, headers)) return new Response(null, { status: 304, headers: known });
      const bytes = read();
      return new Response(bytes, {
        headers: {
          ...known,
          'Content-Type': type,
          'Content-Length': String(bytes.length),
          'Content-Security-Policy': scriptFilePolicy,
          ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
        },
      });
    },
  };
}

interface BuiltFile {
  readonly read: () => Uint8Array<ArrayBuffer>;
  /** Identifies exactly these bytes. A compressed file has a tag of its own. */
  readonly etag: string;
}

function filesIn(directory: string): ReadonlyMap<string, BuiltFile> {
  const paths = filesBelow(directory);
  const compressed = new Set(paths.filter((path) => paths.includes(`${path}.gz`)));
  const read = paths
    .filter((path) => !compressed.has(path))
    .map((path) => [path, fileAt(join(directory, path))] as const);
  const files = new Map(read);
  for (const path of compressed) files.set(path, decompressed(files.get(`${path}.gz`) as BuiltFile));
  return files;
}

function decompressed({ read, etag }: BuiltFile): BuiltFile {
  return { read: () => gunzipSync(read()), etag: etag.replace(/"$/, '-plain"') };
}

function fileAt(path: string): BuiltFile {
  const bytes = readFileSync(path);
  const digest = createHash('sha256').update(bytes).digest('base64url');
  return { read: () => bytes, etag: `"${digest.slice(0, 22)}"` };
}

/** Returns whether the client has this version. Accepts weak tags too, because a proxy that compresses makes the tag weak. */
export function isKnownTag(etag: string, headers: Headers): boolean {
  const asked = headers.get('if-none-match')?.split(',') ?? [];
  return asked.some((each) => each.trim().replace(/^W\//, '') === etag);
}

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Matches the files that Vite names after their content: `assets/index-BeAW0fNP.js`. */
function isHashed(path: string): boolean {
  return /^assets\/.*-[\w-]{8}\.\w+$/.test(path);
}

function best(
  files: ReadonlyMap<string, BuiltFile>,
  path: string,
  headers: Headers,
): readonly [Encoding, BuiltFile] | null {
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    const compressed = files.get(path + ending);
    if (compressed && takesEncoding(headers, encoding)) return [encoding, compressed];
  }
  return null;
}

function filesBelow(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
