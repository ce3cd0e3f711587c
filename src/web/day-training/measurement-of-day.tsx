import { Ruler } from 'lucide-react';
import { photosSegment, useMeasureFormat, useMeasures } from '../exercise/index.ts';
import { useMessages } from '../language/index.ts';
import { measureLink } from '../links/exercise.ts';
import { deviceZone, type RecordEntry } from '../replica/index.ts';
import { useTimeFormat } from '../time/index.ts';
import { Stack } from '../ui/layout.tsx';
import { Link } from '../ui/link.tsx';
import { RoundIcon } from '../ui/round-icon.tsx';
import { SecondaryText, Text } from '../ui/text.tsx';
import styles from './day-training.module.css';
import { dayTrainingMessages } from './messages/index.ts';

/** A measured value, or a photo. The row leads to all values of that measurement. */
export function MeasurementOfDay({ measurement: { value } }: { readonly measurement: RecordEntry<'measurements'> }) {
  const m = useMessages(dayTrainingMessages);
  const { time } = useTimeFormat();
  const { valueLabels } = useMeasureFormat();
  const measure = useMeasures().find(({ id }) => id === value.measure);
  const isPhoto = value.measure === undefined && value.photo !== undefined;
  if (!isPhoto && (measure === undefined || value.value === undefined)) return null;
  const name = measure?.name ?? m.photo;
  const shown = value.value && measure ? valueLabels(value.value, measure.dimension) : '';
  const at = value.at === undefined ? '' : time(value.at, value.zone ?? deviceZone());
  return (
    <li data-accent="body">
      <Link variant="plain" className={styles.summary ?? ''} {...measureLink(measure?.id ?? photosSegment)}>
        <RoundIcon>
          <Ruler />
        </RoundIcon>
        <Stack as="span" gap={0.5}>
          <Text as="span" weight="medium" personal numeric>
            {[name, shown].filter((part) => part !== '').join(' ')}
          </Text>
          <SecondaryText as="span" numeric personal lines={2}>
            {[at, value.remark?.trim() ?? ''].filter((part) => part !== '').join(' · ')}
          </SecondaryText>
        </Stack>
      </Link>
    </li>
  );
}
