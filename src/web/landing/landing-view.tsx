import type { ComponentType } from 'react';
import { useMessages } from '../language/index.ts';
import { loginLink } from '../links/login.ts';
import { startLink } from '../links/overview.ts';
import { Brand, pageMessages } from '../page/index.ts';
import type { LinkTarget } from '../ui/link-target.ts';
import { SecondaryText } from '../ui/text.tsx';
import styles from './landing.module.css';
import type { LandingAnchorProps } from './landing-anchor.tsx';
import {
  HistorySection,
  HostSection,
  PromisesSection,
  QuestionsSection,
  TogetherSection,
} from './landing-sections.tsx';
import { landingMessages } from './messages/index.ts';
import { HeroPicture } from './pictures.tsx';

/** A link of the landing page, which the app follows without a new page. */
export interface LandingLinkProps extends Pick<LandingAnchorProps, 'children' | 'isMain'> {
  readonly link: LinkTarget;
}

export interface LandingViewProps {
  /** The name of the user; null if signed out. */
  readonly user: string | null;
  /** Whether everyone can create an account. */
  readonly isOpen: boolean;
  /** The media query under which dark pictures are shown. */
  readonly dark: string;
  readonly link: ComponentType<LandingLinkProps>;
}

/** The landing page, as the app shows it and as the build writes it for visitors. */
export function LandingView({ user, isOpen, dark, link: LandingLink }: LandingViewProps) {
  const m = useMessages(landingMessages);
  const { app } = useMessages(pageMessages);
  const open =
    user === null ? (
      <LandingLink link={loginLink()}>{m.signIn}</LandingLink>
    ) : (
      <LandingLink link={startLink}>{m.open}</LandingLink>
    );
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Brand name={app} />
        {open}
      </header>
      <main>
        <section className={styles.hero}>
          <h1 className={styles.title}>{m.heading}</h1>
          <p className={styles.lead}>{m.lead}</p>
          <div className={styles.actions}>
            {user === null ? (
              <>
                {isOpen && (
                  <LandingLink isMain link={loginLink({ mode: 'create' })}>
                    {m.create}
                  </LandingLink>
                )}
                <LandingLink isMain={!isOpen} link={loginLink()}>
                  {m.signIn}
                </LandingLink>
              </>
            ) : (
              <>
                <LandingLink isMain link={startLink}>
                  {m.open}
                </LandingLink>
                <SecondaryText personal>{m.signedInAs({ name: user })}</SecondaryText>
              </>
            )}
          </div>
        </section>
        <HeroPicture dark={dark} />
        <TogetherSection dark={dark} />
        <PromisesSection />
        <HistorySection />
        <HostSection />
        <QuestionsSection />
      </main>
      <footer className={styles.foot}>
        <SecondaryText as="span">
          <span lang="la">{m.foot}</span>
        </SecondaryText>
        {open}
      </footer>
    </div>
  );
}
