import { type AnyRouteMatch, Outlet, useMatches, useRouterState } from '@tanstack/react-router';
import { Dumbbell, LayoutDashboard, NotebookPen, UserRound } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import type { Instant } from '#domain/kernel/index.ts';
import { useAccount } from '../account/index.ts';
import { DropToImport, LaunchedFiles, RunningImport } from '../import/index.ts';
import { InboxImporter } from '../inbox/index.ts';
import { useMessages } from '../language/index.ts';
import { frontLink } from '../links/exercise.ts';
import { loginLink } from '../links/login.ts';
import { listLink } from '../links/notes.ts';
import { overviewLink } from '../links/overview.ts';
import { profileLink } from '../links/profile.ts';
import { flag, LocalPreference, useLocalPreference } from '../local-preferences/index.ts';
import { noticePermission, notifiesHere } from '../notifications/index.ts';
import {
  Brand,
  DismissibleNotice,
  HeadingSlot,
  InsecureNotice,
  Loading,
  Notice,
  pageMessages,
  SectionSlot,
  saveFile,
} from '../page/index.ts';
import { PaletteHost } from '../palette/index.ts';
import { exportPending, useDocument, useDocumentReady, usePendingSince } from '../replica/index.ts';
import type { Section } from '../routing/routes.ts';
import { isSecure } from '../secure-context/index.ts';
import { useNow } from '../time/index.ts';
import { AppShell } from '../ui/app-shell.tsx';
import { Button } from '../ui/button.tsx';
import { Stack } from '../ui/layout.tsx';
import { Link } from '../ui/link.tsx';
import type { LinkTarget } from '../ui/link-target.ts';
import type { NavigationItem } from '../ui/navigation.ts';
import { ToastRegion } from '../ui/toast.tsx';
import { useMinWidth } from '../ui/use-min-width.ts';
import { AccountMenu } from './account-menu.tsx';
import { DeletedAccount } from './deleted-account.tsx';
import { LiveBlockedNotice } from './live-blocked-notice.tsx';
import { shellMessages } from './messages/index.ts';
import { OpenDocument } from './open-document.tsx';
import { RunningRest, RunningWorkout, StartingWorkout } from './running.tsx';
import { SaveState } from './save-status.tsx';
import styles from './shell.module.css';
import { UnsentDataNotices } from './unsent-data-notices.tsx';
import { UpdatePrompt } from './update-prompt.tsx';
import { isOfflineStartRefused, onAppChange } from './updates.ts';
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
        <StartingWorkout />
        <DueNotices />
        <DropToImport />
        <LaunchedFiles />
        <InboxImporter />
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

function sectionOf(matches: readonly Pick<AnyRouteMatch, 'staticData' | 'search'>[]): Section | undefined {
  const match = matches.find(({ staticData }) => staticData.section !== undefined);
  const section = match?.staticData.section;
  return typeof section === 'function' ? section(match?.search) : section;
}

const accents: Readonly<Partial<Record<Section, 'mind' | 'body'>>> = { exercise: 'body', notes: 'mind' };

const dismissed = new LocalPreference('mensana-offline-start-read', flag);

/** Tells the user that the app cannot start offline. On an insecure page, another notice already says so. */
function OfflineStartNotice() {
  const m = useMessages(shellMessages);
  const isRefused = useSyncExternalStore(onAppChange, isOfflineStartRefused);
  if (!isRefused || !isSecure()) return null;
  return <DismissibleNotice dismissed={dismissed}>{m.offlineStart}</DismissibleNotice>;
}

// Loaded only on devices whose user has turned notifications on.
const ReminderNotices = lazy(async () => (await import('./notes-parts.ts')).loadReminderNotices());

/** Shows notifications about what is due, on any page, if the user wants them on this device. */
function DueNotices() {
  const [isWanted] = useLocalPreference(notifiesHere);
  const isReady = useDocumentReady();
  const isShown = isWanted && isReady && noticePermission() === 'allowed';
  const { now } = useDocument();
  const [since, setSince] = useState<Instant | null>(null);
  // remembered before the code is loaded, so that nothing that comes due meanwhile is missed
  if (isShown && since === null) setSince(now());
  return <Suspense fallback={null}>{isShown && since !== null && <ReminderNotices since={since} />}</Suspense>;
}

/** Tells the user that the session has ended. The app keeps working, but nothing is sent until the user signs in. */
function SessionNotice() {
  const m = useMessages(shellMessages);
  const here = useRouterState({ select: (state) => state.location.href });
  return (
    <Notice
      tone="warn"
      action={
        <Link variant="text" {...loginLink({ next: here })}>
          {m.signIn}
        </Link>
      }
    >
      {m.sessionEnded}
    </Notice>
  );
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Tells the user about changes that have been pending for more than a day, since they indicate a problem. */
function OldChangesNotice() {
  const m = useMessages(shellMessages);
  const now = useNow();
  const since = usePendingSince(now - dayMilliseconds);
  if (since === null) return null;
  return (
    <Notice tone="warn" action={<Button onPress={() => void saveWaiting()}>{m.downloadCopy}</Button>}>
      {m.oldChanges({ since })}
    </Notice>
  );
}

async function saveWaiting(): Promise<void> {
  saveFile(await exportPending(), 'mensana-not-sent.md');
}
