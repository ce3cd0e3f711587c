import { SearchX } from 'lucide-react';
import { useAuth } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { landingLink } from '../links/landing.ts';
import { startLink } from '../links/overview.ts';
import { ButtonLink } from '../ui/link.tsx';
import { EmptyState } from '../ui/state-view.tsx';
import { pageMessages } from './messages/index.ts';
import styles from './page.module.css';
import { usePageTitle } from './page-title.ts';

export function NotFoundPage() {
  const m = useMessages(pageMessages);
  const { user } = useAuth();
  usePageTitle(m.notFound);
  return (
    <main className={styles.whole}>
      <EmptyState
        level={1}
        icon={<SearchX />}
        title={m.notFound}
        action={<ButtonLink {...(user ? startLink : landingLink)}>{user ? m.goToOverview : m.goHome}</ButtonLink>}
      >
        {m.notFoundText}
      </EmptyState>
    </main>
  );
}
