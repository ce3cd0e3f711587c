import type { LocalDay } from '../../kernel/index.ts';
import { sessionsOfOccurrence } from '../history/index.ts';
import { type SetTarget, targetRpe } from '../set-leaves.ts';
import { askedSets, type Miss, type MissedSession } from './asked-sets.ts';
import { type Loadable, nearestLoad, quantityOfLoad, sameLoad } from './loadable.ts';
import { bestRecentMax, type EstimateMax, type Maximum, trainingMax } from './maximum.ts';
import { newestJudged } from './newest-judged.ts';
import { nameOf, type PastSession, type SessionName } from './past-sessions.ts';
import type { Progression } from './progression.ts';
import { isWorkingTarget, type PlannedSet } from './routine-exercises.ts';
import { type Judgement, judge, topLoad } from './step-load.ts';
import { wavesGrown } from './waves-grown.ts';

/** The inputs for the next session of one exercise, apart from the past sessions. */
export interface NextQuestion {
  readonly sets: readonly PlannedSet[];
  /** Null if there is only the plan. */
  readonly progression: Progression | null;
  /** The occurrence of the exercise in the routine, from 0. Each occurrence progresses separately. */
  readonly occurrence: number;
  readonly loadable: Loadable;
  /** Whether the sets have a load at all. */
  readonly takesLoad: boolean;
  readonly routine: string;
  /** The routines whose workouts a stepwise progression considers: this one, or all of a programme. */
  readonly routines: readonly string[];
  /** The day from which the weeks of a wave are counted; null counts from the first workout. */
  readonly since: LocalDay | null;
  /** How often the routine occurs in one week or rotation, from 1. A wave advances once after all of them. */
  readonly timesATurn: number;
  /** The training max in kilograms, as entered when the programme started; null if it was not. */
  readonly trainingMax: number | null;
}

/** Converts sets to one-rep maxes and those to loads, with the user's formula and the RPE chart. */
export interface StrengthModel {
  readonly estimate: EstimateMax;
  /** Returns the share of the maximum for a number of repetitions at an effort of 1–10; null outside the chart. */
  readonly shareOf: (reps: number, rpe: number) => number | null;
}

export interface NextSet {
  readonly id: string;
  readonly target: SetTarget;
  /** Kilograms before rounding to an available load; null if no load was computed. */
  readonly exact: number | null;
}

/** The reason for the next session's targets. Loads in kilograms. */
export type NextReason =
  /** The routine defines all targets. */
  | { readonly code: 'as-planned' }
  /** The routine has no load, so last time's load is used. */
  | { readonly code: 'as-last-time'; readonly last: SessionName }
  | { readonly code: 'share'; readonly max: Maximum }
  /** The targets are shares of a maximum that is not known yet. */
  | { readonly code: 'no-maximum'; readonly of: 'e1rm' | 'trainingMax' }
  /** The progression has no past session yet and starts with the plan. */
  | { readonly code: 'first-time' }
  | {
      readonly code: 'load-up';
      readonly from: number;
      readonly to: number;
      /** Whether the sets had different loads, of which `from` is the lightest. */
      readonly fromLightest: boolean;
      readonly last: SessionName;
    }
  | { readonly code: 'no-heavier-load'; readonly from: number; readonly last: SessionName }
  | {
      readonly code: 'same-load';
      readonly from: number | null;
      readonly misses: number;
      readonly allowed: number;
      readonly miss: Miss;
      readonly last: SessionName;
    }
  | {
      readonly code: 'deload';
      readonly from: number;
      readonly to: number;
      readonly misses: number;
      readonly share: number;
      readonly last: SessionName;
    }
  | { readonly code: 'reps-up'; readonly from: number | null; readonly last: SessionName }
  /** The top of the range is reached, and there is no load to increase. */
  | { readonly code: 'range-reached'; readonly last: SessionName }
  | {
      readonly code: 'wave';
      /** From 1. */
      readonly week: number;
      readonly weeks: number;
      /** From 1. */
      readonly wave: number;
      readonly max: Maximum;
      /** Why the training max did not increase after the previous wave; null if it did, or if it never does. */
      readonly held: MissedSession | null;
    }
  | {
      readonly code: 'by-rpe';
      readonly max: Maximum;
      /**
       * The newest session if the maximum cannot be estimated from it: it fell short of its targets without a recorded
       * effort.
       */
      readonly unjudged: MissedSession | null;
    }
  /** The progression is by effort, but no set has a target effort. */
  | { readonly code: 'no-effort' }
  /**
   * The session is a deload: its loads are the next loads reduced by a share. `from` is the heaviest of the next loads,
   * null if there are no loads.
   */
  | { readonly code: 'deload-week'; readonly share: number; readonly from: number | null }
  /** The progression is from a newer version, so the plan is used unchanged. */
  | { readonly code: 'unknown-rule' };

/** Returns whether a computed load was rounded to one that the user can load. */
export function isRounded({ sets }: NextExercise): boolean {
  return sets.some(
    ({ exact, target }) => exact !== null && target.load !== undefined && Math.abs(target.load.si - exact) > sameLoad,
  );
}

