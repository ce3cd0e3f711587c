import { useEffect } from 'react';
import { useAuth } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { Brand, pageMessages } from '../page/index.ts';
import { Heading, Text } from '../ui/text.tsx';
import styles from './landing.module.css';
import { LandingLink } from './landing-link.tsx';
import { landingMessages } from './messages/index.ts';
import { Preview } from './preview.tsx';

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
        <Preview />
        <section className={styles.features} aria-label={m.features}>
          <Claim title={m.together} text={m.togetherText} />
          <Claim title={m.instant} text={m.instantText} />
          <Claim title={m.offline} text={m.offlineText} />
          <Claim title={m.yours} text={m.yoursText} />
        </section>
      </main>
      <footer className={styles.foot}>
        <Text size={2} tone="muted" as="span">
          <span lang="la">{m.foot}</span>
        </Text>
      </footer>
    </div>
  );
}

function HeadLink() {
  const m = useMessages(landingMessages);
  const { user } = useAuth();
  return <LandingLink href={user ? '/dashboard' : '/login'}>{user ? m.open : m.signIn}</LandingLink>;
}

function Actions() {
  const m = useMessages(landingMessages);
  const { user } = useAuth();
  if (user) {
    return (
      <div className={styles.actions}>
        <LandingLink isMain href="/dashboard">
          {m.open}
        </LandingLink>
        <Text size={2} tone="muted" personal>
          {m.signedInAs({ name: user.displayName || user.email })}
        </Text>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <LandingLink isMain href="/login?mode=create">
        {m.create}
      </LandingLink>
      <LandingLink href="/login">{m.signIn}</LandingLink>
    </div>
  );
}

function Claim({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className={styles.claim}>
      <Heading level={2} size={4}>
        {title}
      </Heading>
      <Text tone="muted">{text}</Text>
    </div>
  );
}
