import { useState } from 'react';
import type { ProgressPhoto } from '#domain/exercise/body/index.ts';
import { useMessages } from '../../language/index.ts';
import { Grid, Stack } from '../../ui/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { SectionHeading } from '../../ui/text.tsx';
import { bodyMessages } from './messages/index.ts';
import { Photo } from './photo.tsx';
import { usePhotoLabel } from './use-photo-labels.ts';

export interface ComparePhotosProps {
  /** At least two photos, newest first. */
  readonly photos: readonly ProgressPhoto[];
}

/** Shows two photos side by side, by default the first and the newest. */
export function ComparePhotos({ photos }: ComparePhotosProps) {
  const m = useMessages(bodyMessages);
  const [before, setBefore] = useState<string | null>(null);
  const [after, setAfter] = useState<string | null>(null);
  const find = (id: string | null) => photos.find((photo) => photo.id === id);
  return (
    <Stack as="section" gap={3} aria-label={m.compare}>
      <SectionHeading>{m.compare}</SectionHeading>
      <Grid columns={2} gap={3}>
        <Side label={m.beforePhoto} photos={photos} shown={find(before) ?? photos.at(-1)} onChange={setBefore} />
        <Side label={m.afterPhoto} photos={photos} shown={find(after) ?? photos[0]} onChange={setAfter} />
      </Grid>
    </Stack>
  );
}

interface SideProps extends ComparePhotosProps {
  readonly label: string;
  readonly shown: ProgressPhoto | undefined;
  readonly onChange: (id: string) => void;
}

function Side({ label, photos, shown, onChange }: SideProps) {
  const words = usePhotoLabel();
  if (shown === undefined) return null;
  return (
    <Stack gap={2} justify="start">
      <Select
        label={label}
        options={photos.map((photo) => ({ id: photo.id, label: words(photo) }))}
        value={shown.id}
        onChange={onChange}
      />
      <Photo hash={shown.photo} label={`${label}: ${words(shown)}`} fit="tile" />
    </Stack>
  );
}
