import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useMessages } from '../language/index.ts';
import { importReportLink } from '../links/import.ts';
import { focusHeading, Loading, Page, PageHeading } from '../page/index.ts';
import { useDocumentComplete, useDocumentReady } from '../replica/index.ts';
import { StateView } from '../ui/state-view.tsx';
import { showToast } from '../ui/toast.tsx';
import { AppliedView } from './applied-view.tsx';
import { ApplyingView } from './applying-view.tsx';
import { BackToData } from './back-to-data.tsx';
import { FailedView } from './failed-view.tsx';
import { onDroppedFiles, takeDroppedFiles } from './files/dropped-files.ts';
import { MappingView } from './mapping/mapping-view.tsx';
import { importMessages } from './messages/index.ts';
import { PreviewView } from './preview/preview-view.tsx';
import { ReadingView } from './reading-view.tsx';
import type { ImportSession } from './session/import-session.ts';
import { type ImportState, restOf } from './session/import-state.ts';
import { StartView } from './start/start-view.tsx';
import { useImport } from './use-import.ts';
import { appName } from './words/app-names.ts';

/** Imports files, from choosing them to the report. */
export function ImportPage() {
  const m = useMessages(importMessages);
  const isHere = useDocumentComplete();
  // what is not on this device yet would be taken for new
  return useDocumentReady() && isHere ? <ImportFlow /> : <StateView kind="loading" title={m.stillSyncing} />;
}

function ImportFlow() {
  const { session, state } = useImport();
  useDroppedFiles(session);
  useFocusOnChange(state.kind);
  return (
    <Page>
      {(state.kind === 'idle' || state.kind === 'failed') && <BackToData />}
      <Heading state={state} />
      <Step session={session} state={state} />
    </Page>
  );
}

interface StepProps {
  readonly session: ImportSession;
  readonly state: ImportState;
}

function Heading({ state }: Pick<StepProps, 'state'>) {
  const m = useMessages(importMessages);
  const app = state.kind === 'preview' && 'app' in state.how ? state.how.app : null;
  return <PageHeading>{app === null ? m.import : m.importOf({ app: appName(app) })}</PageHeading>;
}

function Step({ session, state }: StepProps) {
  switch (state.kind) {
    case 'idle':
      return <StartView onChosen={session.open} />;
    case 'reading':
      return <ReadingView progress={state.progress} onCancel={session.cancel} />;
    case 'unclear':
      return <MappingView state={state} session={session} />;
    case 'preview':
      return <PreviewView state={state} session={session} />;
    case 'applying':
      return <ApplyingView done={state.done} total={state.total} onCancel={session.cancel} />;
    case 'applied':
      return <Applied state={state} session={session} />;
    case 'failed':
      return <FailedView failure={state.failure} rest={restOf(state.groups)} session={session} />;
  }
}

/** Opens files that were dropped on this screen or another, unless an import is being written. */
function useDroppedFiles(session: ImportSession): void {
  const m = useMessages(importMessages);
  const take = useEffectEvent(() => {
    const dropped = takeDroppedFiles();
    if (dropped === null) return;
    if (session.state.kind === 'applying') return void showToast({ message: m.oneAtATime });
    session.open(dropped.files, dropped.onImported);
  });
  useEffect(() => {
    take();
    return onDroppedFiles(() => take());
  }, []);
}

interface AppliedProps {
  readonly session: ImportSession;
  readonly state: Extract<ImportState, { readonly kind: 'applied' }>;
}

/** Goes to the report of a finished import, or offers the files that are left. */
function Applied({ session, state: { batch, groups } }: AppliedProps) {
  const navigate = useNavigate();
  const rest = restOf(groups);
  const isAll = rest.length === 0;
  const showReport = useCallback(() => {
    session.cancel(); // frees this screen for the next import
    void navigate({ ...importReportLink(batch), replace: true });
  }, [batch, session, navigate]);
  useEffect(() => {
    if (isAll) showReport();
  }, [isAll, showReport]);
  return isAll ? <Loading /> : <AppliedView rest={rest} session={session} onShowReport={showReport} />;
}

function useFocusOnChange(kind: ImportState['kind']): void {
  const shown = useRef(kind);
  useEffect(() => {
    if (shown.current === kind) return;
    shown.current = kind;
    focusHeading();
  }, [kind]);
}
