import { useLocale } from 'react-aria-components/I18nProvider';
import { fileSize } from '../attachments/index.ts';
import { useMessages } from '../language/index.ts';
import { Button } from '../ui/button.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { Progress } from '../ui/progress.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { type ImportMessages, importMessages } from './messages/index.ts';
import { type ImportFormat, useImportFormat } from './words/use-import-format.ts';
import type { ImportProgress } from './worker/desk-protocol.ts';

export interface ReadingViewProps {
  readonly progress: ImportProgress | null;
  readonly onCancel: () => void;
}

/** Shows how far the reading of the files is. */
export function ReadingView({ progress, onCancel }: ReadingViewProps) {
  const m = useMessages(importMessages);
  const { locale } = useLocale();
  const format = useImportFormat();
  const step = progress === null ? m.opening : m.steps[progress.step];
  const amount = progress === null ? null : amountDone(progress, m, format, locale);
  return (
    <Stack as="section" gap={4}>
      <Progress
        label={step}
        value={progress?.total == null ? null : progress.done}
        max={Math.max(1, progress?.total ?? 1)}
        {...(amount !== null && { valueLabel: amount })}
      />
      <VisuallyHidden>
        <p role="status">{step}</p>
      </VisuallyHidden>
      <Row>
        <Button onPress={onCancel}>{m.cancel}</Button>
      </Row>
    </Stack>
  );
}

function amountDone(
  { step, done, total }: ImportProgress,
  m: ImportMessages,
  { count }: ImportFormat,
  locale: string,
): string | null {
  if (step === 'recognising') return null;
  if (total === null) return m.filesUnpacked({ count: done });
  const shown = (amount: number) => (step === 'reading' ? fileSize(amount, locale) : count(amount));
  return m.doneOf({ done: shown(done), total: shown(total) });
}
