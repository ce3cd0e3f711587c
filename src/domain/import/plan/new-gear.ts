import { gear } from '../../exercise/index.ts';
import { foldCase, readRecord } from '../../kernel/index.ts';
import type { GearDraft } from '../draft/index.ts';
import { importedId } from './imported-id.ts';
import type { KnownDocument } from './known-document.ts';
import { type BatchOrigin, createdRecord, type PlannedEdit } from './new-records.ts';

/** The gear of imported activities, found among the user's own by name, or created once. */
export class NewGear {
  readonly #origin: BatchOrigin;
  readonly #known: KnownDocument['gear'];
  readonly #ids = new Map<string, string>();
  readonly #new = new Map<string, GearDraft>();

  constructor(origin: BatchOrigin, known: KnownDocument['gear']) {
    this.#origin = origin;
    this.#known = known;
    for (const { id, name } of known) this.#ids.set(nameOf({ name }), id);
  }

  /** Returns the id of a piece of gear, which is created if it does not exist. Gear of an earlier import can be renamed. */
  idOf(draft: GearDraft): string {
    const name = nameOf(draft);
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    const id = importedId(this.#origin.app, `gear ${name}`, 0);
    this.#ids.set(name, id);
    if (!this.#known.some((each) => each.id === id)) this.#new.set(id, draft);
    return id;
  }

  *edits(): Generator<PlannedEdit> {
    for (const [id, { name, kind }] of this.#new) {
      const value = readRecord(gear, new Map()).value;
      value.name = name.trim();
      value.kind = kind;
      yield createdRecord(gear, `gear/${id}`, value, this.#origin);
    }
  }
}

function nameOf({ name }: Pick<GearDraft, 'name'>): string {
  return foldCase(name.trim());
}
