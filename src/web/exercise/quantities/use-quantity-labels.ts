import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import {
  climbUnitOf,
  type DistanceSystem,
  distanceUnitOf,
  type Pace,
  paceLengthOf,
  pacePer,
  showDuration,
  speedPerHour,
} from '#domain/exercise/endurance/index.ts';
import type { Metres, Quantity, Seconds } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { decimalSignOf } from '../../ui/decimal.ts';
import { exerciseMessages } from '../messages/index.ts';
import { lengthLabel, unitFormat } from './length-label.ts';
import { useDistanceSystem } from './use-distance-system.ts';

export interface QuantityLabels {
  readonly system: DistanceSystem;
  readonly distance: (quantity: Quantity, sport: string | undefined) => string;
  /** Formats a race distance: `Marathon`, `5 km`. */
  readonly raced: (distance: Metres, sport: string | undefined) => string;
  readonly climb: (quantity: Quantity) => string;
  readonly pace: (pace: Pace, sport: string | undefined) => string;
  /** @param speed metres per second */
  readonly speed: (speed: number) => string;
  readonly beats: (beats: number) => string;
  /** Formats a time that can have tenths of a second: `1:28.8`, in German `1:28,8`. */
  readonly time: (duration: Seconds) => string;
  /** @param decimals the maximum number of decimals */
  readonly number: (value: number, decimals: number) => string;
}

/** Formats quantities of training in the user's units and region. */
export function useQuantityLabels(): QuantityLabels {
  const m = useMessages(exerciseMessages);
  const { locale } = useLocale();
  const system = useDistanceSystem();
  return useMemo(() => {
    const number = (value: number, decimals: number) =>
      value.toLocaleString(locale, { maximumFractionDigits: decimals });
    const distance: QuantityLabels['distance'] = (quantity, sport) =>
      lengthLabel(locale, quantity, distanceUnitOf(sport, system));
    return {
      system,
      distance,
      raced: (metres, sport) => m.distances[metres] ?? racedLabels(locale, metres, sport),
      climb: (quantity) => lengthLabel(locale, quantity, climbUnitOf(system)),
      pace: (pace, sport) => {
        const length = paceLengthOf(sport, system);
        return m.paces[length]({ time: showDuration(pacePer(pace, length)) });
      },
      speed: (speed) =>
        unitFormat(locale, system === 'mi' ? 'mile-per-hour' : 'kilometer-per-hour', oneDecimal).format(
          speedPerHour(speed, system),
        ),
      beats: (beats) => m.beats({ count: number(beats, 0) }),
      time: (duration) => showDuration(duration, decimalSignOf(locale)),
      number,
    };
  }, [m, locale, system]);
}

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** Formats a race distance. Races keep the unit of their name in every region: 5 km, 400 m. */
function racedLabels(locale: string, metres: Metres, sport: string | undefined): string {
  const isShort = sport === 'swim' || sport === 'row' ? metres < 10_000 : metres < 3000;
  return lengthLabel(locale, { si: metres }, isShort && metres !== 1000 ? 'm' : 'km');
}
