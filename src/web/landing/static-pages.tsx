/** The pages that need no script, rendered by the build. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Language, languages } from '#domain/language/index.ts';
import { changeLanguage } from '../language/index.ts';
import { Brand, pageMessages } from '../page/index.ts';
import { SecondaryText } from '../ui/text.tsx';
import styles from './landing.module.css';
import { LandingAnchor } from './landing-anchor.tsx';
import { type LandingLinkProps, LandingView } from './landing-view.tsx';
import { landingMessages } from './messages/index.ts';

export interface StaticPage {
  readonly title: string;
  /** The content of `body`. */
  readonly body: string;
}

/** The pages of a language: the landing page where everyone can create an account and elsewhere, and for a wrong address. */
export interface StaticPages {
  readonly open: StaticPage;
  readonly invited: StaticPage;
  readonly notFound: StaticPage;
}

/** Renders the pages in all languages. */
export async function staticPages(): Promise<Readonly<Record<Language, StaticPages>>> {
  const rendered: [Language, StaticPages][] = [];
  for (const language of languages) {
    const [page] = await Promise.all([pageMessages.load(language), landingMessages.load(language)]);
    await changeLanguage(language);
    const landing = (isOpen: boolean) => ({
      title: page.titleLanding,
      body: bodyOf(<LandingView user={null} isOpen={isOpen} dark="(prefers-color-scheme: dark)" link={StaticLink} />),
    });
    const notFound = { title: `${page.notFound} · ${page.app}`, body: bodyOf(<NotFound {...page} />) };
    rendered.push([language, { open: landing(true), invited: landing(false), notFound }]);
  }
  return Object.fromEntries(rendered) as Record<Language, StaticPages>;
}

function StaticLink({ link, ...rest }: LandingLinkProps) {
  const search = new URLSearchParams(Object.entries(link.search ?? {})).toString();
  return <LandingAnchor {...rest} href={search === '' ? link.to : `${link.to}?${search}`} />;
}

function bodyOf(page: ReactNode): string {
  return renderToStaticMarkup(page);
}

type NotFoundTexts = Readonly<Record<'app' | 'notFound' | 'notFoundText' | 'goHome', string>>;

function NotFound({ app, notFound, notFoundText, goHome }: NotFoundTexts) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Brand name={app} />
      </header>
      <main>
        <section className={styles.notFound}>
          <h1 className={styles.title}>{notFound}</h1>
          <SecondaryText>{notFoundText}</SecondaryText>
          <LandingAnchor isMain href="/">
            {goHome}
          </LandingAnchor>
        </section>
      </main>
    </div>
  );
}
