import { useEffect, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useAccount } from '../account/index.ts';
import { fileSize } from '../attachments/index.ts';
import { askToPersist, type StorageUse, storageUse } from '../device-storage/index.ts';
import { useMessages } from '../language/index.ts';
import { untilCancelled } from '../lifecycle/index.ts';
import { useFocusKept } from '../page/index.ts';
import { Button } from '../ui/button.tsx';
import { SecondaryText, Text } from '../ui/text.tsx';
import { profileMessages } from './messages/index.ts';
import { Section } from './section.tsx';

/**
 * Tells how much this device stores and whether the browser may evict it. Shows nothing where the browser does not tell,
 * and on a shared computer, which stores nothing.
 */
export function StoragePart() {
  const account = useAccount();
  const [use, setUse] = useState<StorageUse | null>(null);
  const isStored = account.kind === 'signed-in' && !account.isShared;
  useEffect(() => (isStored ? untilCancelled(storageUse(), setUse) : undefined), [isStored]);
  return use === null ? null : <Shown use={use} onChange={setUse} />;
}

interface ShownProps {
  readonly use: StorageUse;
  readonly onChange: (use: StorageUse | null) => void;
}

function Shown({ use: { usedBytes, mostBytes, isPersistent }, onChange }: ShownProps) {
  const m = useMessages(profileMessages);
  const { locale } = useLocale();
  const [isRefused, setRefused] = useState(false);
  useFocusKept(isPersistent);
  const ask = async () => {
    setRefused(!(await askToPersist()));
    onChange(await storageUse());
  };
  return (
    <Section
      title={m.storage}
      text={m.storageUsed({ used: fileSize(usedBytes, locale), most: fileSize(mostBytes, locale) })}
      action={!isPersistent && <Button onPress={() => void ask()}>{m.keepStorage}</Button>}
    >
      <SecondaryText>{isPersistent ? m.storageKept : m.storageEvictable}</SecondaryText>
      <div role="status">
        {isRefused && (
          <Text size={2} tone="warn">
            {m.storageRefused}
          </Text>
        )}
      </div>
    </Section>
  );
}
