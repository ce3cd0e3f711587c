import {
  banisterTrimp,
  cooperDistanceOf,
  cooperVo2max,
  edwardsTrimp,
  flatPaceOf,
  heartRateStretches,
  movementOf,
  movingTime,
  raceOf,
  showDuration,
  vdotOf,
  zoneOf,
} from '#domain/exercise/endurance/index.ts';
import type { Activity } from '#domain/exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Text } from '../../ui/text.tsx';
import styles from './endurance.module.css';
import { type Figure, FigureList } from './figure-list.tsx';
import { enduranceMessages } from './messages/index.ts';
import { useEnduranceWords } from './use-endurance-words.ts';
import { type Heart, useHeartOf } from './use-heart-of.ts';

/** What follows from the numbers of an activity. Each opens. */
export function ActivityFigures({ activity }: { readonly activity: Activity }) {
  const m = useMessages(enduranceMessages);
  const { today } = useDocument();
  const heart = useHeartOf(activity.day ?? today(), activity.sport);
  const movement = useMovementFigures(activity);
  const race = useRaceFigures(activity);
  const zone = useZoneFigures(activity, heart);
  const load = useLoadFigures(activity, heart);
  const figures = [...movement, ...race, ...zone, ...load.figures];
  if (figures.length === 0 && !load.isMissing) return null;
  return (
    <section className={styles.group} aria-label={m.figures}>
      {figures.length > 0 && <FigureList label={m.figures} figures={figures} />}
      {load.isMissing && (
        <Text size={2} tone="muted">
          {m.impulseNeeds}
        </Text>
      )}
    </section>
  );
}

function useMovementFigures(activity: Activity): readonly Figure[] {
  const m = useMessages(enduranceMessages);
  const { percent } = useTimeFormat();
  const words = useEnduranceWords();
  const { sport, distance } = activity;
  const movement = movementOf(activity);
  const time = movingTime(activity);
  const flat = flatPaceOf(activity);
  if (movement === null || time === null || distance === undefined) return [];
  const inputs = [
    { name: m.distance, value: words.distance(distance, sport) },
    { name: m.movingTime, value: showDuration(time) },
  ];
  const pace = words.pace(movement.pace, sport);
  const figures: Figure[] = [
    { name: m.pace, shown: pace, formula: 'endurance/pace', inputs },
    { name: m.speed, shown: words.speed(movement.speed), formula: 'endurance/speed', inputs },
  ];
  if (flat !== null) {
    const slope = [
      { name: m.pace, value: pace },
      { name: m.grade, value: percent(flat.grade) },
    ];
    figures.push({
      name: m.flatPace,
      shown: words.pace(flat.pace, sport),
      formula: 'endurance/flatPace',
      inputs: slope,
    });
  }
  return figures;
}

function useRaceFigures(activity: Activity): readonly Figure[] {
  const m = useMessages(enduranceMessages);
  const words = useEnduranceWords();
  const race = raceOf(activity);
  if (race === null || activity.indoor === true) return [];
  const vdot = vdotOf(race);
  const cooper = cooperDistanceOf(activity);
  const uptake = cooper === null ? null : cooperVo2max(cooper);
  const distance = { name: m.distance, value: words.distance(activity.distance ?? { si: race.metres }, 'run') };
  const figures: Figure[] = [];
  if (vdot.ok) {
    const inputs = [distance, { name: m.time, value: showDuration(race.seconds) }];
    figures.push({ name: m.vdot, shown: words.number(vdot.value, 1), formula: 'endurance/vdot', inputs });
  }
  if (uptake?.ok) {
    const shown = m.uptakeUnit({ count: words.number(uptake.value, 1) });
    figures.push({ name: m.uptake, shown, formula: 'endurance/cooper', inputs: [distance] });
  }
  return figures;
}

function useZoneFigures({ heartRate }: Activity, { zones }: Heart): readonly Figure[] {
  const m = useMessages(enduranceMessages);
  const words = useEnduranceWords();
  const { day } = useTimeFormat();
  const { today } = useDocument();
  const average = heartRate?.average;
  const zone = average === undefined ? null : zoneOf(zones?.value.bounds ?? [], average);
  if (average === undefined || zone === null) return [];
  const from = zones?.value.from;
  const inputs = [
    { name: m.averageHeartRate, value: words.beats(average) },
    ...(from === undefined ? [] : [{ name: m.zonesFrom, value: day(from, today()) }]),
  ];
  return [{ name: m.zone, shown: m.zoneNumber({ number: words.number(zone, 0) }), formula: 'endurance/zone', inputs }];
}

/** `isMissing`: there is a heart rate, and something of the person that an impulse needs is not known. */
function useLoadFigures(activity: Activity, { maximum, resting, sex }: Heart) {
  const m = useMessages(enduranceMessages);
  const words = useEnduranceWords();
  const { stretches, laps } = heartRateStretches(activity);
  const figures: Figure[] = [];
  if (stretches.length === 0) return { figures, isMissing: false };
  if (maximum === null) return { figures, isMissing: true };
  const source = { name: m.heartRateBy, value: laps === 0 ? m.averageOnly : m.laps({ count: laps }) };
  const by = maximum.by === 'zones' ? m.byZones : m.byAge;
  const highest = { name: m.maximum, value: m.knownBy({ value: words.beats(maximum.beats), by }) };
  const isWeighable = resting !== null && sex !== null;
  const impulse = isWeighable ? banisterTrimp(stretches, { sex, resting, max: maximum.beats }) : null;
  if (isWeighable && impulse?.ok) {
    const inputs = [
      source,
      highest,
      { name: m.restingPulse, value: words.beats(resting) },
      { name: m.sex, value: m.sexes[sex] },
    ];
    figures.push({ name: m.impulse, shown: words.number(impulse.value, 0), formula: 'endurance/banister', inputs });
  }
  const load = edwardsTrimp(stretches, maximum.beats);
  if (load.ok) {
    const shown = words.number(load.value, 0);
    figures.push({ name: m.zoneLoad, shown, formula: 'endurance/edwards', inputs: [source, highest] });
  }
  return { figures, isMissing: !isWeighable };
}
