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
import { fileName, type ImportFile } from '../files/index.ts';
import { withoutLoneSupersets } from './lone-supersets.ts';

/** Returns the `sourceId` of the file that the recording of an activity, or its points, become. */
export function trackId(file: ImportFile): string {
  return `track ${file.path}`;
}

/** Returns the files that become attachments of an activity. */
export function recordingFiles({ track, points }: ActivityDraft): readonly ImportFile[] {
  return [track, points].filter((file) => file !== null);
}

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
  readonly #recordings = new Set<string>();

  /** The number of items and files read, without those that were skipped. */
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
    const { recordingId } = item;
    const isKnown = this.#ids.has(id) || (recordingId !== undefined && this.#recordings.has(recordingId));
    if (isKnown) {
      this.skipped.push({ kind: 'skipped', origin: item.origin, code: 'import/repeated' });
      return;
    }
    this.#ids.add(id);
    if (recordingId !== undefined) this.#recordings.add(recordingId);
    this.#put(item);
  }

  /** Several activities can be from one recording. */
  #putTrack(file: ImportFile): void {
    const sourceId = trackId(file);
    if (this.#ids.has(`file ${sourceId}`)) return;
    this.#ids.add(`file ${sourceId}`);
    this.files.push({ kind: 'file', sourceId, origin: file.path, name: fileName(file.path), mime: null, file });
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
        for (const file of recordingFiles(item)) this.#putTrack(file);
        break;
      case 'measurement':
        this.measurements.push(item);
        break;
      case 'record':
        this.records.push(item);
    }
  }
}
