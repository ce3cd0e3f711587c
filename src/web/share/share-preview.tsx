import { File as FileSign } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { attachmentMaxBytes } from '#domain/notes/index.ts';
import { drawable, fileSize, sizeLimit } from '../attachments/index.ts';
import { useMessages } from '../language/index.ts';
import { PlainList, Row, Stack } from '../ui/layout.tsx';
import { Surface } from '../ui/surface.tsx';
import { SecondaryText, Text } from '../ui/text.tsx';
import { shareMessages } from './messages/index.ts';
import styles from './share.module.css';
import { isAttachable, type SharedContent } from './shared-content.ts';

/** Shows the text, the link and the files of a share. */
export function SharePreview({ content: { text, url, files } }: { readonly content: SharedContent }) {
  const m = useMessages(shareMessages);
  return (
    <Surface as="section" aria-label={m.content}>
      {text !== '' && (
        <Text personal className={styles.text ?? ''}>
          {text}
        </Text>
      )}
      {url !== '' && !text.includes(url) && (
        <Text personal className={styles.text ?? ''}>
          {url}
        </Text>
      )}
      {files.length > 0 && (
        <PlainList gap={3} aria-label={m.files}>
          {files.map((file, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several files can have the same name, and the list is fixed
            <FileItem key={at} file={file} />
          ))}
        </PlainList>
      )}
    </Surface>
  );
}

function FileItem({ file }: { readonly file: File }) {
  const m = useMessages(shareMessages);
  const { locale } = useLocale();
  return (
    <Row as="li" gap={3} align="center">
      <Thumbnail file={file} />
      <Stack>
        <Text weight="medium" lines={2} personal>
          {file.name || m.unnamed}
        </Text>
        <SecondaryText numeric>{fileSize(file.size, locale)}</SecondaryText>
        {!isAttachable(file) && (
          <Text size={2} tone="warn">
            {m.tooLarge({ most: sizeLimit(attachmentMaxBytes, locale) })}
          </Text>
        )}
      </Stack>
    </Row>
  );
}

/** The picture of an image, whose type is verified as for attachments; an icon for other files. */
function Thumbnail({ file }: { readonly file: File }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let created: string | null = null;
    let isWanted = true;
    const show = async () => {
      const picture = await drawable(file);
      if (picture === null || !isWanted) return;
      created = URL.createObjectURL(picture);
      setUrl(created);
    };
    show().catch(() => {}); // an unreadable file is reported when it is saved
    return () => {
      isWanted = false;
      if (created !== null) URL.revokeObjectURL(created);
    };
  }, [file]);
  return (
    <span className={styles.thumbnail} aria-hidden="true">
      {url === null ? <FileSign /> : <img src={url} alt="" onError={() => setUrl(null)} />}
    </span>
  );
}
