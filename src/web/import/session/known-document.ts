import { dayValues, dimensionOf, readingsByMeasure } from '#domain/exercise/body/index.ts';
import { comparedActivity } from '#domain/exercise/endurance/index.ts';
import type { KnownDocument } from '#domain/import/plan/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import type { AttachmentHash } from '#domain/notes/index.ts';
import { preferencesId } from '#domain/profile/index.ts';
import type { DeviceFiles } from '../../attachments/index.ts';
import { bodyWeightUnit, lengthUnit, loadUnit } from '../../exercise/index.ts';
import { currentLanguage, localeIn } from '../../language/index.ts';
import type { DocumentActions } from '../../replica/index.ts';
import { distanceUnit } from '../../time/index.ts';

/** Returns what planning an import has to know of the open document and its files. */
export function knownDocument(document: DocumentActions, files: DeviceFiles, zone: string): KnownDocument {
  const preferences = document.records('preferences').find(({ id }) => id === preferencesId)?.value;
  const units = preferences?.units ?? {};
  const locale = localeIn(currentLanguage());
  const readings = readingsByMeasure(document.records('measurements').filter(({ inTrash }) => !inTrash));
  return {
    now: document.now(),
    zone,
    dayStartsAt: preferences?.dayStartsAt ?? 0,
    units: {
      load: loadUnit(undefined, units.load, locale),
      distance: distanceUnit(units.distance, locale),
      bodyWeight: bodyWeightUnit(units, locale) === 'kg' ? 'kg' : 'lb',
      length: lengthUnit(units, locale),
    },
    hasHeight: preferences?.body.heightMetres !== undefined,
    notebooks: new Map(document.records('notebooks').map(({ id, leaves }) => [id, leaves])),
    deletedNotebooks: document.deletedIds('notebooks'),
    exercises: document.records('exercises').map(({ id, value, inTrash, isErased = false }) => {
      return { id, value, inTrash, isErased };
    }),
    gear: document
      .records('gear')
      .flatMap(({ id, value, inTrash }) => (inTrash || value.name === undefined ? [] : [{ id, name: value.name }])),
    measures: document
      .records('measures')
      .flatMap(({ id, value, inTrash }) =>
        inTrash || value.name === undefined ? [] : [{ id, name: value.name, dimension: dimensionOf(value.dimension) }],
      ),
    bodyWeights: dayValues(readings.get('body-weight') ?? []),
    notes: document.records('notes').flatMap(({ key, leaves, inTrash }) => {
      // reading all values of 10,000 notes would block the page
      const title = leaves.get('title')?.value;
      return inTrash || typeof title !== 'string' || title === '' ? [] : [{ key, title }];
    }),
    workouts: document.records('workouts').flatMap(({ key, leaves, inTrash }) => {
      const startedAt = leaves.get('startedAt')?.value;
      return inTrash || typeof startedAt !== 'number' ? [] : [{ key, startedAt }];
    }),
    activities: document.records('activities').flatMap(({ key, value, inTrash }) => {
      const compared = inTrash ? null : comparedActivity(value);
      const recordings = [...(value.track === undefined ? [] : [value.track]), ...Object.keys(value.otherRecordings)];
      return compared === null ? [] : [{ key, ...compared, recordings }];
    }),
    lostAttachments: new Set(
      document.records('attachments').flatMap(({ id }) => (files.isLost(id as AttachmentHash) ? [id] : [])),
    ),
    batches: document
      .records('imports')
      .toSorted((a, b) => (a.value.createdAt ?? 0) - (b.value.createdAt ?? 0))
      .map(({ id, value }) => ({
        id,
        app: value.app ?? '',
        undoneAt: value.undoneAt ?? null,
        exercises: Object.values(value.exercises).map(({ name, exercise }) => ({
          name,
          exercise: exercise as RecordKey,
        })),
        answers: value.answers ?? null,
      })),
  };
}
