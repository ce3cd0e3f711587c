import { Camera, ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { type ProgressPhoto, readingUntil } from '#domain/exercise/body/index.ts';
import { useMessages } from '../../language/index.ts';
import { bodyLink } from '../../links/exercise.ts';
import { usePageTitle } from '../../page/index.ts';
import { BackLink } from '../../records/index.ts';
import { useDocumentRead, useRecords } from '../../replica/index.ts';
import { useDayLabel, useTimeFormat } from '../../time/index.ts';
import { Button } from '../../ui/button.tsx';
import { Grid, PageBody, Row, Stack } from '../../ui/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { EmptyState, StateView } from '../../ui/state-view.tsx';
import { Heading, SectionHeading, Text } from '../../ui/text.tsx';
import { ThrownAway } from '../editing/index.ts';
import { bodyMessages } from './messages/index.ts';
import { Photo } from './photo.tsx';
import { PhotoDialog } from './photo-dialog.tsx';
import photoStyles from './photos.module.css';
import { useMeasureFormat } from './use-measure-format.ts';
import { usePhotoLabel } from './use-photo-labels.ts';
import { useAddPhotos, usePhotos } from './use-photos.ts';
import { useReadings } from './use-readings.ts';

export function PhotosPane() {
  const m = useMessages(bodyMessages);
  const isRead = useDocumentRead();
  const photos = usePhotos();
  usePageTitle(m.photos);
  return (
    <>
      <BackLink link={bodyLink}>{m.body}</BackLink>
      <PageBody as="article" gap={5}>
        <Heading level={1} size={6}>
          {m.photos}
        </Heading>
        {isRead ? (
          <>
            <AddPhotos />
            {photos.length === 0 && <EmptyState title={m.noPhotos}>{m.noPhotosText}</EmptyState>}
            {photos.length > 1 && <ComparePhotos photos={photos} />}
            {photos.length > 0 && <PhotoGrid photos={photos} />}
            <ThrownAwayPhotos />
          </>
        ) : (
          <StateView kind="loading" title={m.loading} />
        )}
      </PageBody>
    </>
  );
}

/** Given these types, phones convert photos from their own format to one that every browser can show. */
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

function AddPhotos() {
  const m = useMessages(bodyMessages);
  const add = useAddPhotos();
  const chosen = (files: FileList | null) => {
    if (files !== null && files.length > 0) void add([...files]);
  };
  return (
    <Row gap={2} wrap>
      <FileTrigger acceptedFileTypes={pictureTypes} defaultCamera="environment" onSelect={chosen}>
        <Button variant="primary" icon={<Camera />}>
          {m.takePhoto}
        </Button>
      </FileTrigger>
      <FileTrigger acceptedFileTypes={pictureTypes} allowsMultiple onSelect={chosen}>
        <Button icon={<ImagePlus />}>{m.choosePhotos}</Button>
      </FileTrigger>
    </Row>
  );
}

/** The number of photos shown at first. It is small because each photo has the camera's full resolution. */
const photosAtOnce = 24;

function PhotoGrid({ photos }: { readonly photos: readonly ProgressPhoto[] }) {
  const m = useMessages(bodyMessages);
  const [shown, setShown] = useState(photosAtOnce);
  const [opened, setOpened] = useState<ProgressPhoto | null>(null);
  const byDay = Array.from(Map.groupBy(photos.slice(0, shown), ({ day }) => day));
  return (
    <>
      {byDay.map(([day, ofDay]) => (
        <DayOfPhotos key={day} photos={ofDay} onOpen={setOpened} />
      ))}
      {shown < photos.length && (
        <Button variant="quiet" isWide onPress={() => setShown(shown + photosAtOnce)}>
          {m.showMore}
        </Button>
      )}
      <PhotoDialog photo={opened} onClose={() => setOpened(null)} />
    </>
  );
}

interface DayOfPhotosProps {
  /** The photos of one day; never empty. */
  readonly photos: readonly ProgressPhoto[];
  readonly onOpen: (photo: ProgressPhoto) => void;
}

function DayOfPhotos({ photos, onOpen }: DayOfPhotosProps) {
  const { wholeDay } = useTimeFormat();
  const { valueLabels } = useMeasureFormat();
  const labels = usePhotoLabel();
  const weights = useReadings().get('body-weight') ?? [];
  const day = photos[0]?.day;
  if (day === undefined) return null;
  const weight = readingUntil(weights, day);
  return (
    <Stack as="section" gap={2} aria-label={wholeDay(day)}>
      <Row gap={3} rowGap={0} align="baseline" justify="between" wrap>
        <SectionHeading size={3}>{wholeDay(day)}</SectionHeading>
        {weight?.day === day && (
          <Text tone="muted" numeric>
            {valueLabels(weight.value, 'mass')}
          </Text>
        )}
      </Row>
      <Grid as="ul" minColumn={7} gap={2}>
        {photos.map((photo) => (
          <li key={photo.id}>
            <button type="button" className={photoStyles.tile} onClick={() => onOpen(photo)}>
              <Photo hash={photo.photo} label={labels(photo)} fit="tile" />
              {photo.remark !== null && (
                <Text as="span" size={2} personal lines={1}>
                  {photo.remark}
                </Text>
              )}
            </button>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

function ThrownAwayPhotos() {
  const m = useMessages(bodyMessages);
  const dayLabel = useDayLabel();
  const things = useRecords('measurements')
    .filter(({ inTrash, value }) => inTrash && value.photo !== undefined && value.measure === undefined)
    .map(({ key, value }) => ({
      key,
      name: value.day === undefined ? m.photo : m.photoOf({ day: dayLabel(value.day) }),
    }));
  return <ThrownAway title={m.photosInTrash} things={things} />;
}

interface ComparePhotosProps {
  /** At least two photos, newest first. */
  readonly photos: readonly ProgressPhoto[];
}

/** Shows two photos side by side, by default the first and the newest. */
function ComparePhotos({ photos }: ComparePhotosProps) {
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
  const labels = usePhotoLabel();
  if (shown === undefined) return null;
  return (
    <Stack gap={2} justify="start">
      <Select
        label={label}
        options={photos.map((photo) => ({ id: photo.id, label: labels(photo) }))}
        value={shown.id}
        onChange={onChange}
      />
      <Photo hash={shown.photo} label={`${label}: ${labels(shown)}`} fit="tile" />
    </Stack>
  );
}
