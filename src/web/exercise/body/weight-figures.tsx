import { basalEnergy, readingUntil, trendPerWeek, yearsOfAge } from '#domain/exercise/body/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Grid } from '../../ui/layout.tsx';
import { Explained, Figure } from '../explain/index.ts';
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
    <Grid as="dl" minColumn={8} stretch gap={4} aria-label={m.statistics}>
      <Figure name={m.trend}>
        <Explained formula="body/trend" inputs={inputs}>
          {reckoned(last.trend, 'mass')}
        </Explained>
      </Figure>
      <Figure name={m.perWeek}>
        {perWeek === null ? (
          m.notYet
        ) : (
          <Explained formula="body/trendPerWeek" inputs={[{ name: m.trend, value: reckoned(last.trend, 'mass') }]}>
            {reckoned(perWeek, 'mass', 'signed')}
          </Explained>
        )}
      </Figure>
      <BasalEnergy />
    </Grid>
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
    return (
      <Figure name={m.basalEnergy} note={<AboutBody missing={m.basalEnergyNeeds} />}>
        {null}
      </Figure>
    );
  const kilograms = weight.value.si;
  const years = yearsOfAge(bornOn, today);
  const energy = basalEnergy({ kilograms, heightMetres, years, sex });
  const inputs = [
    { name: m.latestWeight, value: reckoned(kilograms, 'mass') },
    { name: m.height, value: height(heightMetres) },
    { name: m.age, value: count(years) },
    { name: m.sex, value: m.sexes[sex] },
  ];
  return (
    <Figure name={m.basalEnergy} note={<AboutBody />}>
      {energy.ok ? (
        <Explained formula="body/basalEnergy" inputs={inputs}>
          {m.kilocalories({ amount: count(Math.round(energy.value)) })}
        </Explained>
      ) : (
        errorLabels(energy.error)
      )}
    </Figure>
  );
}