/** The past sessions of an exercise, oldest first. */
interface Past {
  /** In all occurrences, because a maximum belongs to the exercise. */
  readonly all: readonly PastSession[];
  /** Restricted to the occurrence in question. */
  readonly ofThis: readonly PastSession[];
}

export interface NextExercise {
  readonly reason: NextReason;
  readonly sets: readonly NextSet[];
  /** Planned sets that this session omits, as in the light week of a wave. */
  readonly leftOut: readonly string[];
}

/**
 * Computes the next session of an exercise from its plan, its progression and its past sessions.
 *
 * Drop sets and warm-ups keep their relation to the heaviest planned set. Sets planned without a load stay without one.
 * Loads are rounded to the nearest available load; a step up is never rounded away.
 *
 * @param sessions of the exercise, oldest first
 */
export function nextExercise(
  question: NextQuestion,
  sessions: readonly PastSession[],
  model: StrengthModel,
): NextExercise {
  const past = { all: sessions, ofThis: sessionsOfOccurrence(sessions, question.occurrence) };
  switch (question.progression?.rule) {
    case undefined:
      return asPlanned(question, past, model);
    case 'linear':
    case 'double':
      return stepped(question, question.progression, past, model);
    case 'wave':
      return waved(question, question.progression, past, model);
    case 'byRpe':
      return byRpe(question, past, model);
  }
}

function asPlanned(question: NextQuestion, past: Past, model: StrengthModel): NextExercise {
  const maxima = maximaOf(question, past, model);
  const shareOf = question.sets.find(({ target }) => target.load === undefined && target.share)?.target.share?.of;
  const last = past.ofThis.at(-1);
  let isFromLast = false;
  let working = 0;
  const sets = question.sets.map((set) => {
    const index = isWorkingTarget(set.target) ? working++ : null;
    const planned = withShare(set, maxima, question);
    if (index === null || !question.takesLoad || last === undefined || hasLoad(set.target)) return planned;
    const load = (last.sets[index] ?? last.sets.at(-1))?.load ?? null;
    if (load === null) return planned;
    isFromLast = true;
    return withLoad(set, load, null, question);
  });
  const reason = (): NextReason => {
    if (shareOf !== undefined) {
      const max = maxima[shareOf];
      return max === null ? { code: 'no-maximum', of: shareOf } : { code: 'share', max };
    }
    return isFromLast && last !== undefined ? { code: 'as-last-time', last: nameOf(last) } : { code: 'as-planned' };
  };
  return { reason: reason(), sets, leftOut: [] };
}

function stepped(
  question: NextQuestion,
  progression: Extract<Progression, { rule: 'linear' | 'double' }>,
  past: Past,
  model: StrengthModel,
): NextExercise {
  const counted = past.ofThis.filter(({ routine }) => routine !== null && question.routines.includes(routine));
  const working = workingTargets(question);
  const last = counted.at(-1);
  if (last === undefined || working.length === 0)
    return { ...asPlanned(question, past, model), reason: { code: 'first-time' } };
  const { loadable, takesLoad } = question;
  const judged = judge({ progression, working, loadable, takesLoad }, counted);
  const load = judged.to;
  const done = askedSets(last, working);
  const plannedTop = topPlanned(working);
  let index = 0;
  const sets = question.sets.map((set): NextSet => {
    const isWorking = isWorkingTarget(set.target);
    const target = isWorking ? withAim(set.target, judged, done[index++]?.done?.reps ?? null) : set.target;
    if (load === null || (!isWorking && set.target.load === undefined)) return { id: set.id, target, exact: null };
    const exact = inRelation(load, set.target.load?.si ?? null, plannedTop);
    // The working load itself was done or is available, so it is not rounded again.
    if (exact === load)
      return withLoad({ id: set.id, target }, load, 'exact' in judged ? judged.exact : load, question);
    return withLoad({ id: set.id, target }, nearestLoad(exact, question.loadable), exact, question);
  });
  return { reason: reasonOf(judged, last), sets, leftOut: [] };
}

function reasonOf(judged: Judgement, last: PastSession): NextReason {
  const { code } = judged;
  const name = nameOf(last);
  if (code === 'range-reached') return { code, last: name };
  if (code === 'load-up') {
    const { from, to, fromLightest } = judged;
    return { code, from, to, fromLightest, last: name };
  }
  if (code === 'no-heavier-load') return { code, from: judged.from, last: name };
  if (code === 'deload') {
    const { from, to, misses, share } = judged;
    return { code, from, to, misses, share, last: name };
  }
  if (code === 'reps-up') return { code, from: judged.to, last: name };
  const { to, misses, allowed, miss } = judged;
  return { code, from: to, misses, allowed, miss, last: name };
}

/** Raises the lower end of a repetition range to one repetition more than last time. */
function withAim(target: SetTarget, { code }: Judgement, reps: number | null): SetTarget {
  const max = target.reps?.max;
  if (code !== 'reps-up' || reps === null || max === undefined) return target;
  const aim = Math.max(target.reps?.min ?? 0, Math.min(max, reps + 1));
  return { ...target, reps: { min: aim, max } };
}

