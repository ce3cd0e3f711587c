import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type UserConfig } from 'vite';
import { stylesOf } from './plugins.ts';

/** What `src/web/landing/static-pages.tsx` renders, by language and name. */
type Rendered = Readonly<Record<string, Readonly<Record<string, { readonly title: string; readonly body: string }>>>>;

const renderer = 'landing/static-pages.tsx';

/**
 * Writes the pages that need no script to `static-pages.json`, by language: the landing page and the page for a wrong
 * address. They are rendered from the components of the app.
 *
 * @param outDir where the code that renders them is built; modules must be found from there
 */
export function staticPages(config: UserConfig, outDir: string): Plugin {
  return {
    name: 'static-pages',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('the build has a page');
      const styles = stylesOf(chunks, ['/src/web/main.tsx', '/src/web/landing/index.ts']);
      const page = pageFrom(String(index.source), styles);
      const pages = Object.entries(await rendered(config, outDir)).map(([language, named]) => [
        language,
        Object.fromEntries(Object.entries(named).map(([name, each]) => [name, page(each)])),
      ]);
      this.emitFile({
        type: 'asset',
        fileName: 'static-pages.json',
        source: JSON.stringify(Object.fromEntries(pages)),
      });
    },
  };
}

async function rendered(config: UserConfig, outDir: string): Promise<Rendered> {
  await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    build: { ...config.build, ssr: renderer, outDir, emptyOutDir: true, copyPublicDir: false },
  });
  const module = (await import(pathToFileURL(join(outDir, 'static-pages.js')).href)) as {
    readonly staticPages: () => Promise<Rendered>;
  };
  return module.staticPages();
}

/** Returns a function that puts a page into `index.html`, without its scripts and with the styles of the page. */
function pageFrom(index: string, styles: readonly string[]): (page: Rendered[string][string]) => string {
  const bare = index
    .replace(/\s*<script\b[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/\s*<noscript>.*?<\/noscript>/s, '');
  const links = styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('');
  return ({ title, body }) =>
    bare
      .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
      .replace('</head>', () => `${links}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
}
