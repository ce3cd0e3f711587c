import { ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type Attachments, useAttachments } from '../../attachments/index.ts';
import { useMessages } from '../../language/index.ts';
import { Stack } from '../../ui/layout.tsx';
import { bodyMessages } from './messages/index.ts';
import styles from './photos.module.css';

export interface PhotoProps {
  /** The SHA-256 of the attachment. */
  readonly hash: string;
  readonly label: string;
  /** Whether the photo is cropped to a tile or shown whole. */
  readonly fit: 'tile' | 'whole';
}

/** A photo from this device or the server. While it is unavailable, a placeholder is shown. */
export function Photo({ hash, label, fit }: PhotoProps) {
  const m = useMessages(bodyMessages);
  const picture = usePicture(hash);
  return (
    <span className={styles.photo} data-fit={fit}>
      {picture?.kind === 'image' && <img src={picture.url} alt={label} loading="lazy" decoding="async" />}
      {picture !== null && picture.kind !== 'image' && (
        <Stack
          as="span"
          size={1}
          tone="muted"
          gap={1}
          align="center"
          paddingX={2}
          paddingY={2}
          role="img"
          aria-label={`${label}. ${m.photoAbsent}`}
        >
          <ImageOff aria-hidden="true" />
          <span>{m.photoAbsent}</span>
        </Stack>
      )}
    </span>
  );
}

type Picture = Awaited<ReturnType<Attachments['picture']>>;

/** Returns the picture; null while loading. An absent photo is loaded as soon as it arrives. */
function usePicture(hash: string): Picture | null {
  const attachments = useAttachments();
  const [shown, setShown] = useState<{ readonly hash: string; readonly picture: Picture } | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const show = async () => {
      const picture = await attachments.picture(hash);
      if (stop.signal.aborted) return;
      setShown({ hash, picture });
      if (picture.kind !== 'absent') return;
      await attachments.arrival(hash, stop.signal);
      if (!stop.signal.aborted) await show();
    };
    void show();
    return () => stop.abort();
  }, [attachments, hash]);
  return shown?.hash === hash ? shown.picture : null;
}
