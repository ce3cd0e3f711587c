import { type AnyRouteMatch, Outlet, useMatches } from '@tanstack/react-router';
import { Dumbbell, LayoutDashboard, NotebookPen, UserRound } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useAccount } from '../account/index.ts';
import { DropToImport, LaunchedFiles, RunningImport } from '../import/index.ts';
import { useMessages } from '../language/index.ts';
import { frontLink } from '../links/exercise.ts';
import { listLink } from '../links/notes.ts';
import { overviewLink } from '../links/overview.ts';
import { profileLink } from '../links/profile.ts';
import { Brand, HeadingSlot, InsecureNotice, Loading, pageMessages, SectionSlot } from '../page/index.ts';
import { PaletteHost } from '../palette/index.ts';
import type { Section } from '../routing/routes.ts';
import { AppShell } from '../ui/app-shell.tsx';
import { Stack } from '../ui/layout.tsx';
import type { LinkTarget } from '../ui/link-target.ts';
import type { NavigationItem } from '../ui/navigation.ts';
import { ToastRegion } from '../ui/toast.tsx';
import { useMinWidth } from '../ui/use-min-width.ts';
import { AccountMenu } from './account-menu.tsx';
import { DeletedAccount } from './deleted-account.tsx';
import { DueNotices } from './due-notices.tsx';
import { LiveBlockedNotice } from './live-blocked-notice.tsx';
import { shellMessages } from './messages/index.ts';
import { OfflineStartNotice } from './offline-start-notice.tsx';
import { OldChangesNotice } from './old-changes-notice.tsx';
import { OpenDocument } from './open-document.tsx';
import { RunningRest, RunningStartQuestion, RunningWorkout } from './running.tsx';
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
  // only the section is selected, so that moving from note to note does not render the layout again
  const current = useMatches({ select: sectionOf });
  const items = useSections(current);
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
        accent={current && accents[current]}
      >
        <Stack gap={2} paddingX="page" paddingTop={3} hideEmpty data-print="none">
          <InsecureNotice />
          {session === 'needs-sign-in' && <SessionNotice />}
          <LiveBlockedNotice />
          <OldChangesNotice />
          <WaitingShareNotice />
          <UnsentDataNotices uid={user.uid} signInId={signInId} />
          {current === 'overview' && <OfflineStartNotice />}
          <UpdatePrompt />
        </Stack>
        <HeadingSlot value={isWide ? null : slot}>
          <SectionSlot value={sectionSlot}>
            <Suspense fallback={<Loading />}>
              <Outlet />
            </Suspense>
          </SectionSlot>
        </HeadingSlot>
        <RunningRest />
        <RunningStartQuestion />
        <DueNotices />
        <DropToImport />
        <LaunchedFiles />
        <ToastRegion label={m.notifications} closeLabel={m.close} undoLabel={m.undo} />
      </AppShell>
    </OpenDocument>
  );
}

function useSections(current: Section | undefined): readonly NavigationItem[] {
  const m = useMessages(shellMessages);
  const item = (id: Section, link: LinkTarget, label: string, icon: ReactNode): NavigationItem => {
    return { id, link, label, icon, isCurrent: id === current };
  };
  return [
    item('overview', overviewLink, m.overview, <LayoutDashboard />),
    item('exercise', frontLink, m.exerciseSection, <Dumbbell />),
    item('notes', listLink('all'), m.notes, <NotebookPen />),
    item('profile', profileLink, m.profile, <UserRound />),
  ];
}

function sectionOf(matches: readonly Pick<AnyRouteMatch, 'staticData'>[]): Section | undefined {
  return matches.find(({ staticData }) => staticData.section !== undefined)?.staticData.section;
}

const accents: Readonly<Partial<Record<Section, 'mind' | 'body'>>> = { exercise: 'body', notes: 'mind' };
