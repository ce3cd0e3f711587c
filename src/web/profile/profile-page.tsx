import { useParams } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useAuth } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { Loading, Page, PageHeading, pageMessages } from '../page/index.ts';
import { Link } from '../ui/link.tsx';
import type { LinkTarget } from '../ui/link-target.ts';
import { StateView } from '../ui/state-view.tsx';
import { AccountPart } from './account-part.tsx';
import { AppearancePart } from './appearance-part.tsx';
import { profileLink, profilePartLink } from './link-targets.ts';
import { profileMessages } from './messages/index.ts';
import styles from './profile.module.css';
import { profilePartRoute } from './routes.ts';
import { SessionsPart } from './sessions-part.tsx';
import { UnitsPart } from './units-part.tsx';

const LanguagePart = lazy(() => import('./language-part.tsx'));
const NotificationsPart = lazy(() => import('./notifications-part.tsx'));
const TrainingPart = lazy(() => import('./training-part.tsx'));
const PeoplePart = lazy(() => import('./people-part.tsx'));
const DataPart = lazy(() => import('./data-part.tsx'));

export function ProfilePage() {
  const m = useMessages(profileMessages);
  const { user } = useAuth();
  const { part = 'account' } = useParams({ from: profilePartRoute.id, shouldThrow: false }) ?? {};
  if (!user) return null;
  return (
    <Page>
      <PageHeading>{m.profile}</PageHeading>
      <nav className={styles.parts} aria-label={m.parts}>
        <PartLink link={profileLink} isCurrent={part === 'account'}>
          {m.account}
        </PartLink>
        <PartLink link={profilePartLink('sessions')} isCurrent={part === 'sessions'}>
          {m.devices}
        </PartLink>
        <PartLink link={profilePartLink('appearance')} isCurrent={part === 'appearance'}>
          {m.appearance}
        </PartLink>
        <PartLink link={profilePartLink('language')} isCurrent={part === 'language'}>
          {m.language}
        </PartLink>
        <PartLink link={profilePartLink('units')} isCurrent={part === 'units'}>
          {m.units}
        </PartLink>
        <PartLink link={profilePartLink('notifications')} isCurrent={part === 'notifications'}>
          {m.notifications}
        </PartLink>
        <PartLink link={profilePartLink('training')} isCurrent={part === 'training'}>
          {m.training}
        </PartLink>
        <PartLink link={profilePartLink('data')} isCurrent={part === 'data'}>
          {m.data}
        </PartLink>
        {user.role === 'owner' && (
          <PartLink link={profilePartLink('people')} isCurrent={part === 'people'}>
            {m.people}
          </PartLink>
        )}
      </nav>
      <Part name={part} isOwner={user.role === 'owner'} />
    </Page>
  );
}

function Part({ name, isOwner }: { readonly name: string; readonly isOwner: boolean }) {
  if (name === 'account') return <AccountPart />;
  if (name === 'sessions') return <SessionsPart />;
  if (name === 'appearance') return <AppearancePart />;
  if (name === 'units') return <UnitsPart />;
  if (name === 'language') {
    return (
      <Suspense fallback={<Loading />}>
        <LanguagePart />
      </Suspense>
    );
  }
  if (name === 'notifications') {
    return (
      <Suspense fallback={<Loading />}>
        <NotificationsPart />
      </Suspense>
    );
  }
  if (name === 'training') {
    return (
      <Suspense fallback={<Loading />}>
        <TrainingPart />
      </Suspense>
    );
  }
  if (name === 'data') {
    return (
      <Suspense fallback={<Loading />}>
        <DataPart />
      </Suspense>
    );
  }
  if (name === 'people' && isOwner) {
    return (
      <Suspense fallback={<Loading />}>
        <PeoplePart />
      </Suspense>
    );
  }
  return <UnknownPart />;
}

/** Shown for a part that does not exist, or that is the owner's. */
function UnknownPart() {
  const m = useMessages(pageMessages);
  return (
    <StateView kind="empty" level={2} icon={<SearchX />} title={m.notFound}>
      {m.notFoundText}
    </StateView>
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
