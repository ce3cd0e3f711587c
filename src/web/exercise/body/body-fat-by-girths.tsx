import type { ReactNode } from 'react';
import { bodyFatFromGirths } from '#domain/exercise/body/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Button } from '../../ui/button.tsx';
import { Figure, Figures } from '../../ui/figures.tsx';
import { Explained } from '../explain/index.ts';
import { AboutBody } from './about-body.tsx';
import { bodyMessages } from './messages/index.ts';
import { useAboutBody } from './use-about-body.ts';
import { useEstimateLabels } from './use-estimate-labels.ts';
import { useMeasureFormat } from './use-measure-format.ts';
import { useReadings } from './use-readings.ts';
import { useWriteReadings } from './use-write-readings.ts';

/** Body fat estimated from the latest girth measurements. */
export function BodyFatByGirths() {
  const m = useMessages(bodyMessages);
  const { today } = useDocument();
  const { day } = useTimeFormat();
  const { reckoned, height } = useMeasureFormat();
  const readings = useReadings();
  const { heightMetres, sex } = useAboutBody();
  const errorLabels = useEstimateLabels();
  const write = useWriteReadings();
  const last = (measure: 'waist' | 'neck' | 'hips') => readings.get(measure)?.at(-1);
  const [waist, neck, hips] = [last('waist'), last('neck'), last('hips')];
  if (heightMetres === null || sex === null) return <NavyFigure missing={m.navyNeedsDetails} />;
  if (waist === undefined || neck === undefined || (sex === 'female' && hips === undefined))
    return <NavyFigure missing={sex === 'female' ? m.navyNeedsWoman : m.navyNeedsMan} />;
  const share = bodyFatFromGirths({
    sex,
    heightMetres,
    waist: waist.value.si,
    neck: neck.value.si,
    hips: hips?.value.si ?? null,
  });
  const inputs = [
    ...[waist, neck, ...(sex === 'female' && hips !== undefined ? [hips] : [])].map((reading) => ({
      name: m.onDay({ measurement: m.known[reading.measure as 'waist'], day: day(reading.day, today()) }),
      value: reckoned(reading.value.si, 'length'),
    })),
    { name: m.height, value: height(heightMetres) },
    { name: m.sex, value: m.sexes[sex] },
  ];
  if (!share.ok) return <NavyFigure>{errorLabels(share.error)}</NavyFigure>;
  const save = () => write([{ measure: 'body-fat', value: { si: share.value }, day: today(), method: 'navy' }]);
  return (
    <NavyFigure action={<Button onPress={save}>{m.saveEstimate}</Button>}>
      <Explained formula="body/navy" inputs={inputs}>
        {reckoned(share.value, 'share')}
      </Explained>
    </NavyFigure>
  );
}

interface NavyFigureProps {
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** What the estimate still needs. */
  readonly missing?: string;
}

function NavyFigure({ children = null, action, missing }: NavyFigureProps) {
  const m = useMessages(bodyMessages);
  return (
    <Figures minColumn={8} stretch aria-label={m.statistics}>
      <Figure label={m.navyMethod} value={children} note={<AboutBody missing={missing} />} />
      {action !== undefined && <div>{action}</div>}
    </Figures>
  );
}
