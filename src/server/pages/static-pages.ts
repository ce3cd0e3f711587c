import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '#domain/language/index.ts';
import { staticPagePolicy } from '../http/security-headers.ts';
import type { Log } from '../log/log.ts';
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

/**
 * Reads the pages that the build wrote. If they are missing or damaged, warns and returns null: the page of the app can
 * stand in for each of them.
 */
export function openStaticPages(directory: string, log: Log): StaticPages | null {
  const file = join(directory, 'static-pages.json');
  const advice = 'The page of the app is served instead. Build the web app again with npm run build.';
  if (!existsSync(file)) {
    log.warn('pages/static-pages-missing', { file, advice });
    return null;
  }
  const built = builtPages(readFileSync(file, 'utf8'));
  if (built === null) {
    log.warn('pages/static-pages-damaged', { file, advice });
    return null;
  }
  const pages = new Map(
    languages.flatMap((language) =>
      names.map((name) => [`${language} ${name}`, staticPage(pageIn(language, built[language][name]))] as const),
    ),
  );
  return (name, language, asked) => answer(pages.get(`${language} ${name}`) as StaticPage, name, asked);
}

type BuiltPages = { readonly [L in Language]: { readonly [N in StaticPageName]: string } };

/** Returns the pages in the text of their file; null if it is cut off or lacks a page. */
function builtPages(text: string): BuiltPages | null {
  try {
    const built = JSON.parse(text) as Partial<Record<Language, Partial<Record<StaticPageName, unknown>>>>;
    const isWhole = languages.every((language) => names.every((name) => typeof built[language]?.[name] === 'string'));
    return isWhole ? (built as BuiltPages) : null;
  } catch {
    return null;
  }
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
