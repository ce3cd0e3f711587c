import { useLocale } from 'react-aria-components/I18nProvider';
import { fileSize } from '../attachments/index.ts';
import { useMessages } from '../language/index.ts';
import { useDocument, useDocumentComplete } from '../replica/index.ts';
import { Button } from '../ui/button.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { Progress } from '../ui/progress.tsx';
import { SecondaryText, SectionHeading, Text } from '../ui/text.tsx';
import type { ExportProgress } from './export-protocol.ts';
import type { ExportedPart, ExportState } from './export-session.ts';
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

interface ExportedPartsProps {
  readonly parts: readonly ExportedPart[];
  /** Whether all parts are there, so that their number is known. */
  readonly isComplete: boolean;
  readonly onSave: (number: number) => void;
}

/** Offers each part of a large export for saving. */
function ExportedParts({ parts, isComplete, onSave }: ExportedPartsProps) {
  const m = useMessages(exportMessages);
  if (parts.length === 0) return null;
  const total = isComplete ? parts.length : null;
  return (
    <Stack gap={2}>
      <Text size={2}>{m.parts}</Text>
      {parts.map((part) => (
        <PartToSave key={part.number} part={part} total={total} onSave={() => onSave(part.number)} />
      ))}
    </Stack>
  );
}

interface PartToSaveProps {
  readonly part: ExportedPart;
  readonly total: number | null;
  readonly onSave: () => void;
}

function PartToSave({ part: { number, content, isSaved }, total, onSave }: PartToSaveProps) {
  const m = useMessages(exportMessages);
  const { locale } = useLocale();
  const label = isSaved ? m.savePartAgain({ number, total }) : m.savePart({ number, total });
  const size = fileSize(content.size, locale);
  return (
    <Row gap={3} align="center" wrap>
      <Button onPress={onSave}>{label}</Button>
      <SecondaryText>{isSaved ? m.savedPart({ size }) : size}</SecondaryText>
    </Row>
  );
}
