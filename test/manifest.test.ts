import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isKnownPath, webAppPaths } from '../src/server/pages/known-paths.ts';
import { pageTexts } from '../src/server/pages/page-texts.ts';

const publicFolder = new URL('../src/web/public/', import.meta.url);

interface Image {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
  readonly form_factor?: string;
  readonly label?: string;
}

interface Manifest {
  readonly id: string;
  readonly lang: string;
  readonly description: string;
  readonly start_url: string;
  readonly icons: readonly Image[];
  readonly screenshots: readonly Image[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  readonly share_target: { readonly action: string; readonly method: string; readonly enctype: string };
  readonly file_handlers: readonly {
    readonly action: string;
    readonly accept: { readonly [type: string]: readonly string[] };
  }[];
}

const [manifest, german] = ['mensana.webmanifest', 'mensana.de.webmanifest'].map(
  (name) => JSON.parse(readFileSync(new URL(name, publicFolder), 'utf8')) as Manifest,
) as [Manifest, Manifest];
const pngs = manifest.icons.filter(({ type }) => type === 'image/png');

describe('the manifest of the installed app', () => {
  test('has icons of the sizes that launchers need, each also maskable', () => {
    const listed = pngs.map(({ purpose, sizes }) => `${purpose} ${sizes}`);
    expect(listed.toSorted()).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']);
  });

  test.each(pngs)('$src is a PNG of the size that it states', ({ src, sizes }) => {
    expect(sizeOfPng(fileAt(src))).toBe(sizes);
  });

  test.each(manifest.screenshots)('$src is a WebP image of the size that it states, small to download', (image) => {
    const bytes = fileAt(image.src);
    expect(image.type).toBe('image/webp');
    expect(sizeOfWebp(bytes)).toBe(image.sizes);
    expect(bytes.length).toBeLessThan(150_000);
    expect(image.label).not.toBe('');
  });

  test('has screenshots for phones and for wide windows', () => {
    expect(new Set(manifest.screenshots.map((image) => image.form_factor))).toEqual(new Set(['narrow', 'wide']));
  });

  test.each([manifest, german])('opens notes and recordings with the app ($lang)', ({ file_handlers }) => {
    const extensions = file_handlers.flatMap(({ accept }) => Object.values(accept).flat());
    expect(extensions).toEqual(expect.arrayContaining(['.md', '.fit', '.gpx', '.tcx', '.gz']));
  });

  test('only opens pages that exist', () => {
    const { start_url, shortcuts, share_target, file_handlers } = manifest;
    const opened = [start_url, share_target.action, ...[...shortcuts, ...file_handlers].map(pathOf)];
    expect(opened.filter((path) => !isKnownPath(path, webAppPaths))).toEqual([]);
    expect(share_target).toMatchObject({ method: 'POST', enctype: 'multipart/form-data' });
  });

  test('keeps the identity under which the app was installed before it had an id', () => {
    expect([manifest.id, manifest.start_url]).toEqual(['/dashboard', '/dashboard']);
  });
});

describe('the German manifest', () => {
  test('differs from the English one only in its texts', () => {
    expect(withoutTexts(german)).toEqual(withoutTexts(manifest));
  });

  test('translates every text except the name of the app', () => {
    const same = textsOf(manifest).filter((text, at) => text === textsOf(german)[at]);
    expect(same).toEqual([]);
    expect([manifest.lang, german.lang]).toEqual(['en', 'de']);
  });

  test.each(Object.entries({ en: manifest, de: german }))(
    'describes the app as the page does: %s',
    (language, each) => {
      expect(each.description).toBe(pageTexts[language as 'en' | 'de'].description);
    },
  );
});

function withoutTexts(of: Manifest): object {
  return {
    ...of,
    lang: '',
    description: '',
    screenshots: of.screenshots.map((image) => ({ ...image, label: '' })),
    shortcuts: of.shortcuts.map((shortcut) => ({ ...shortcut, name: '' })),
  };
}

function textsOf({ description, screenshots, shortcuts }: Manifest): readonly (string | undefined)[] {
  return [description, ...screenshots.map(({ label }) => label), ...shortcuts.map(({ name }) => name)];
}

test('the page names an opaque icon for iOS, which paints transparent parts black', () => {
  const page = readFileSync(new URL('../src/web/index.html', import.meta.url), 'utf8');
  const [, path = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(page) ?? [];
  const bytes = fileAt(path);
  expect(sizeOfPng(bytes)).toBe('180x180');
  expect(bytes.readUInt8(25)).toBe(2); // RGB without alpha
});

function pathOf(opener: { readonly url?: string; readonly action?: string }): string {
  return opener.url ?? opener.action ?? '';
}

function fileAt(path: string): Buffer {
  return readFileSync(new URL(path.slice(1), publicFolder));
}

function sizeOfPng(bytes: Buffer): string {
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

/** Reads the size from the header of the extended format, which Chromium writes. */
function sizeOfWebp(bytes: Buffer): string {
  expect(bytes.subarray(8, 16).toString('latin1')).toBe('WEBPVP8X');
  return `${bytes.readUIntLE(24, 3) + 1}x${bytes.readUIntLE(27, 3) + 1}`;
}
