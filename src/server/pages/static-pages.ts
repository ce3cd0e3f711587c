import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '#domain/language/index.ts';
import { staticPagePolicy } from '../http/security-headers.ts';
import { isKnownTag } from './assets.ts';
import { compressed, encodingFor } from './encodings.ts';
import { pageIn } from './page-texts.ts';

const names = ['open', 'invited', 'notFound'] as const;

/** The landing page where everyone can create an account and elsewhere, and the page for a wrong address. */
export type StaticPageName = (typeof names)[number];

/** Returns a page that needs no script. */
export type StaticPages = (name: StaticPageName, language: Language, asked: Headers) => Response;

interface StaticPage {
  readonly html: Buffer;
  readonly etag: string;
}

/** Reads the pages that the build wrote; null if it wrote none. */
export function openStaticPages(directory: string): StaticPages | null {
  const file = join(directory, 'static-pages.json');
  if (!existsSync(file)) return null;
  const built = JSON.parse(readFileSync(file, 'utf8')) as Record<Language, Record<StaticPageName, string>>;
  const pages = new Map(
    languages.flatMap((language) =>
      names.map((name) => [`${language} ${name}`, staticPage(pageIn(language, built[language][name]))] as const),
    ),
  );
  return (name, language, asked) => answer(pages.get(`${language} ${name}`) as StaticPage, name, asked);
}

function staticPage(html: string): StaticPage {
  return { html: Buffer.from(html), etag: createHash('sha256').update(html).digest('base64url').slice(0, 22) };
}

function answer({ html, etag }: StaticPage, name: StaticPageName, asked: Headers): Response {
  const encoding = encodingFor(asked);
  const tag = `"${encoding === null ? etag : `${etag}-${encoding}`}"`;
  const known = {
    'Cache-Control': 'private, no-cache',
    ETag: tag,
    Vary: 'Cookie, Accept-Encoding, Accept-Language',
  };
  const status = name === 'notFound' ? 404 : 200;
  if (status === 200 && isKnownTag(tag, asked)) return new Response(null, { status: 304, headers: known });
  const bytes = encoding === null ? html : compressed(html, encoding);
  return new Response(new Uint8Array(bytes), {
    status,
    headers: {
      ...known,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(bytes.length),
      'Content-Security-Policy': staticPagePolicy,
      ...(encoding !== null && { 'Content-Encoding': encoding }),
    },
  });
}
