import { useMessages } from '../language/index.ts';
import { Button } from '../ui/button.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { Progress } from '../ui/progress.tsx';
import { Text } from '../ui/text.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { importMessages } from './messages/index.ts';
import { useImportFormat } from './words/use-import-format.ts';

export interface ApplyingViewProps {
  readonly done: number;
  /** 0 until it is known. */
  readonly total: number;
  readonly onCancel: () => void;
}

/** Shows how much of the import is prepared. */
export function ApplyingView({ done, total, onCancel }: ApplyingViewProps) {
  const m = useMessages(importMessages);
  const { count } = useImportFormat();
  const isKnown = total > 0;
  return (
    <Stack as="section" gap={4}>
      <Progress
        label={m.importing}
        value={isKnown ? done : null}
        max={Math.max(1, total)}
        {...(isKnown && { valueLabel: m.doneOf({ done: count(done), total: count(total) }) })}
      />
      <VisuallyHidden>
        <p role="status">{m.importing}</p>
      </VisuallyHidden>
      <Text tone="muted">{m.importingText}</Text>
      <Row>
        <Button onPress={onCancel}>{m.cancel}</Button>
      </Row>
    </Stack>
  );
}
