import { SearchX } from 'lucide-react';
import { useAuth } from '../account/index.ts';
import { landingLink } from '../landing/link-targets.ts';
import { useMessages } from '../language/index.ts';
import { startLink } from '../overview/link-targets.ts';
import { Link } from '../ui/link.tsx';
import { StateView } from '../ui/state-view.tsx';
import { pageMessages } from './messages/index.ts';
import styles from './page.module.css';
import { usePageTitle } from './page-title.ts';

export function NotFoundPage() {
  const m = useMessages(pageMessages);
  const { user } = useAuth();
  usePageTitle(m.notFound);
  return (
    <main className={styles.whole}>
      <StateView
        kind="empty"
        level={1}
        icon={<SearchX />}
        title={m.notFound}
        action={
          <Link variant="button" {...(user ? startLink : landingLink)}>
            {user ? m.goToOverview : m.goHome}
          </Link>
        }
      >
        {m.notFoundText}
      </StateView>
    </main>
  );
}
