import type { ImportItem, SkippedItem } from '../draft/index.ts';
import { folderOf, type ImportFile, resolvePath } from '../files/index.ts';
import { WorkoutReader } from './activities.ts';
import { isMeasurement, measurementOf } from './measurements.ts';
import { ownCopy } from './own-copy.ts';
import type { Tag, TagHandler } from './tag.ts';

/** More than a lifetime of daily measurements from several devices. */
const maxItems = 200_000;

/** Apple has about 250 kinds. */
const maxKinds = 1000;

/** Elements without a value of their own. */
const silent: ReadonlySet<string> = new Set(['HealthData', 'ExportDate', 'Me']);

/** Makes items of the elements of an export, and counts the elements that the app does not read. */
export class ExportReader implements TagHandler {
  readonly #path: string;
  readonly #fileAt: (route: string) => ImportFile | null;
  /** Items of other files with the same ids are the same items. */
  readonly #seen: Set<string>;
  readonly #timesById = new Map<string, number>();
  readonly #countsByKind = new Map<string, number>();
  /** The first of the routes whose files were not chosen, and how many there are. */
  #missingRoute = '';
  #missingRoutes = 0;
  #items: ImportItem[] = [];
  #itemsMade = 0;
  #workout: WorkoutReader | null = null;
  /** The number of open elements, the root included. */
  #depth = 0;

  constructor(file: ImportFile, files: ReadonlyMap<string, ImportFile>, seen: Set<string>) {
    this.#path = file.path;
    this.#fileAt = (route) => files.get(resolvePath(folderOf(file.path), route.replace(/^\/+/, '')) ?? '') ?? null;
    this.#seen = seen;
  }

  get hasReadNothing(): boolean {
    return this.#itemsMade === 0 && this.#countsByKind.size === 0;
  }

  /** Returns the items that were read since the last call. */
  takeItems(): readonly ImportItem[] {
    const items = this.#items;
    this.#items = [];
    return items;
  }

  /** Reports what was not read: each kind of element once, with how many there are. */
  *unread(): Generator<SkippedItem> {
    const { kind, origin } = { kind: 'skipped', origin: this.#path } as const;
    if (this.#missingRoutes > 0) {
      const detail = `${this.#missingRoute} (${this.#missingRoutes})`;
      yield { kind, origin, code: 'import/missing-file', detail };
    }
    for (const [name, count] of this.#countsByKind)
      yield { kind, origin, code: 'import/unsupported', detail: `${name} (${count})` };
    if (this.#itemsMade > maxItems) yield { kind, origin, code: 'import/too-large' };
  }

  readonly open = (tag: Tag): void => {
    this.#depth += 1;
    if (this.#workout !== null) this.#openInWorkout(tag);
    else if (this.#depth === 2) this.#openInRoot(tag);
  };

  readonly close = (name: string): void => {
    this.#depth -= 1;
    if (name !== 'Workout' || this.#workout === null || this.#depth !== 1) return;
    const { item, spareRoutes, missingRoutes } = this.#workout.finish(this.#path, this.#fileAt);
    this.#workout = null;
    this.#add(item);
    for (const detail of spareRoutes)
      this.#add({ kind: 'skipped', origin: item.origin, code: 'import/unsupported', detail });
    this.#missingRoute ||= missingRoutes[0] ?? '';
    this.#missingRoutes += missingRoutes.length;
  };

  #openInRoot(tag: Tag): void {
    if (tag.name === 'Workout') this.#workout = new WorkoutReader(tag);
    else if (tag.name !== 'Record') this.#count(tag.name);
    else {
      const type = tag.attribute('type');
      if (isMeasurement(type)) this.#add(measurementOf(this.#path, tag));
      else this.#count(type);
    }
  }

  #openInWorkout(tag: Tag): void {
    if (tag.name === 'FileReference') this.#workout?.takeRoute(tag);
    else if (this.#depth === 3) this.#workout?.takeChild(tag);
  }

  #count(kind: string): void {
    const count = this.#countsByKind.get(kind);
    if (count !== undefined) this.#countsByKind.set(kind, count + 1);
    else if (!silent.has(kind) && this.#countsByKind.size < maxKinds) this.#countsByKind.set(ownCopy(kind), 1);
  }

  #add(item: ImportItem): void {
    this.#itemsMade += 1;
    if (this.#itemsMade > maxItems) return;
    if (item.kind === 'skipped') this.#items.push(item);
    else this.#addOnce({ ...item, sourceId: this.#uniqueId(item.sourceId) });
  }

  #addOnce(item: Exclude<ImportItem, { kind: 'skipped' }>): void {
    if (this.#seen.has(item.sourceId)) return;
    this.#seen.add(item.sourceId);
    this.#items.push(item);
  }

  /** Numbers a repeated id, since two sources can measure at the same instant. */
  #uniqueId(id: string): string {
    const times = (this.#timesById.get(id) ?? 0) + 1;
    this.#timesById.set(id, times);
    return times === 1 ? id : `${id} ${times}`;
  }
}
