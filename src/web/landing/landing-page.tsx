import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { useAuth, useSignUp } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { loginLink } from '../links/login.ts';
import { startLink } from '../links/overview.ts';
import { Brand, pageMessages } from '../page/index.ts';
import type { LinkTarget } from '../ui/link-target.ts';
import { SecondaryText } from '../ui/text.tsx';
import { useHref } from '../ui/use-href.ts';
import styles from './landing.module.css';
import {
  HistorySection,
  HostSection,
  PromisesSection,
  QuestionsSection,
  TogetherSection,
} from './landing-sections.tsx';
import { landingMessages } from './messages/index.ts';
import { HeroPicture } from './pictures.tsx';

export function LandingPage() {
  const m = useMessages(landingMessages);
  const { app, titleLanding } = useMessages(pageMessages);
  useEffect(() => {
    document.title = titleLanding;
  }, [titleLanding]);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Brand name={app} />
        <HeadLink />
      </header>
      <main>
        <section className={styles.hero}>
          <h1 className={styles.title}>{m.heading}</h1>
          <p className={styles.lead}>{m.lead}</p>
          <Actions />
        </section>
        <HeroPicture />
        <TogetherSection />
        <PromisesSection />
        <HistorySection />
        <HostSection />
        <QuestionsSection />
      </main>
      <footer className={styles.foot}>
        <SecondaryText as="span">
          <span lang="la">{m.foot}</span>
        </SecondaryText>
        <HeadLink />
      </footer>
    </div>
  );
}

function HeadLink() {
  const m = useMessages(landingMessages);
  const { user } = useAuth();
  return <LandingLink link={user ? startLink : loginLink()}>{user ? m.open : m.signIn}</LandingLink>;
}

function Actions() {
  const m = useMessages(landingMessages);
  const { user } = useAuth();
  if (user) {
    return (
      <div className={styles.actions}>
        <LandingLink isMain link={startLink}>
          {m.open}
        </LandingLink>
        <SecondaryText personal>{m.signedInAs({ name: user.displayName || user.email })}</SecondaryText>
      </div>
    );
  }
  return <SignedOutActions />;
}

function SignedOutActions() {
  const m = useMessages(landingMessages);
  const isOpen = useSignUp() === 'open';
  return (
    <div className={styles.actions}>
      {isOpen && (
        <LandingLink isMain link={loginLink({ mode: 'create' })}>
          {m.create}
        </LandingLink>
      )}
      <LandingLink isMain={!isOpen} link={loginLink()}>
        {m.signIn}
      </LandingLink>
    </div>
  );
}

interface LandingLinkProps {
  readonly link: LinkTarget;
  readonly children: ReactNode;
  readonly isMain?: boolean;
}

/** Looks like the link of `ui`, which would make the first load a sixth larger. */
function LandingLink({ link, children, isMain = false }: LandingLinkProps) {
  const { history } = useRouter();
  const href = useHref()(link);
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.push(href);
  };
  return (
    <a href={href} className={styles.link} data-main={isMain || undefined} onClick={follow}>
      {children}
    </a>
  );
}
