import { useParams } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { useAuth } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { profileLink, profilePartLink, profileParts } from '../links/profile.ts';
import { Loading, Page, PageHeading, pageMessages } from '../page/index.ts';
import { Link } from '../ui/link.tsx';
import type { LinkTarget } from '../ui/link-target.ts';
import { EmptyState } from '../ui/state-view.tsx';
import { AccountPart } from './account-part.tsx';
import { AppearancePart } from './appearance-part.tsx';
import { profileMessages } from './messages/index.ts';
import styles from './profile.module.css';
import { profilePartRoute } from './routes.ts';
import { SessionsPart } from './sessions-part.tsx';
import { UnitsPart } from './units-part.tsx';

const lazyParts = new Map<string, ComponentType>([
  ['language', lazy(() => import('./language-part.tsx'))],
  ['notifications', lazy(() => import('./notifications-part.tsx'))],
  ['training', lazy(() => import('./training-part.tsx'))],
  ['people', lazy(() => import('./people-part.tsx'))],
  ['data', lazy(() => import('./data-part.tsx'))],
]);

export function ProfilePage() {
  const m = useMessages(profileMessages);
  const { user } = useAuth();
  const { part = 'account' } = useParams({ from: profilePartRoute.id, shouldThrow: false }) ?? {};
  if (!user) return null;
  const isOwner = user.role === 'owner';
  const parts = profileParts.filter((each) => each !== 'people' || isOwner);
  const labels = { ...m, sessions: m.devices };
  return (
    <Page>
      <PageHeading>{m.profile}</PageHeading>
      <nav className={styles.parts} aria-label={m.parts}>
        <PartLink link={profileLink} isCurrent={part === 'account'}>
          {m.account}
        </PartLink>
        {parts.map((each) => (
          <PartLink key={each} link={profilePartLink(each)} isCurrent={part === each}>
            {labels[each]}
          </PartLink>
        ))}
      </nav>
      <Part name={part} isOwner={isOwner} />
    </Page>
  );
}

function Part({ name, isOwner }: { readonly name: string; readonly isOwner: boolean }) {
  if (name === 'account') return <AccountPart />;
  if (name === 'sessions') return <SessionsPart />;
  if (name === 'appearance') return <AppearancePart />;
  if (name === 'units') return <UnitsPart />;
  const LazyPart = name === 'people' && !isOwner ? undefined : lazyParts.get(name);
  if (LazyPart === undefined) return <UnknownPart />;
  return (
    <Suspense fallback={<Loading />}>
      <LazyPart />
    </Suspense>
  );
}

/** Shown for a part that does not exist, or that is the owner's. */
function UnknownPart() {
  const m = useMessages(pageMessages);
  return (
    <EmptyState level={2} icon={<SearchX />} title={m.notFound}>
      {m.notFoundText}
    </EmptyState>
  );
}

interface PartLinkProps {
  readonly link: LinkTarget;
  readonly isCurrent: boolean;
  readonly children: string;
}

function PartLink({ link, isCurrent, children }: PartLinkProps) {
  return (
    <div ref={isCurrent ? intoSight : null}>
      <Link variant="plain" {...link} className={styles.part ?? ''} {...(isCurrent && { 'aria-current': 'page' })}>
        {children}
      </Link>
    </div>
  );
}

/** Scrolls the current part into view, since the row scrolls on a phone. */
function intoSight(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
