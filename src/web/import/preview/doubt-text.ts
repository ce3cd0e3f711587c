import { dimensionOf, isKnownMeasure, knownMeasures } from '#domain/exercise/body/index.ts';
import type { DraftDoubt } from '#domain/import/implausible/index.ts';
import type { MeasureFormat } from '../../exercise/index.ts';
import type { ImportMessages } from '../messages/index.ts';
import type { ImportFormat } from '../words/use-import-format.ts';

/** Says why a value is probably wrong, with the amounts in the user's units. */
export function doubtText(
  doubt: DraftDoubt,
  { doubts }: ImportMessages,
  { format, measures }: { readonly format: ImportFormat; readonly measures: MeasureFormat },
): string {
  const { mass, metres, duration, count } = format;
  switch (doubt.code) {
    case 'exercise/day-to-come':
    case 'exercise/day-long-past':
    case 'exercise/instant-to-come':
    case 'exercise/instant-long-past':
    case 'exercise/out-of-bounds':
    case 'exercise/end-before-start':
    case 'exercise/unusual-reading':
      return doubts[doubt.code];
    case 'exercise/faster-than-anybody':
    case 'exercise/slower-than-anybody':
    case 'exercise/longer-than-a-day':
      return doubts[doubt.code]({ shown: duration(doubt.seconds) });
    case 'exercise/climb-beyond-distance':
      return doubts[doubt.code]({ shown: metres(doubt.climb), other: metres(doubt.distance) });
    case 'exercise/moving-beyond-elapsed':
      return doubts[doubt.code]({ shown: duration(doubt.moving), other: duration(doubt.elapsed) });
    case 'exercise/far-from-other-reading': {
      const { measure, value } = doubt.other;
      const dimension = dimensionOf(isKnownMeasure(measure) ? knownMeasures[measure] : undefined);
      return doubts[doubt.code]({ shown: measures.valueLabels(value, dimension) });
    }
    case 'import/average-above-highest':
      return doubts[doubt.code]({ shown: count(doubt.average), other: count(doubt.max) });
    case 'import/unlikely-load':
      return doubts[doubt.code]({ shown: mass(doubt.load), other: mass(doubt.most) });
    case 'import/far-from-other-sets':
      return doubts[doubt.code]({ shown: mass(doubt.load), other: mass(doubt.usual) });
    case 'import/unlikely-reps':
      return doubts[doubt.code]({ shown: count(doubt.reps) });
    case 'import/unlikely-set-length':
    case 'import/unlikely-workout-length':
    case 'import/too-short-for-sets':
      return doubts[doubt.code]({ shown: duration(doubt.seconds) });
  }
}
