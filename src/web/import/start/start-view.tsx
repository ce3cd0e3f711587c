import { FolderOpen, Import } from 'lucide-react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useMessages } from '../../language/index.ts';
import type { ImportSearch } from '../../links/import-search.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { SecondaryText, Text } from '../../ui/text.tsx';
import type { ChosenFile } from '../files/chosen-file.ts';
import { filesOfField } from '../files/listed-entries.ts';
import { importMessages } from '../messages/index.ts';
import { SourceList } from './source-list.tsx';
import styles from './start.module.css';

export interface StartViewProps extends Pick<ImportSearch, 'from'> {
  readonly onChosen: (files: readonly ChosenFile[]) => void;
}

/** Asks for the files, and tells what can be imported. */
export function StartView({ from, onChosen }: StartViewProps) {
  const m = useMessages(importMessages);
  const chosen = (files: FileList | null) => {
    if (files !== null && files.length > 0) onChosen(filesOfField(files));
  };
  return (
    <>
      <Stack as="section" gap={4} align="center" className={styles.dropZone} aria-label={m.importFiles}>
        <Text weight="medium" className={styles.dropWords ?? ''}>
          {m.drop}
        </Text>
        <Row gap={3} justify="center" wrap>
          <FileTrigger allowsMultiple onSelect={chosen}>
            <Button variant="primary" icon={<Import />}>
              {m.chooseFiles}
            </Button>
          </FileTrigger>
          <FileTrigger acceptDirectory onSelect={chosen}>
            <Button icon={<FolderOpen />}>{m.chooseFolder}</Button>
          </FileTrigger>
        </Row>
        <SecondaryText>{m.privacy}</SecondaryText>
      </Stack>
      <SourceList from={from} />
    </>
  );
}
