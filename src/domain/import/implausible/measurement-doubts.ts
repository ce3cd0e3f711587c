import { dimensionOf, isKnownMeasure, knownMeasures, type Reading, readingDoubt } from '../../exercise/body/index.ts';
import { impossibleLeaf } from '../../exercise/plausible/index.ts';
import { localDayAt } from '../../kernel/index.ts';
import { instantOf, type MeasurementDraft } from '../draft/index.ts';
import type { DraftDoubt, Finding, ImplausibleContext } from './finding.ts';
import { siOf } from './si-amounts.ts';

/** The factor between a value and the median of its measure beyond which it is another person's or in another unit. */
const farFromMedian = 1.8;

interface DraftReading extends Reading {
  readonly draft: MeasurementDraft;
}

/**
 * Lists the doubts about measurements of the app's own measures. A value is doubted if it is far from the ones before and
 * after it: next to a single wrong value, both neighbours are right. Several wrong values in a row are far from the median.
 */
export function* measurementFindings(
  drafts: readonly MeasurementDraft[],
  context: ImplausibleContext,
): Generator<Finding> {
  const possible = new Map<string, DraftReading[]>();
  for (const draft of drafts) {
    const reading = readingOf(draft, context);
    if (reading === null) continue;
    const impossible = impossibleIn(reading, context);
    if (impossible !== null) yield { draft, set: null, doubt: impossible };
    else if (!possible.has(reading.measure)) possible.set(reading.measure, [reading]);
    else possible.get(reading.measure)?.push(reading);
  }
  for (const readings of possible.values()) yield* seriesFindings(readings);
}

function* seriesFindings(readings: readonly DraftReading[]): Generator<Finding> {
  const series = readings.toSorted((a, b) => a.at - b.at);
  const median = series.map(({ value }) => value.si).toSorted((a, b) => a - b)[Math.floor(series.length / 2)] ?? 0;
  for (const [at, reading] of series.entries()) {
    // people whose values are unusual are asked once
    const unusual = at === 0 ? readingDoubt(asked(reading), []) : null;
    const doubt = doubtAbout(reading, neighboursOf(series, at), median) ?? unusual;
    if (doubt !== null) yield { draft: reading.draft, set: null, doubt };
  }
}

/** Returns the readings before and after one; at either end the two nearest. */
function neighboursOf(series: readonly DraftReading[], at: number): readonly DraftReading[] {
  const first = at === 0 ? 2 : at - 1;
  const second = at === series.length - 1 && at > 0 ? at - 2 : at + 1;
  return [series[first], series[second]].filter((each) => each !== undefined);
}

function asked({ measure, day, value }: DraftReading): Parameters<typeof readingDoubt>[0] {
  return { measure, day, si: value.si };
}

function doubtAbout(reading: DraftReading, neighbours: readonly DraftReading[], median: number): DraftDoubt | null {
  const doubts = neighbours.map((neighbour) => readingDoubt(asked(reading), [neighbour]));
  const farFromAll = doubts.every((doubt) => doubt !== null) ? doubts[0] : undefined;
  if (farFromAll !== undefined) return farFromAll;
  const { si } = reading.value;
  const isFar = Math.max(si / median, median / si) > farFromMedian;
  return isFar ? { code: 'exercise/unusual-reading' } : null;
}

function impossibleIn({ measure, value, at }: DraftReading, { now }: ImplausibleContext): DraftDoubt | null {
  const record = { collection: 'measurements', value: { measure, value, at } };
  return impossibleLeaf(record, ['at'], now) ?? impossibleLeaf(record, ['value'], now);
}

function readingOf(draft: MeasurementDraft, context: ImplausibleContext): DraftReading | null {
  const measure = 'id' in draft.measure ? draft.measure.id : '';
  const at = instantOf(draft.at, context.zone);
  const si = isKnownMeasure(measure) ? valueOfMeasure(draft, dimensionOf(knownMeasures[measure]), context) : null;
  if (at === null || si === null) return null;
  const day = localDayAt(at, context.zone);
  return { id: draft.sourceId, measure, value: { si }, day, at, method: null, remark: null, draft };
}

function valueOfMeasure(
  { value }: MeasurementDraft,
  dimension: ReturnType<typeof dimensionOf>,
  context: ImplausibleContext,
): number | null {
  if (dimension === 'mass') return siOf(value, 'bodyWeight', context);
  if (dimension === 'length') return siOf(value, 'girth', context);
  if (dimension === 'share') return value.unit === '%' || value.unit === null ? value.value / 100 : null;
  return value.unit === null ? value.value : null;
}
