import { useMemo, useState } from 'react';
import { climbUnitOf, distanceUnitOf, type SportTotal, type TotalsLength } from '#domain/exercise/endurance/index.ts';
import type { Sport } from '#domain/exercise/index.ts';
import { fromSi } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { Stack } from '../../../ui/layout.tsx';
import { ToggleGroup } from '../../../ui/toggle-group.tsx';
import { DayChart } from '../../charts/index.ts';
import { useQuantityLabels } from '../../quantities/index.ts';
import { enduranceMessages } from '../messages/index.ts';
import { totalTime } from './total-time.ts';

interface AmountChartProps {
  readonly totals: readonly SportTotal[];
  readonly sport: Sport;
  readonly per: TotalsLength;
}

const amounts = ['distance', 'time', 'climb', 'load'] as const;
type Amount = (typeof amounts)[number];

/** A chart of the distance, the time, the elevation gain or the load by period, of what there is. */
export function AmountChart({ totals, sport, per }: AmountChartProps) {
  const m = useMessages(enduranceMessages);
  const [amount, setAmount] = useState<Amount>('distance');
  const names = { distance: m.distance, time: m.time, climb: m.elevationGain, load: m.trainingLoad };
  const { amountOf, format } = useAmount(amount, sport);
  const days = useMemo(() => totals.map(({ from }) => from), [totals]);
  const label = names[amount];
  const series = useMemo(
    () => [{ label, values: totals.map(amountOf), form: 'bars' as const, colour: 2 as const }],
    [label, totals, amountOf],
  );
  return (
    <Stack gap={4}>
      <ToggleGroup
        label={m.chartShows}
        options={shownAmounts(totals).map((id) => ({ id, label: names[id] }))}
        value={amount}
        onChange={setAmount}
      />
      <DayChart
        key={amount}
        label={m.amountBy[per]({ amount: label })}
        days={days}
        series={series}
        format={format}
        isDuration={amount === 'time'}
      />
    </Stack>
  );
}

function shownAmounts(totals: readonly SportTotal[]): readonly Amount[] {
  const isKnown = { distance: true, time: true, climb: hasSome(totals, 'climb'), load: hasSome(totals, 'load') };
  return amounts.filter((id) => isKnown[id]);
}

function hasSome(totals: readonly SportTotal[], amount: 'climb' | 'load'): boolean {
  return totals.some((total) => total[amount] > 0);
}

/** Returns how an amount of a period is read and formatted in the user's units. */
function useAmount(amount: Amount, sport: Sport) {
  const labels = useQuantityLabels();
  return useMemo(() => {
    const distance = distanceUnitOf(sport, labels.system);
    const climb = climbUnitOf(labels.system);
    const by = {
      distance: {
        amountOf: (total: SportTotal) => fromSi(total.metres, distance),
        format: (value: number) => `${labels.number(value, 2)} ${distance}`,
      },
      time: { amountOf: (total: SportTotal) => total.seconds, format: totalTime },
      climb: {
        amountOf: (total: SportTotal) => fromSi(total.climb, climb),
        format: (value: number) => `${labels.number(value, 0)} ${climb}`,
      },
      load: { amountOf: (total: SportTotal) => total.load, format: (value: number) => labels.number(value, 0) },
    };
    return by[amount];
  }, [labels, amount, sport]);
}
