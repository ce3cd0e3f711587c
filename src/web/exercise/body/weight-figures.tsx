import { basalEnergy, readingUntil, trendPerWeek, yearsOfAge } from '#domain/exercise/body/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Figure, Figures } from '../../ui/figures.tsx';
import { Explained } from '../explain/index.ts';
import { AboutBody } from './about-body.tsx';
import { bodyMessages } from './messages/index.ts';
import { useAboutBody } from './use-about-body.ts';
import { useEstimateLabels } from './use-estimate-labels.ts';
import { useMeasureFormat } from './use-measure-format.ts';
import { useReadings, useWeightTrend } from './use-readings.ts';

/** Figures computed from body weight: its trend, its rate of change, and resting energy. */
export function WeightFigures() {
  const m = useMessages(bodyMessages);
  const { count } = useTimeFormat();
  const { reckoned } = useMeasureFormat();
  const trend = useWeightTrend();
  const last = trend.at(-1);
  const perWeek = trendPerWeek(trend);
  if (last === undefined) return null;
  const inputs = [
    { name: m.latestWeight, value: reckoned(last.value, 'mass') },
    { name: m.daysWeighed, value: count(trend.length) },
  ];
  return (
    <Figures minColumn={8} stretch aria-label={m.statistics}>
      <Figure
        label={m.trend}
        value={
          <Explained formula="body/trend" inputs={inputs}>
            {reckoned(last.trend, 'mass')}
          </Explained>
        }
      />
      <Figure
        label={m.perWeek}
        value={
          perWeek === null ? (
            m.notYet
          ) : (
            <Explained formula="body/trendPerWeek" inputs={[{ name: m.trend, value: reckoned(last.trend, 'mass') }]}>
              {reckoned(perWeek, 'mass', 'signed')}
            </Explained>
          )
        }
      />
      <BasalEnergy />
    </Figures>
  );
}

function BasalEnergy() {
  const m = useMessages(bodyMessages);
  const { count } = useTimeFormat();
  const { reckoned, height } = useMeasureFormat();
  const today = useDocument().today();
  const weight = readingUntil(useReadings().get('body-weight') ?? [], today);
  const { heightMetres, bornOn, sex } = useAboutBody();
  const errorLabels = useEstimateLabels();
  if (weight === null) return null;
  if (heightMetres === null || bornOn === null || sex === null)
    return <Figure label={m.basalEnergy} value={null} note={<AboutBody missing={m.basalEnergyNeeds} />} />;
  const kilograms = weight.value.si;
  const years = yearsOfAge(bornOn, today);
  const energy = basalEnergy({ kilograms, heightMetres, years, sex });
  const inputs = [
    { name: m.latestWeight, value: reckoned(kilograms, 'mass') },
    { name: m.height, value: height(heightMetres) },
    { name: m.age, value: count(years) },
    { name: m.sex, value: m.sexes[sex] },
  ];
  const value = energy.ok ? (
    <Explained formula="body/basalEnergy" inputs={inputs}>
      {m.kilocalories({ amount: count(Math.round(energy.value)) })}
    </Explained>
  ) : (
    errorLabels(energy.error)
  );
  return <Figure label={m.basalEnergy} value={value} note={<AboutBody />} />;
}
