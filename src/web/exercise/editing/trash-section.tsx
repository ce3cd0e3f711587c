import { useState } from 'react';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PlainList, Row, Stack } from '../../ui/layout.tsx';
import { Surface } from '../../ui/surface.tsx';
import { SectionHeading, Text } from '../../ui/text.tsx';
import { exerciseMessages } from '../messages/index.ts';
import { useTrashing } from './use-trashing.ts';

interface TrashedItem {
  readonly key: RecordKey;
  readonly name: string;
  /** Whether other records still refer to the item, so that it can only be restored. */
  readonly isNeeded?: boolean;
}

export interface ThrownAwayProps {
  readonly title: string;
  readonly things: readonly TrashedItem[];
  readonly deleteText?: string;
}

/** The trashed items of a page, to restore or delete permanently. Renders nothing if there are none. */
export function ThrownAway({ title, things, deleteText }: ThrownAwayProps) {
  const m = useMessages(exerciseMessages);
  const document = useDocument();
  const trashing = useTrashing();
  const [asked, setAsked] = useState<TrashedItem | null>(null);
  if (things.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-label={title}>
      <SectionHeading>{title}</SectionHeading>
      <PlainList gap={3}>
        {things.map((thing) => (
          <Surface key={thing.key} as="li" scale="large" look="shadow">
            <Row gap={3} align="center" justify="between" wrap>
              <Text personal lines={2}>
                {thing.name}
              </Text>
              <Row gap={2} wrap>
                <Button onPress={() => trashing.restore({ key: thing.key, title: thing.name })}>{m.restore}</Button>
                {thing.isNeeded !== true && (
                  <Button variant="quiet" onPress={() => setAsked(thing)}>
                    {m.deletePermanently}
                  </Button>
                )}
              </Row>
            </Row>
          </Surface>
        ))}
      </PlainList>
      <ConfirmDialog
        title={m.deleteTitle({ title: asked?.name ?? '' })}
        confirmLabel={m.deletePermanently}
        cancelLabel={m.cancel}
        isDangerous
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        onConfirm={() => {
          if (asked !== null) document.deleteForEver([asked.key]);
          setAsked(null);
        }}
      >
        {deleteText ?? m.deleteText}
      </ConfirmDialog>
    </Stack>
  );
}
