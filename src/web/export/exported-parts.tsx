import { useLocale } from 'react-aria-components/I18nProvider';
import { fileSize } from '../attachments/index.ts';
import { useMessages } from '../language/index.ts';
import { Button } from '../ui/button.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { SecondaryText, Text } from '../ui/text.tsx';
import type { ExportedPart } from './export-session.ts';
import { exportMessages } from './messages/index.ts';

export interface ExportedPartsProps {
  readonly parts: readonly ExportedPart[];
  /** Whether all parts are there, so that their number is known. */
  readonly isComplete: boolean;
  readonly onSave: (number: number) => void;
}

/** Offers each part of a large export for saving. */
export function ExportedParts({ parts, isComplete, onSave }: ExportedPartsProps) {
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
