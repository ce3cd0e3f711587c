import { useNavigate } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react';
import { type DeviceFiles, useFiles } from '../attachments/index.ts';
import { useMessages } from '../language/index.ts';
import { importReportLink } from '../links/import.ts';
import { focusHeading, Loading, Page, PageHeading } from '../page/index.ts';
import {
  type DocumentActions,
  deviceZone,
  useDocument,
  useDocumentComplete,
  useDocumentReady,
} from '../replica/index.ts';
import { Button } from '../ui/button.tsx';
import { Row } from '../ui/layout.tsx';
import { EmptyState, StateView } from '../ui/state-view.tsx';
import { showToast } from '../ui/toast.tsx';
import { ApplyingView } from './applying-view.tsx';
import { BackFromImport } from './back-from-import.tsx';
import { FailedView } from './failed-view.tsx';
import { onDroppedFiles, takeDroppedFiles } from './files/dropped-files.ts';
import { groupsInWords } from './groups/group-names.ts';
import { NextGroupButton } from './groups/next-group-button.tsx';
import { type ImportActivity, setImportActivity } from './import-activity.ts';
import { MappingView } from './mapping/mapping-view.tsx';
import { importMessages } from './messages/index.ts';
import { PreviewView } from './preview/preview-view.tsx';
import { ReadingView } from './reading-view.tsx';
import { importRoute } from './routes.ts';
import { ImportSession } from './session/import-session.ts';
import { type ChosenGroup, type ImportState, restOf } from './session/import-state.ts';
import { StartView } from './start/start-view.tsx';
import { importTitle } from './words/import-title.ts';
import { useImportFormat } from './words/use-import-format.ts';
import { startWorker } from './worker/start-worker.ts';

/** Imports files, from choosing them to the report. */
export function ImportPage() {
  const m = useMessages(importMessages);
  const isHere = useDocumentComplete();
  // what is not on this device yet would be taken for new
  return useDocumentReady() && isHere ? <ImportFlow /> : <StateView kind="loading" title={m.stillSyncing} />;
}

function ImportFlow() {
  const { session, state } = useImport();
  const { from } = importRoute.useSearch();
  useDroppedFiles(session);
  useFocusOnChange(state.kind);
  return (
    <Page>
      {(state.kind === 'idle' || state.kind === 'failed') && <BackFromImport from={from} />}
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
  return <PageHeading>{app === null ? m.import : importTitle(app, m)}</PageHeading>;
}

function Step({ session, state }: StepProps) {
  const { from } = importRoute.useSearch();
  switch (state.kind) {
    case 'idle':
      return <StartView from={from} onChosen={session.open} />;
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
  const search = importRoute.useSearch();
  const rest = restOf(groups);
  const isAll = rest.length === 0;
  const showReport = useCallback(() => {
    session.cancel(); // frees this screen for the next import
    void navigate({ ...importReportLink(batch, search), replace: true });
  }, [batch, search, session, navigate]);
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

/** Returns the import of this page. It goes on while other screens are open, and ends with the document. */
function useImport(): { readonly session: ImportSession; readonly state: ImportState } {
  const document = useDocument();
  const files = useFiles();
  const session = useMemo(() => {
    const open = () => openSession(document, files);
    return document.companion('import', open) ?? open();
  }, [document, files]);
  const state = useSyncExternalStore(session.subscribe, () => session.state);
  return { session, state };
}

function openSession(document: DocumentActions, files: DeviceFiles): ImportSession {
  const session = new ImportSession({ document, files, startWorker, zone: deviceZone });
  session.subscribe(() => setImportActivity(activityOf(session.state)));
  return session;
}

function activityOf(state: ImportState): ImportActivity | null {
  switch (state.kind) {
    case 'idle':
      return null;
    case 'unclear':
      return { kind: 'preview' };
    case 'applying':
      return { kind: 'applying', share: state.total === 0 ? null : state.done / state.total };
    default:
      return { kind: state.kind };
  }
}

interface AppliedViewProps {
  /** The groups of the chosen files that are not imported yet. */
  readonly rest: readonly ChosenGroup[];
  readonly session: ImportSession;
  readonly onShowReport: () => void;
}

/** Tells that the files of one app are imported, and offers those of the next one. */
function AppliedView({ rest, session, onShowReport }: AppliedViewProps) {
  const m = useMessages(importMessages);
  const format = useImportFormat();
  return (
    <EmptyState
      level={2}
      icon={<Check />}
      title={m.imported}
      action={
        <Row gap={3} justify="center" wrap>
          <NextGroupButton rest={rest} session={session} />
          <Button onPress={onShowReport}>{m.showReport}</Button>
        </Row>
      }
    >
      {m.stillToImport({ groups: groupsInWords(rest, m, format) })}
    </EmptyState>
  );
}
