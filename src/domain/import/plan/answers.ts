import type { KnownExercises } from '../../exercise/index.ts';
import { isZone } from '../../kernel/index.ts';
import { devicesByUse } from '../body/index.ts';
import type { DateOrder } from '../draft/index.ts';
import { loadsWithoutUnit, unitEvidence } from '../lifting/index.ts';
import { dateOrderIn } from './date-order.ts';
import type { ChosenExercises, ExerciseChoice, NewExerciseChoice } from './exercise-choices.ts';
import type { GivenBodyWeight } from './given-body-weights.ts';
import type { ImportDrafts } from './import-drafts.ts';
import type { EarlierBatch, KnownDocument } from './known-document.ts';
import { bodyWeightLoads } from './questions.ts';

/** What the user decides about an import as a whole. It starts with the suggestions of {@link suggestedAnswers}. */
export interface ImportAnswers {
  /** The IANA zone of times without one. */
  readonly zone: string;
  /** How day and month are ordered in dates with two readings. */
  readonly dateOrder: DateOrder;
  /** The units of amounts whose unit the files do not state. */
  readonly units: ImportUnits;
  /** Whether the loads of exercises that move the body contain the body weight, or are what was added. */
  readonly bodyWeightInLoads: boolean;
  /** Body weights for spans of the history without a measured one. They are stored as measurements. */
  readonly bodyWeights: readonly GivenBodyWeight[];
  /** The id of the notebook that receives all notes; null for the top. */
  readonly notebook: string | null;
  /** Whether a measured height is written into a profile without one. */
  readonly takesHeight: boolean;
  /** The devices whose measurements count if several measured on a day, the preferred one first. */
  readonly devices: readonly string[];
  /** The exercise for each name where the user chose another than the match. */
  readonly exercises: readonly ExerciseChoice[];
  /** What the user changed about the exercises that the import creates. */
  readonly newExercises: readonly NewExerciseChoice[];
  /** The short remarks that are imported although they say nothing. */
  readonly keptRemarks: readonly string[];
  /** The ids of the findings that the user confirmed. */
  readonly confirmed: readonly string[];
}

export interface ImportUnits {
  readonly load: 'kg' | 'lb';
  readonly distance: 'm' | 'km' | 'mi';
  readonly bodyWeight: 'kg' | 'lb';
  readonly girth: 'cm' | 'in';
}

/** The units that the user can choose for each amount without one. */
export const unitsByAmount: { readonly [A in keyof ImportUnits]: readonly ImportUnits[A][] } = {
  load: ['kg', 'lb'],
  distance: ['m', 'km', 'mi'],
  bodyWeight: ['kg', 'lb'],
  girth: ['cm', 'in'],
};

/** Suggests answers from the files, the document, and the answers to the last import of the app that was not undone. */
export function suggestedAnswers(
  drafts: ImportDrafts,
  known: KnownDocument,
  {
    app,
    chosen,
    exercises,
  }: { readonly app: string; readonly chosen: ChosenExercises; readonly exercises: KnownExercises },
): ImportAnswers {
  const before = answersBefore(known.batches, app);
  // an export may be in another unit than the one before
  const loadUnit = unitEvidence(loadsWithoutUnit(drafts.workouts)).unit ?? before.units?.load ?? known.units.load;
  const bodies = bodyWeightLoads(drafts, { loadUnit, chosen, exercises });
  return {
    zone: before.zone ?? known.zone,
    dateOrder:
      dateOrderIn(drafts.notes) ?? before.dateOrder ?? (known.units.length === 'in' ? 'month-first' : 'day-first'),
    units: {
      load: loadUnit,
      distance: before.units?.distance ?? known.units.distance,
      bodyWeight: before.units?.bodyWeight ?? known.units.bodyWeight,
      girth: before.units?.girth ?? known.units.length,
    },
    bodyWeightInLoads: before.bodyWeightInLoads ?? haveBodyWeight(bodies.map(({ kilograms }) => kilograms)),
    bodyWeights: [],
    notebook: before.notebook !== undefined && known.notebooks.has(before.notebook) ? before.notebook : null,
    takesHeight: before.takesHeight ?? true,
    devices: [...new Set([...(before.devices ?? []), ...devicesByUse(drafts.measurements)])],
    exercises: [],
    newExercises: [],
    keptRemarks: before.keptRemarks ?? [],
    confirmed: before.confirmed ?? [],
  };
}

/** Returns the part of the answers that the next import of the app starts from. */
export function rememberedAnswers(answers: ImportAnswers): RememberedAnswers {
  const { zone, dateOrder, units, bodyWeightInLoads, notebook, takesHeight, devices, keptRemarks, confirmed } = answers;
  return {
    zone,
    dateOrder,
    units,
    bodyWeightInLoads,
    notebook,
    takesHeight,
    devices,
    keptRemarks,
    confirmed: confirmed.slice(0, maxConfirmed),
  };
}

export type RememberedAnswers = Omit<ImportAnswers, 'bodyWeights' | 'exercises' | 'newExercises'>;

/** Confirmations that are remembered, so that their record stays small. */
const maxConfirmed = 500;

function answersBefore(batches: readonly EarlierBatch[], app: string): AnswersBefore {
  const last = plainObject(batches.findLast((batch) => batch.app === app && batch.undoneAt === null)?.answers);
  const { zone, dateOrder, units, notebook, takesHeight, devices, keptRemarks, confirmed } = last;
  const stored = plainObject(units);
  const inLoads = bodyWeightBefore(last);
  const known = Object.entries(unitsByAmount).filter(([amount, all]) => all.includes(stored[amount] as never));
  return {
    ...(typeof zone === 'string' && isZone(zone) && { zone }),
    ...((dateOrder === 'day-first' || dateOrder === 'month-first') && { dateOrder }),
    units: Object.fromEntries(known.map(([amount]) => [amount, stored[amount]])),
    ...(inLoads !== undefined && { bodyWeightInLoads: inLoads }),
    ...(typeof notebook === 'string' && { notebook }),
    ...(typeof takesHeight === 'boolean' && { takesHeight }),
    devices: textsIn(devices),
    keptRemarks: textsIn(keptRemarks),
    confirmed: textsIn(confirmed),
  };
}

interface AnswersBefore {
  readonly zone?: string;
  readonly dateOrder?: DateOrder;
  readonly units?: Partial<ImportUnits>;
  readonly bodyWeightInLoads?: boolean;
  readonly notebook?: string;
  readonly takesHeight?: boolean;
  readonly devices?: readonly string[];
  readonly keptRemarks?: readonly string[];
  readonly confirmed?: readonly string[];
}

/** Earlier versions stored the kilograms of the answer, and null for loads without the body weight. */
function bodyWeightBefore({ bodyWeightInLoads }: Readonly<Record<string, unknown>>): boolean | undefined {
  if (typeof bodyWeightInLoads === 'boolean') return bodyWeightInLoads;
  if (bodyWeightInLoads === null) return false;
  return typeof plainObject(bodyWeightInLoads).kilograms === 'number' ? true : undefined;
}

function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

function plainObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Kilograms. Nobody adds so much to each push-up and dip, but most people weigh more. */
const minBodyWeight = 38;

/** @param loads of exercises that move the body, in kilograms */
function haveBodyWeight(loads: readonly number[]): boolean {
  return loads.length > 0 && loads.every((load) => load >= minBodyWeight);
}
