import { collectionOf, idOf, recordKey } from '#domain/kernel/index.ts';
import type { Language } from '#domain/language/index.ts';
import { preferencesId } from '#domain/profile/index.ts';
import { storedRecords } from '#sync/hub/document.ts';
import type { Hub } from '#sync/hub/hub.ts';
import { TaskEnded, type TaskRunner } from '#sync/hub/hub-tasks.ts';
import { recordIndex } from '#sync/hub/record-index.ts';
import type { Readings } from '../documents/readings.ts';
import type { DueTime, PushTasks } from './push-tasks.ts';

export interface DueTimesParts {
  readonly hub: Hub;
  readonly readings: Readings;
  /** Read notes, whose cost depends on one user. */
  readonly tasks: TaskRunner<PushTasks>;
}

/** What is known of a user's document as of one sequence number. */
export interface KnownTimes {
  readonly zone: string;
  readonly sequence: number;
  readonly timesByNote: ReadonlyMap<string, readonly DueTime[]>;
  /** What the user chose in the app; null if it follows the browser. */
  readonly language: Language | null;
}

/** How many documents are remembered. Another one is read as a whole when it is needed again. */
const maxRemembered = 1_000;
/** The earliest are kept: a note with more comes due later again, when these are done. */
const maxTimesOfNote = 200;

/** Knows when the notes of users come due. After the first time, it reads only the notes that changed. */
export class DueTimes {
  readonly #parts: DueTimesParts;
  readonly #known = new Map<string, KnownTimes>();

  constructor(parts: DueTimesParts) {
    this.#parts = parts;
  }

  /**
   * @param zone in which reminders and tasks are due
   * @returns null if the document cannot be read now, because too much of it is being read or takes too long
   */
  async of(uid: string, zone: string): Promise<KnownTimes | null> {
    const remembered = this.#known.get(uid);
    const known = remembered?.zone === zone ? remembered : null;
    const head = await this.#parts.hub.storage.head(uid);
    if (known?.sequence === head.sequence) return known;
    const release = this.#parts.readings.take(uid, null);
    if (release === null) return null;
    try {
      const read = await this.#read(uid, zone, known);
      this.#known.delete(uid);
      this.#known.set(uid, read);
      const [oldest] = this.#known.keys();
      if (this.#known.size > maxRemembered && oldest !== undefined) this.#known.delete(oldest);
      return read;
    } catch (error) {
      if (error instanceof TaskEnded) return null;
      throw error;
    } finally {
      release();
    }
  }

  forget(uid: string): void {
    this.#known.delete(uid);
  }

  async #read(uid: string, zone: string, known: KnownTimes | null): Promise<KnownTimes> {
    const { hub, tasks } = this.#parts;
    await hub.compactor.compact(uid);
    const changed = await recordIndex(hub.storage, uid, known?.sequence ?? 0, () => hub.yieldToOthers());
    const ofPreferences = recordKey('preferences', preferencesId);
    const keys = changed.index.flatMap(({ key }) =>
      collectionOf(key) === 'notes' || key === ofPreferences ? [key] : [],
    );
    const timesByNote = new Map(known?.timesByNote);
    for (const key of keys) timesByNote.delete(idOf(key));
    let language = known?.language ?? null;
    for await (const records of storedRecords(hub, uid, keys)) {
      const read = await tasks.run(uid, 'dueTimesIn', { records, zone });
      if (read.language !== undefined) language = read.language;
      for (const time of read.times) {
        const times = timesByNote.get(time.noteId) ?? [];
        if (times.length < maxTimesOfNote) timesByNote.set(time.noteId, [...times, time]);
      }
    }
    return { zone, sequence: changed.folded, timesByNote, language };
  }
}
