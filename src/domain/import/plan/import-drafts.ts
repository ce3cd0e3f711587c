import type {
  ActivityDraft,
  FileDraft,
  ImportItem,
  MeasurementDraft,
  NoteDraft,
  SkippedItem,
  WholeRecordDraft,
  WorkoutDraft,
} from '../draft/index.ts';
import { withoutLoneSupersets } from './lone-supersets.ts';

/** All that a source read, by kind, in the order of the source. */
export class ImportDrafts {
  readonly notes: NoteDraft[] = [];
  readonly files: FileDraft[] = [];
  readonly workouts: WorkoutDraft[] = [];
  readonly activities: ActivityDraft[] = [];
  readonly measurements: MeasurementDraft[] = [];
  readonly records: WholeRecordDraft[] = [];
  readonly skipped: SkippedItem[] = [];
  readonly #ids = new Set<string>();

  /** The number of items read, without those that were skipped. */
  get count(): number {
    return this.#ids.size;
  }

  /** Adds an item. Of several with the same id, as when a file was chosen twice, the first counts. */
  add(item: ImportItem): void {
    if (item.kind === 'skipped') {
      this.skipped.push(item);
      return;
    }
    const id = `${item.kind} ${item.sourceId}`;
    if (this.#ids.has(id)) {
      this.skipped.push({ kind: 'skipped', origin: item.origin, code: 'import/repeated' });
      return;
    }
    this.#ids.add(id);
    this.#put(item);
  }

  #put(item: Exclude<ImportItem, SkippedItem>): void {
    switch (item.kind) {
      case 'note':
        this.notes.push(item);
        break;
      case 'file':
        this.files.push(item);
        break;
      case 'workout': {
        const { workout, skipped } = withoutLoneSupersets(item);
        this.workouts.push(workout);
        if (skipped !== null) this.skipped.push(skipped);
        break;
      }
      case 'activity':
        this.activities.push(item);
        break;
      case 'measurement':
        this.measurements.push(item);
        break;
      case 'record':
        this.records.push(item);
    }
  }
}
