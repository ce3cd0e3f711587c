import { useEffect, useState } from 'react';
import { useMessages } from '../language/index.ts';
import { untilCancelled } from '../lifecycle/index.ts';
import { Notice, saveFile } from '../page/index.ts';
import { findUnsentData, type UnsentData } from '../replica/index.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { DialogTrigger } from '../ui/dialog.tsx';
import { Row } from '../ui/layout.tsx';
import { shellMessages } from './messages/index.ts';

interface CurrentSignIn {
  readonly uid: string;
  readonly signInId: string;
}

/**
 * Shows unsent data of earlier sign-ins on this device. The data stays until the user decides, so that nothing is lost
 * silently.
 */
export function UnsentDataNotices({ uid, signInId }: CurrentSignIn) {
  const [found, forget] = useUnsentData({ uid, signInId });
  return found.map((leftover) => (
    <UnsentDataNotice
      key={`${leftover.uid} ${leftover.since} ${leftover.pending}`}
      leftover={leftover}
      isOwn={leftover.uid === uid}
      onRemoved={() => forget(leftover)}
    />
  ));
}

function useUnsentData({ uid, signInId }: CurrentSignIn) {
  const [found, setFound] = useState<readonly UnsentData[]>([]);
  useEffect(() => untilCancelled(findUnsentData({ uid, signInId }), setFound), [uid, signInId]);
  const forget = (leftover: UnsentData) => setFound((each) => each.filter((other) => other !== leftover));
  return [found, forget] as const;
}

interface UnsentDataNoticeProps {
  readonly leftover: UnsentData;
  readonly isOwn: boolean;
  readonly onRemoved: () => void;
}

function UnsentDataNotice({ leftover, isOwn, onRemoved }: UnsentDataNoticeProps) {
  const m = useMessages(shellMessages);
  const [isPending, setPending] = useState(false);
  const { pending, since } = leftover;
  const save = async () => saveFile(await leftover.export(), 'mensana-not-sent.md');
  const remove = async () => {
    setPending(true);
    await leftover.remove();
    onRemoved();
  };
  return (
    <Notice
      tone="warn"
      action={
        <Row gap={2} wrap>
          <Button onPress={() => void save()}>{m.downloadCopy}</Button>
          <DialogTrigger>
            <Button variant="quiet">{m.remove}</Button>
            <ConfirmDialog
              title={m.leftoverTitle({ pending })}
              confirmLabel={m.remove}
              cancelLabel={m.cancel}
              isDangerous
              isPending={isPending}
              onConfirm={() => void remove()}
              otherAction={<Button onPress={() => void save()}>{m.downloadCopy}</Button>}
            >
              {m.leftoverRemoveText}
            </ConfirmDialog>
          </DialogTrigger>
        </Row>
      }
    >
      {isOwn ? m.leftoverOwn({ pending, since }) : m.leftover({ pending, since })}
    </Notice>
  );
}
