import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { User } from '#api/account/index.ts';
import { type Language, languages } from '#domain/language/index.ts';
import type { Config } from '../config/config.ts';
import { requestLanguage } from '../http/request-language.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import type { Log } from '../log/log.ts';
import { type Assets, openAssets } from './assets.ts';
import { compressed, encodingFor } from './encodings.ts';
import { isKnownPath } from './known-paths.ts';
import { pageIn } from './page-texts.ts';
import { openStaticPages } from './static-pages.ts';

export interface Pages {
  /** @param userOf called only if the answer is a page */
  readonly answer: (request: Request, userOf: () => Promise<User | null>) => Promise<Response>;
}

export interface PagesOptions {
  /** The output directory of Vite. */
  readonly directory: string;
  /** The existing pages; `/*` at the end matches everything below. */
  readonly knownPaths: readonly string[];
  /** Who may create an account, embedded so that the first page offers only what works. */
  readonly signUp: Config['signUp'];
  readonly log: Log;
}

/**
 * Serves the built web app. Someone who is signed out gets a landing page and a page for wrong addresses that need no
 * script.
 */
export function openPages({ directory, knownPaths, signUp, log }: PagesOptions): Pages {
  const index = join(directory, 'index.html');
  if (!existsSync(index))
    return {
      answer: async () => new Response('The web app is not built. Run npm start to build it.', { status: 503 }),
    };
  const english = readFileSync(index, 'utf8').replace('</head>', `<meta name="sign-up" content="${signUp}"></head>`);
  const htmlByLanguage = new Map(languages.map((language) => [language, pageIn(language, english)]));
  const assets: Assets = openAssets(directory);
  const links = preloadsOf(directory);
  const staticPages = openStaticPages(directory, log);
  return {
    answer: async (request, userOf) => {
      const { pathname } = new URL(request.url);
      const language = requestLanguage(request.headers);
      const asset = pathname === manifestPath ? manifestIn(language, assets, request.headers) : null;
      const found = asset ?? assets.find(pathname, request.headers);
      if (found) return found;
      const status = isKnownPath(pathname, knownPaths) ? 200 : 404;
      const user = await userOf();
      if (user === null && staticPages !== null) {
        if (status === 404) return staticPages('notFound', language, request.headers);
        if (pathname === '/') return staticPages(signUp === 'open' ? 'open' : 'invited', language, request.headers);
      }
      const html = htmlByLanguage.get(language) ?? english;
      const link = status === 200 ? links[language]?.[arrivalAt(pathname, user)] : undefined;
      return page({ html, user, status, link, asked: request.headers });
    },
  };
}

const manifestPath = '/mensana.webmanifest';

/** Returns the manifest in another language than English, under its one address, by which an installed app updates. */
function manifestIn(language: Language, assets: Assets, headers: Headers): Response | null {
  const manifest = assets.find(language === 'en' ? manifestPath : `/mensana.${language}.webmanifest`, headers);
  manifest?.headers.append('Vary', 'Accept-Language');
  return manifest;
}

/** Reads which files each entry page loads in each language. The build writes them in the form of `Link` headers. */
function preloadsOf(directory: string): Preloads {
  const file = join(directory, 'preloads.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Preloads) : {};
}

type Preloads = { readonly [L in Language]?: { readonly [path: string]: string | undefined } };

/** Returns the path of the page that the user will see: without a session, the dashboard redirects to sign-in. */
function arrivalAt(pathname: string, user: User | null): string {
  const [, section = ''] = pathname.split('/');
  return section === 'dashboard' && user === null ? '/login' : `/${section}`;
}

interface PageParts {
  readonly html: string;
  readonly user: User | null;
  readonly status: number;
  readonly link: string | undefined;
  readonly asked: Headers;
}

/** Renders the page with its nonce and account, so that the page needs no further request to start. */
function page({ html, user, status, link, asked }: PageParts): Response {
  const nonce = randomBytes(16).toString('base64');
  const head = `<meta property="csp-nonce" nonce="${nonce}"><script type="application/json" id="account">${escapedJson(user)}</script>`;
  const whole = Buffer.from(html.replace('</head>', () => `${head}</head>`));
  const encoding = encodingFor(asked);
  const bytes = encoding === null ? whole : compressed(whole, encoding);
  return new Response(new Uint8Array(bytes), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(bytes.length),
      'Content-Security-Policy': contentSecurityPolicy(nonce),
      'Cache-Control': user === null ? 'private, no-cache' : 'no-store', // other people may use this computer
      Vary: 'Cookie, Accept-Encoding, Accept-Language',
      ...(link === undefined ? {} : { Link: link }),
      ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
    },
  });
}

/** Returns JSON that cannot close the script element around it. */
function escapedJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
