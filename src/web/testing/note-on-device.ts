import type * as Y from 'yjs';
import { knownExercises, type SetResult, type Workout, workoutExercises } from '#domain/exercise/index.ts';
import { blockOf } from '#domain/exercise/logged-lines/index.ts';
import { changeResult } from '#domain/exercise/logging/index.ts';
import { ExerciseNames } from '#domain/exercise/notation/index.ts';
import { idOf, type LocalDay, type RecordKey, recordKey } from '#domain/kernel/index.ts';
import { lineContext } from '../exercise/typed-sets/line-context.ts';
import { logAction, type NoteActionParts } from '../exercise/typed-sets/note-actions.ts';
import { type NoteLineState, readNoteLines, setsByBlock } from '../exercise/typed-sets/note-lines.ts';
import { type LineAction, type OutsideChange, smallestChange } from '../line-signs/index.ts';
import { type SyncedDevice, SyncedDevices } from './synced-devices.ts';

/** The note of a day, open on a device, with the lines that its editor reads. */
export class NoteOnDevice {
  readonly device: SyncedDevice;
  readonly key: RecordKey;
  readonly #day: LocalDay;
  readonly #body: Y.Text;

  constructor(device: SyncedDevice, key: RecordKey, { day, body }: { readonly day: LocalDay; readonly body: Y.Text }) {
    this.device = device;
    this.key = key;
    this.#day = day;
    this.#body = body;
  }

  /** Opens the note of a day, and creates it if there is none. */
  static async open(devices: SyncedDevices, device: SyncedDevice, day: LocalDay): Promise<NoteOnDevice> {
    const { document, store } = device;
    const id = document.dailyNoteId(day);
    document.createRecord(
      'notes',
      (draft) => {
        draft.day = day;
      },
      { id },
    );
    const key = recordKey('notes', id);
    const { text } = await devices.scenario.during(store.replica.document.bodies.open(key));
    return new NoteOnDevice(device, key, { day, body: text });
  }

  get text(): string {
    return this.#body.toString();
  }

  /** Adds a line at the end. */
  type(line: string): void {
    this.#body.insert(this.#body.length, this.#body.length === 0 ? line : `\n${line}`);
  }

  /** Changes a part of the text. */
  replace(before: string, after: string): void {
    const at = this.text.indexOf(before);
    if (at === -1) throw new Error(`${before} is not in the text`);
    const { from, to, insert } = smallestChange(before, after);
    this.#body.delete(at + from, to - from);
    this.#body.insert(at + from, insert);
  }

  /** Logs all lines that can be logged. */
  log(): OutsideChange | null {
    const offered = this.states.filter((state) => state.kind === 'offered');
    return this.act(logAction(offered, this.actionParts));
  }

  /** Does what a sign offers at lines, as the editor does. */
  act({ lines, run }: LineAction): OutsideChange | null {
    const { texts, changeOutside } = run();
    const before = this.text.split('\n');
    const starts = before.map((_, at) => before.slice(0, at).join('\n').length + (at === 0 ? 0 : 1));
    for (const [index, { number, text }] of [...lines.entries()].toReversed()) {
      const after = texts[index];
      const start = starts[number - 1] ?? 0;
      if (after === null) {
        this.#body.delete(Math.max(0, start - 1), text.length + 1);
        continue;
      }
      const { from, to, insert } = smallestChange(text, after ?? text);
      this.#body.delete(start + from, to - from);
      this.#body.insert(start + from, insert);
    }
    return changeOutside?.() ?? null;
  }

  /** Changes the results of the sets of the first workout. */
  changeSets(changeOf: (set: Workout['sets'][string], id: string) => Partial<SetResult>): void {
    const { document } = this.device;
    const [workout] = document.records('workouts');
    document.changeRecord('workouts', workout?.id ?? '', (draft) => {
      for (const [id, set] of Object.entries(draft.sets)) changeResult(draft, id, changeOf(set, id));
    });
  }

  get states(): readonly NoteLineState[] {
    const lines = this.text.split('\n').map((text, index) => ({ number: index + 1, text, isCurrent: false }));
    return readNoteLines(lines, this.actionParts, this.logged);
  }

  /** What the lines of the note logged, by their ids. */
  get logged() {
    const { document } = this.device;
    const deletedNotes = new Set(document.deletedIds('notes').map((id) => recordKey('notes', id)));
    return setsByBlock({ note: this.key, deletedNotes, workouts: this.#workouts });
  }

  get kinds(): readonly NoteLineState['kind'][] {
    return this.states.map(({ kind }) => kind);
  }

  /** Returns the first line in a state. */
  stateOf<K extends NoteLineState['kind']>(kind: K): NoteLineState & { readonly kind: K } {
    const found = this.states.find((state) => state.kind === kind);
    if (found === undefined) throw new Error(`No line is ${kind}: ${this.kinds}`);
    return found as NoteLineState & { readonly kind: K };
  }

  get actionParts(): NoteActionParts {
    const { document } = this.device;
    const catalogue = knownExercises(document.records('exercises'));
    const used = this.#workouts.flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise.exercise));
    const usedKeys = new Set(used as RecordKey[]);
    const context = lineContext({
      catalogue,
      names: new ExerciseNames(catalogue, usedKeys, usedKeys),
      unitOf: () => 'kg',
      lastLoads: new Map(),
      orders: new Map(),
      decimalMark: '.',
    });
    return {
      document,
      place: { note: this.key, day: this.#day, zone: 'UTC' },
      context,
      catalogue,
      tellKept: () => {},
      takenBlocks: () =>
        new Set([...this.text.split('\n').flatMap((line) => blockOf(line) ?? []), ...this.logged.keys()]),
    };
  }

  get #workouts() {
    return this.device.document
      .records('workouts')
      .filter(({ inTrash }) => !inTrash)
      .map(({ id, value, leaves }) => ({
        id,
        title: '',
        exercises: workoutExercises(leaves).exercises,
        fromNote: value.fromNote,
      }));
  }
}

/** The day on which the devices of {@link SyncedDevices} are. */
export const noteDay: LocalDay = '2026-11-21';

/**
 * Opens the same note of the day on two devices, which are offline then.
 *
 * @param text that the note has before
 * @param before what else one device writes before
 */
export async function offlineWithNote(
  text: string,
  {
    isLogged = false,
    before = () => {},
  }: { readonly isLogged?: boolean; readonly before?: (device: SyncedDevice) => void } = {},
) {
  const devices = new SyncedDevices();
  const [first, second] = [await devices.open(), await devices.open()];
  before(first);
  const phone = await NoteOnDevice.open(devices, first, noteDay);
  if (text !== '') phone.type(text);
  if (isLogged) phone.log();
  await devices.sync();
  const laptop = await NoteOnDevice.open(devices, second, noteDay);
  await devices.sync();
  devices.goOffline();
  return { devices, phone, laptop };
}

/** Returns the sets of each workout that is not in the trash, in short: `bench-press 80x5 80x5, back-squat 100x3`. */
export function setsShown({ document }: SyncedDevice): readonly string[] {
  return document
    .records('workouts')
    .filter(({ inTrash }) => !inTrash)
    .map(({ leaves }) =>
      workoutExercises(leaves)
        .exercises.map(({ exercise, sets }) => {
          const words = sets.map(({ set }) => `${set.result?.load?.si ?? ''}x${set.result?.reps ?? ''}`);
          return [idOf(exercise.exercise as RecordKey), ...words].join(' ');
        })
        .join(', '),
    );
}
