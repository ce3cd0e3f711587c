import { Outlet, useLocation } from '@tanstack/react-router';
import { Dumbbell, LayoutDashboard, NotebookPen, UserRound } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useAccount } from '../account/index.ts';
import { DropToImport, LaunchedFiles, RunningImport } from '../import/index.ts';
import { useMessages } from '../language/index.ts';
import { Brand, HeadingSlot, InsecureNotice, Loading, pageMessages, SectionSlot } from '../page/index.ts';
import { PaletteHost } from '../palette/index.ts';
import { AppShell } from '../ui/app-shell.tsx';
import type { NavigationItem } from '../ui/navigation.ts';
import { ToastRegion } from '../ui/toast.tsx';
import { useMinWidth } from '../ui/use-min-width.ts';
import { AccountMenu } from './account-menu.tsx';
import { DeletedAccount } from './deleted-account.tsx';
import { DueNotices } from './due-notices.tsx';
import { shellMessages } from './messages/index.ts';
import { OfflineStartNotice } from './offline-start-notice.tsx';
import { OldChangesNotice } from './old-changes-notice.tsx';
import { OpenDocument } from './open-document.tsx';
import { RunningRest, RunningWorkout } from './running.tsx';
import { SaveState } from './save-status.tsx';
import { SessionNotice } from './session-notice.tsx';
import styles from './shell.module.css';
import { UnsentDataNotices } from './unsent-data-notices.tsx';
import { UpdatePrompt } from './update-prompt.tsx';
import { WaitingShareNotice } from './waiting-share-notice.tsx';

/** The layout around the four sections. */
export function Shell() {
  const m = useMessages(shellMessages);
  const { app } = useMessages(pageMessages);
  const account = useAccount();
  const items = useSections();
  const isWide = useMinWidth(900);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [sectionSlot, setSectionSlot] = useState<HTMLElement | null>(null);
  if (account.kind === 'loading') return <Loading />;
  if (account.kind === 'signed-out') return null; // the route guard is about to redirect
  const { user, signInId, isShared, session } = account;
  const isDeleted = session === 'account-deleted';
  const signIn = { user, signInId, isShared, isDeleted };
  if (isDeleted) {
    return (
      <OpenDocument key={signInId} {...signIn}>
        <DeletedAccount email={user.email} />
      </OpenDocument>
    );
  }
  return (
    <OpenDocument key={signInId} {...signIn}>
      <AppShell
        navigationLabel={m.sections}
        skipLabel={m.skip}
        items={items}
        brand={<Brand name={app} />}
        title={<div ref={setSlot} className={styles.heading} />}
        section={<div ref={setSectionSlot} className={styles.section} />}
        search={<PaletteHost label={m.search} placeholder={m.searchPlaceholder} />}
        status={<SaveState />}
        account={<AccountMenu user={user} />}
        running={
          <>
            <RunningWorkout />
            <RunningImport />
          </>
        }
        {...accentOf(items)}
      >
        <div className={styles.notices}>
          <InsecureNotice />
          {session === 'needs-sign-in' && <SessionNotice />}
          <OldChangesNotice />
          <WaitingShareNotice />
          <UnsentDataNotices uid={user.uid} signInId={signInId} />
          {items.some(({ href, isCurrent }) => isCurrent && href === '/dashboard/overview') && <OfflineStartNotice />}
          <UpdatePrompt />
        </div>
        <HeadingSlot value={isWide ? null : slot}>
          <SectionSlot value={sectionSlot}>
            <Suspense fallback={<Loading />}>
              <Outlet />
            </Suspense>
          </SectionSlot>
        </HeadingSlot>
        <RunningRest />
        <DueNotices />
        <DropToImport />
        <LaunchedFiles />
        <ToastRegion label={m.notifications} closeLabel={m.close} />
      </AppShell>
    </OpenDocument>
  );
}

function useSections(): readonly NavigationItem[] {
  const m = useMessages(shellMessages);
  // only the section is selected, so that moving from note to note does not render the layout again
  const current = useLocation({ select: ({ pathname }) => sectionAt(pathname) });
  const item = (href: string, label: string, icon: ReactNode): NavigationItem => {
    return { href, label, icon, isCurrent: href === current };
  };
  return [
    item('/dashboard/overview', m.overview, <LayoutDashboard />),
    item('/dashboard/exercise', m.exerciseSection, <Dumbbell />),
    item('/dashboard/notes', m.notes, <NotebookPen />),
    item('/dashboard/profile', m.profile, <UserRound />),
  ];
}

/**
 * Returns the section of a path. The overview is today; the journal belongs to it as the days before, and the search of
 * everything as what it leads to.
 */
function sectionAt(pathname: string): string {
  const [, dashboard, section = ''] = pathname.split('/');
  return `/${dashboard}/${['', 'journal', 'search'].includes(section) ? 'overview' : section}`;
}

function accentOf(items: readonly NavigationItem[]): { readonly accent?: 'mind' | 'body' } {
  const current = items.find((item) => item.isCurrent)?.href;
  if (current === '/dashboard/exercise') return { accent: 'body' };
  return current === '/dashboard/notes' ? { accent: 'mind' } : {};
}
