import {
  type ActivityDoubt,
  activityDoubt,
  banisterTrimp,
  canBeConfirmed,
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
import { useMessages } from '../../../language/index.ts';
import { bodyLink } from '../../../links/exercise.ts';
import { Notice, useFocusKept } from '../../../page/index.ts';
import { useDocument } from '../../../replica/index.ts';
import { useDayLabel, useTimeFormat } from '../../../time/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Link } from '../../../ui/link.tsx';
import { SecondaryText } from '../../../ui/text.tsx';
import { useQuantityLabels } from '../../quantities/index.ts';
import { type ComputedFigure, FigureList } from '../fields/figure-list.tsx';
import { type Heart, useHeartOf } from '../labels/use-heart-of.ts';
import { enduranceMessages } from '../messages/index.ts';

interface MovementFiguresProps {
  readonly activity: Activity;
  /** Called when the user confirms a doubt; absent if the activity cannot be changed. */
  readonly onConfirm?: (doubt: ActivityDoubt) => void;
}

/** Figures computed from distance and time: pace, speed and race equivalents. Each opens its explanation. */
export function MovementFigures({ activity, onConfirm }: MovementFiguresProps) {
  const m = useMessages(enduranceMessages);
  const movement = useMovementFigures(activity);
  const race = useRaceFigures(activity);
  const doubt = activityDoubt(activity);
  useFocusKept(doubt === null);
  if (doubt !== null) return <Doubt doubt={doubt} {...(onConfirm && { onConfirm })} />;
  return <FigureList label={m.movementFigures} figures={[...movement, ...race]} />;
}

function Doubt({ doubt, onConfirm }: { readonly doubt: ActivityDoubt } & Pick<MovementFiguresProps, 'onConfirm'>) {
  const m = useMessages(enduranceMessages);
  const text = useDoubtText(doubt);
  const action = onConfirm !== undefined && canBeConfirmed(doubt) && (
    <Button variant="quiet" onPress={() => onConfirm(doubt)}>
      {m.itsCorrect}
    </Button>
  );
  return (
    <Notice tone="warn" action={action}>
      {text}
    </Notice>
  );
}

function useDoubtText(doubt: ActivityDoubt): string {
  const m = useMessages(enduranceMessages);
  switch (doubt.code) {
    case 'exercise/faster-than-anybody':
      return m.tooFast;
    case 'exercise/slower-than-anybody':
      return m.tooSlow;
    case 'exercise/longer-than-a-day':
      return m.tooLong;
    case 'exercise/climb-beyond-distance':
      return m.gainBeyondDistance;
    case 'exercise/moving-beyond-elapsed': {
      const [moving, elapsed] = [showDuration(doubt.moving), showDuration(doubt.elapsed)];
      return m.movingBeyondElapsed({ moving, elapsed });
    }
  }
}

/** Figures computed from the heart rate: the zone and the load. Each opens its explanation. */
export function HeartFigures({ activity }: { readonly activity: Activity }) {
  const m = useMessages(enduranceMessages);
  const { today } = useDocument();
  const heart = useHeartOf(activity.day ?? today(), activity.sport);
  const zone = useZoneFigures(activity, heart);
  const { figures, missing } = useLoadFigures(activity, heart);
  return (
    <>
      <FigureList label={m.heartFigures} figures={[...zone, ...figures]} />
      {missing.length > 0 && <Missing missing={missing} />}
    </>
  );
}

type MissingOfHeart = 'resting' | 'sex' | 'maximum';

/** What a figure would still need, for those who look for it. */
function Missing({ missing }: { readonly missing: readonly MissingOfHeart[] }) {
  const m = useMessages(enduranceMessages);
  const { list } = useTimeFormat();
  return (
    <Disclosure summary={m.moreFigures}>
      <SecondaryText as="div">
        {m.trimpNeeds({ missing: list(missing.map((each) => m.missing[each])) })} <Link {...bodyLink}>{m.toBody}</Link>
      </SecondaryText>
    </Disclosure>
  );
}

function useMovementFigures(activity: Activity): readonly ComputedFigure[] {
  const m = useMessages(enduranceMessages);
  const { percent } = useTimeFormat();
  const labels = useQuantityLabels();
  const { sport, distance } = activity;
  const movement = movementOf(activity);
  const time = movingTime(activity);
  const flat = flatPaceOf(activity);
  if (movement === null || time === null || distance === undefined) return [];
  const inputs = [
    { name: m.distance, value: labels.distance(distance, sport) },
    { name: m.movingTime, value: showDuration(time) },
  ];
  const pace = labels.pace(movement.pace, sport);
  const figures: ComputedFigure[] = [
    { name: m.pace, shown: pace, formula: 'endurance/pace', inputs },
    { name: m.speed, shown: labels.speed(movement.speed), formula: 'endurance/speed', inputs },
  ];
  if (flat !== null) {
    const slope = [
      { name: m.pace, value: pace },
      { name: m.grade, value: percent(flat.grade) },
    ];
    figures.push({
      name: m.gradeAdjustedPace,
      shown: labels.pace(flat.pace, sport),
      formula: 'endurance/flatPace',
      inputs: slope,
    });
  }
  return figures;
}

function useRaceFigures(activity: Activity): readonly ComputedFigure[] {
  const m = useMessages(enduranceMessages);
  const labels = useQuantityLabels();
  const race = raceOf(activity);
  if (race === null || activity.indoor === true) return [];
  const vdot = vdotOf(race);
  const cooper = cooperDistanceOf(activity);
  const uptake = cooper === null ? null : cooperVo2max(cooper);
  const distance = { name: m.distance, value: labels.distance(activity.distance ?? { si: race.metres }, 'run') };
  const figures: ComputedFigure[] = [];
  if (vdot.ok) {
    const inputs = [distance, { name: m.time, value: showDuration(race.seconds) }];
    figures.push({ name: m.vdot, shown: labels.number(vdot.value, 1), formula: 'endurance/vdot', inputs });
  }
  if (uptake?.ok) {
    const shown = m.vo2maxUnit({ count: labels.number(uptake.value, 1) });
    figures.push({ name: m.vo2max, shown, formula: 'endurance/cooper', inputs: [distance] });
  }
  return figures;
}

function useZoneFigures({ heartRate }: Activity, { zones }: Heart): readonly ComputedFigure[] {
  const m = useMessages(enduranceMessages);
  const labels = useQuantityLabels();
  const dayLabel = useDayLabel();
  const average = heartRate?.average;
  const zone = average === undefined ? null : zoneOf(zones?.value.bounds ?? [], average);
  if (average === undefined || zone === null) return [];
  const from = zones?.value.from;
  const inputs = [
    { name: m.averageHeartRate, value: labels.beats(average) },
    ...(from === undefined ? [] : [{ name: m.zonesFrom, value: dayLabel(from) }]),
  ];
  return [{ name: m.zone, shown: m.zoneNumber({ number: labels.number(zone, 0) }), formula: 'endurance/zone', inputs }];
}

interface LoadFigures {
  readonly figures: readonly ComputedFigure[];
  /** The personal data that the TRIMP still needs. Empty for an activity without a heart rate. */
  readonly missing: readonly MissingOfHeart[];
}

function useLoadFigures(activity: Activity, { maximum, resting, sex }: Heart): LoadFigures {
  const m = useMessages(enduranceMessages);
  const labels = useQuantityLabels();
  const { stretches, from, laps } = heartRateStretches(activity);
  if (stretches.length === 0) return { figures: [], missing: [] };
  const known = { resting, sex, maximum };
  const missing = (['resting', 'sex', 'maximum'] as const).filter((name) => known[name] === null);
  if (maximum === null) return { figures: [], missing };
  const by = maximum.by === 'zones' ? m.byZones : m.byAge;
  const inputs = [
    {
      name: m.heartRateFrom,
      value: from === 'laps' ? m.laps({ count: laps }) : from === 'recording' ? m.recordedOnly : m.averageOnly,
    },
    { name: m.maxHeartRate, value: m.knownBy({ value: labels.beats(maximum.beats), by }) },
  ];
  const figures: ComputedFigure[] = [];
  if (resting !== null && sex !== null) {
    const impulse = banisterTrimp(stretches, { sex, resting, max: maximum.beats });
    const person = [
      { name: m.restingHeartRate, value: labels.beats(resting) },
      { name: m.sex, value: m.sexes[sex] },
    ];
    if (impulse.ok) {
      const shown = labels.number(impulse.value, 0);
      figures.push({ name: m.trimp, shown, formula: 'endurance/banister', inputs: [...inputs, ...person] });
    }
  }
  const load = edwardsTrimp(stretches, maximum.beats);
  if (load.ok) {
    figures.push({ name: m.zoneLoad, shown: labels.number(load.value, 0), formula: 'endurance/edwards', inputs });
  }
  return { figures, missing };
}