function waved(
  question: NextQuestion,
  progression: Extract<Progression, { rule: 'wave' }>,
  past: Past,
  model: StrengthModel,
): NextExercise {
  const { routine, since, timesATurn } = question;
  const sessions = past.ofThis.filter((each) => each.routine === routine && (since === null || each.day >= since));
  const turn = Math.floor(sessions.length / timesATurn);
  const weeks = progression.weeks.length;
  const week = turn % weeks;
  const waves = Math.floor(turn / weeks);
  const grown = wavesGrown(
    {
      progression,
      timesATurn,
      loadable: question.loadable,
      working: workingTargets(question).length,
      start: question.trainingMax,
    },
    sessions.slice(0, waves * weeks * timesATurn),
  );
  const maxima = maximaOf(question, past, model, { waves: grown.waves, step: progression.step?.si ?? 0 });
  const max = maxima[progression.of];
  const ofWeek = progression.weeks[week] ?? [];
  const leftOut: string[] = [];
  let working = 0;
  const sets = question.sets.flatMap((set): readonly NextSet[] => {
    if (!isWorkingTarget(set.target)) return [withShare(set, maxima, question)];
    const wave = ofWeek[working++];
    if (wave === undefined) {
      leftOut.push(set.id);
      return [];
    }
    const { load: _planned, ...rest } = set.target;
    const target: SetTarget = {
      ...rest,
      kind: wave.amrap ? 'amrap' : set.target.kind === 'amrap' ? 'working' : (set.target.kind ?? 'working'),
      reps: wave.amrap ? { min: wave.reps } : { min: wave.reps, max: wave.reps },
      share: { of: progression.of, value: wave.share },
    };
    return [withShare({ id: set.id, target }, maxima, question)];
  });
  const reason: NextReason =
    max === null
      ? { code: 'no-maximum', of: progression.of }
      : { code: 'wave', week: week + 1, weeks, wave: waves + 1, max, held: week === 0 ? grown.held : null };
  return { reason, sets, leftOut };
}

function byRpe(question: NextQuestion, past: Past, model: StrengthModel): NextExercise {
  const { max, unjudged } = newestJudged(
    past.ofThis,
    { working: workingTargets(question), routines: question.routines },
    model.estimate,
  );
  const maxima = maximaOf(question, past, model);
  let isEffortPlanned = false;
  const sets = question.sets.map((set): NextSet => {
    const effort = targetRpe(set.target);
    const reps = set.target.reps?.max ?? set.target.reps?.min ?? null;
    if (!isWorkingTarget(set.target) || effort === null || reps === null) return withShare(set, maxima, question);
    isEffortPlanned = true;
    const share = model.shareOf(reps, effort);
    if (max === null || share === null) return { ...set, exact: null };
    const exact = max.kilograms * share;
    return withLoad(set, nearestLoad(exact, question.loadable), exact, question);
  });
  if (!isEffortPlanned) return { reason: { code: 'no-effort' }, sets, leftOut: [] };
  const reason: NextReason = max === null ? { code: 'no-maximum', of: 'e1rm' } : { code: 'by-rpe', max, unjudged };
  return { reason, sets, leftOut: [] };
}

interface Maxima {
  readonly e1rm: Maximum | null;
  readonly trainingMax: Maximum | null;
}

function maximaOf(
  question: NextQuestion,
  { all }: Past,
  { estimate }: StrengthModel,
  { waves, step }: { readonly waves: number; readonly step: number } = { waves: 0, step: 0 },
): Maxima {
  const e1rm = bestRecentMax(all, estimate);
  return { e1rm, trainingMax: trainingMax({ start: question.trainingMax, waves, step }, e1rm) };
}

/** Computes the load of a set that is planned as a share. A load that is planned directly stays as typed. */
function withShare(set: PlannedSet, maxima: Maxima, question: NextQuestion): NextSet {
  const { share, load } = set.target;
  const max = share === undefined ? null : maxima[share.of];
  if (share === undefined || load !== undefined || max === null) return { ...set, exact: null };
  const exact = max.kilograms * share.value;
  return withLoad(set, nearestLoad(exact, question.loadable), exact, question);
}

function withLoad(
  { id, target }: PlannedSet,
  kilograms: number,
  exact: number | null,
  { loadable }: NextQuestion,
): NextSet {
  return { id, target: { ...target, load: quantityOfLoad(kilograms, loadable) }, exact };
}

function hasLoad({ load, share }: SetTarget): boolean {
  return load !== undefined || share !== undefined;
}

/**
 * Returns the load of a set planned lighter than the heaviest one: in proportion, or by the same difference if a
 * proportion is not possible.
 */
function inRelation(load: number, planned: number | null, top: number | null): number {
  if (planned === null || top === null || planned === top) return load;
  return top > 0 && load > 0 ? load * (planned / top) : load + (planned - top);
}

function workingTargets({ sets }: NextQuestion): readonly SetTarget[] {
  return sets.flatMap(({ target }) => (isWorkingTarget(target) ? target : []));
}

function topPlanned(working: readonly SetTarget[]): number | null {
  return topLoad(working.map(({ load }) => ({ load: load?.si ?? null })));
}
