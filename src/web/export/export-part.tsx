import { useLocale } from 'react-aria-components/I18nProvider';
import { useMessages } from '../language/index.ts';
import { useDocument, useDocumentComplete } from '../replica/index.ts';
import { Button } from '../ui/button.tsx';
import { Stack } from '../ui/layout.tsx';
import { Progress } from '../ui/progress.tsx';
import { SecondaryText, SectionHeading, Text } from '../ui/text.tsx';
import type { ExportProgress } from './export-protocol.ts';
import type { ExportState } from './export-session.ts';
import { ExportedParts } from './exported-parts.tsx';
import { exportMessages } from './messages/index.ts';
import { useExport } from './use-export.ts';
import { writtenMessage } from './written-message.ts';

/** Exports everything, with its progress and its result. */
export function ExportPart() {
  const m = useMessages(exportMessages);
  const document = useDocument();
  const isHere = useDocumentComplete();
  const { session, state } = useExport();
  const isWriting = state.kind === 'writing';
  return (
    <section>
      <Stack gap={3}>
        <SectionHeading size={3}>{m.export}</SectionHeading>
        <SecondaryText>{m.exportText}</SecondaryText>
        {isWriting ? (
          <>
            <ExportProgressBar progress={state.progress} />
            <div>
              <Button onPress={session.cancel}>{m.cancel}</Button>
            </div>
          </>
        ) : (
          <div>
            <Button isDisabled={!isHere} onPress={() => void session.start(`mensana-${document.today()}`)}>
              {m.exportAll}
            </Button>
          </div>
        )}
        {(state.kind === 'writing' || state.kind === 'written') && (
          <ExportedParts parts={state.parts} isComplete={!isWriting} onSave={session.savePart} />
        )}
        <div role="status">{!isWriting && <Outcome state={state} isHere={isHere} />}</div>
      </Stack>
    </section>
  );
}

function ExportProgressBar({ progress }: { readonly progress: ExportProgress | null }) {
  const m = useMessages(exportMessages);
  const { locale } = useLocale();
  const number = new Intl.NumberFormat(locale);
  const { step = 'records', done = 0, total = 1 } = progress ?? {};
  return (
    <Progress
      label={step === 'records' ? m.readingRecords : m.writingFiles}
      value={done}
      max={total}
      valueLabel={progress === null ? '' : m.progress({ done: number.format(done), total: number.format(total) })}
    />
  );
}

function Outcome({ state, isHere }: { readonly state: ExportState; readonly isHere: boolean }) {
  const m = useMessages(exportMessages);
  const { locale } = useLocale();
  if (!isHere) return <Text size={2}>{m.notHere}</Text>;
  if (state.kind === 'failed') return <Text size={2}>{m.failed}</Text>;
  if (state.kind !== 'written') return null;
  return (
    <>
      <Text size={2}>{writtenMessage(m, state, locale)}</Text>
      {state.missing > 0 && <Text size={2}>{m.missing({ count: state.missing })}</Text>}
    </>
  );
}
