import type { RecordKey } from '#domain/kernel/index.ts';
import type { Changes } from '../protocol/index.ts';
import {
  type BodyUpdate,
  type Change,
  canTake,
  compactChanges,
  decodeChanges,
  isUndamaged,
  unpackChanges,
} from '../record/index.ts';
import { BodyTooSlow, bodiesByKey, isReadAtOnce, type ReadParts, readerWith } from './body-reader.ts';
import type { Range } from './device-storage.ts';
import type { DocumentCore } from './document-core.ts';
import { forkDeletedIn } from './fork-deleted.ts';
import type { InboundPorts } from './inbound-ports.ts';
import type { Damage } from './open-bodies.ts';
import { showApplied, showSentAgain } from './synced-layer.ts';
import { timeSlice } from './time-slice.ts';

const maxFetches = 2;

interface DamagedBody {
  readonly body: BodyUpdate;
  readonly why: Damage;
}

/** Applies changes from the hub to disk and memory, apart from damaged parts, which are set aside. */
export class ChangeReceiver {
  readonly #core: DocumentCore;
  readonly #ports: InboundPorts;
  readonly #reconcile: () => Promise<void>;
  readonly #read: ReadParts;
  readonly #fetched = new Map<string, number>();
  /** Damage seen once, by cursor and record. */
  readonly #damaged = new Set<string>();

  /** @param reconcile called when the cursor may have moved */
  constructor(core: DocumentCore, ports: InboundPorts, reconcile: () => Promise<void>) {
    this.#core = core;
    this.#ports = ports;
    this.#reconcile = reconcile;
    this.#read = readerWith(core.ports.readOffThread);
  }

  /**
   * Applies changes after the cursor. Data and cursor are stored in one transaction. If damage is seen for the first
   * time, the cursor stays and the changes are requested again. The second time, the cursor advances.
   */
  async receive(message: Changes): Promise<void> {
    const { after, upto, mark, entries, packed } = message;
    const isAnswer = upto === 0 && after === 0 && (entries.length > 0 || packed !== undefined);
    const damage = new Set<string>();
    const isNew = (key: string) => this.#isNew(isAnswer, after, key, damage);
    const read = entries.flatMap((entry) => this.#readable(entry, decodeChanges(entry), isNew));
    if (packed !== undefined) {
      const plain = await this.#core.ports.inflate(packed);
      read.push(...this.#readable(plain, unpackChanges(plain), isNew));
    }
    // merging many changes of one record one by one would process the whole record each time
    const changes = compactChanges(await this.#withoutDamage(read, isNew));
    await forkDeletedIn(changes, this.#core, this.#ports.forkDeleted);
    await this.apply(changes, isAnswer || damage.size > 0 ? null : { after, upto, mark });
    if (isAnswer && damage.size === 0)
      showSentAgain(
        this.#core,
        changes.map(({ key }) => key),
      );
    if (damage.size > 0) this.#sayHello();
  }

  /** @param range where the changes are in the hub's log; null if they are not the next ones of it */
  async apply(changes: readonly Change[], range: Range | null): Promise<void> {
    const { cursor } = this.#core.meta;
    const journal = await this.#core.ports.storage.applyRemote(changes, range);
    if (journal === null) {
      await this.#core.disk.read();
      this.#sayHello();
      return;
    }
    if (range !== null && range.upto >= (cursor ?? 0)) {
      const mark = cursor !== null && range.upto === cursor ? this.#core.meta.mark : range.mark;
      this.#core.setMeta({ cursor: range.upto, mark, progress: null });
    }
    showApplied(this.#core, changes, journal);
    await this.#reconcile();
    this.#core.events.statusChanged();
  }

  /** Requests a record whose bytes are damaged on this device, at most twice. */
  requestAgain(key: string): void {
    const times = this.#fetched.get(key) ?? 0;
    if (times >= maxFetches) return this.#core.events.failed('sync', { code: 'sync/incomplete', key });
    this.#fetched.set(key, times + 1);
    this.#ports.happened({ type: 'fetch-needed', keys: [key] });
  }

  #isNew(isAnswer: boolean, after: number, key: string, damage: Set<string>): boolean {
    const name = `${after} ${key}`;
    if (isAnswer || (this.#damaged.has(name) && !damage.has(name))) return false;
    this.#damaged.add(name);
    damage.add(name);
    return true;
  }

  /**
   * Returns the decoded changes, or none if they cannot be decoded. Undecodable bytes are quarantined the second time.
   */
  #readable(
    bytes: Uint8Array,
    decoded: ReturnType<typeof decodeChanges>,
    isNew: (key: string) => boolean,
  ): readonly Change[] {
    if (decoded.ok) return decoded.value;
    if (!isNew('')) void this.#core.quarantine.add([{ key: decoded.error.key ?? '', bytes, why: 'unreadable' }]);
    return [];
  }

  /**
   * Removes damaged bodies from changes. They are set aside the second time they are seen, and at once if they are only
   * too slow.
   */
  async #withoutDamage(changes: readonly Change[], isNew: (key: string) => boolean): Promise<readonly Change[]> {
    const damage = new Map<BodyUpdate, Damage>();
    const endSlice = timeSlice(this.#core.ports);
    for (const [key, bodies] of bodiesByKey(changes)) {
      const found = await this.#damageIn(key, bodies);
      await endSlice();
      if (found.length === 0) continue;
      for (const { body, why } of found) damage.set(body, why);
      const isOnlySlow = found.every(({ why }) => why === 'too-slow');
      if (isOnlySlow || !isNew(key))
        this.#core.quarantine.setAside(found.map(({ body, why }) => ({ key, bytes: body.update, why })));
    }
    if (damage.size === 0) return changes;
    return changes.map((change) => {
      const { body, ...rest } = change;
      return body !== undefined && damage.has(body) ? rest : change;
    });
  }

  async #damageIn(key: RecordKey, bodies: readonly BodyUpdate[]): Promise<readonly DamagedBody[]> {
    const sound = new Set(bodies.filter((body) => isUndamaged(key, body)));
    const damaged = bodies.filter((body) => !sound.has(body)).map((body): DamagedBody => ({ body, why: 'checksum' }));
    return [...damaged, ...(await this.#unreadableOf([...sound]))];
  }

  async #unreadableOf(bodies: readonly BodyUpdate[]): Promise<readonly DamagedBody[]> {
    const updates = bodies.map(({ update }) => update);
    if (isReadAtOnce(updates))
      return bodies.flatMap((body): readonly DamagedBody[] =>
        canTake(body.update) ? [] : [{ body, why: 'cannot-apply' }],
      );
    try {
      const refused = new Set((await this.#read(updates)).refused);
      return bodies.flatMap((body, at): readonly DamagedBody[] =>
        refused.has(at) ? [{ body, why: 'cannot-apply' }] : [],
      );
    } catch (error) {
      if (!(error instanceof BodyTooSlow)) throw error;
      return bodies.map((body) => ({ body, why: 'too-slow' }));
    }
  }

  #sayHello(): void {
    this.#ports.happened({ type: 'hello-needed' });
  }
}
