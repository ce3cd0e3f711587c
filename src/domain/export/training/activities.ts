import { activity } from '../../exercise/index.ts';
import { idOf, readRecord } from '../../kernel/index.ts';
import { type AttachmentHash, attachmentHash } from '../../notes/index.ts';
import { joinedCell, quantityCells, timeCells } from './csv.ts';
import type { TrainingTable } from './table.ts';

/** One row per activity. */
export const activitiesTable: TrainingTable = {
  file: 'activities.csv',
  collection: 'activities',
  columns: [
    'activity_id',
    'date',
    'zone',
    'sport',
    'title',
    'moving_seconds',
    'elapsed_seconds',
    'distance',
    'distance_unit',
    'distance_m',
    'climb',
    'climb_unit',
    'climb_m',
    'average_heart_rate',
    'max_heart_rate',
    'effort',
    'indoor',
    'tags',
    'remark',
    'track',
  ],
  rowsOf({ key, leaves }, { attachmentPaths }) {
    const { value } = readRecord(activity, leaves);
    const track: AttachmentHash | null = attachmentHash(value.track ?? '');
    return [
      [
        idOf(key),
        ...timeCells(value.startedAt, value.zone),
        value.sport,
        value.title,
        value.movingSeconds,
        value.elapsedSeconds,
        ...quantityCells(value.distance, 'm'),
        ...quantityCells(value.climb, 'm'),
        value.heartRate?.average,
        value.heartRate?.max,
        value.effort,
        value.indoor,
        joinedCell(Object.values(value.tags)),
        value.remark,
        track === null ? null : attachmentPaths.get(track),
      ],
    ];
  },
};
