import { createHmac } from 'node:crypto';
import type { LeaseStore } from '#sync/hub/leases.ts';
import type { Executor } from '../db/database.ts';
import { leaseStore } from '../db/leases.ts';
import { aliveMs, forgetServer, noteServer, type RunningServer, runningServers } from '../db/running-servers.ts';

export interface MembershipParts {
  readonly executor: Executor;
  /** Identifies this server, differently at each start. */
  readonly id: string;
  /** The secret that signs cookies. */
  readonly secret: string;
  /** Where the files are that all servers share. */
  readonly place: string;
  /** The last migration that this server knows. */
  readonly migration: string;
  /** Milliseconds by a clock that nobody sets. */
  readonly now: () => number;
  /** UTC milliseconds by the clock of this machine. */
  readonly date: () => number;
  readonly every: (ms: number, work: () => void) => () => void;
  readonly pause: (ms: number) => Promise<unknown>;
  readonly failed: (error: unknown) => void;
}

/** A server with another secret or other files runs on this database. The message is for the operator. */
export class NotTogetherError extends Error {
  constructor() {
    super(
      'Another server on the database in DATABASE_URL has another AUTH_SECRET or S3_URL, so that neither could read the sessions or files of the other. Set both to the same values for all of them. Without AUTH_SECRET, each has its own in the file "secret" of its DATA_DIR.',
    );
  }
}

/**
 * This server among those on one PostgreSQL database. For work that is done once for all, such as maintenance, one of
 * those that could do it leads. If it dies, another one leads within seconds.
 */
export class Membership {
  readonly #parts: MembershipParts;
  readonly #leases: LeaseStore;
  readonly #self: RunningServer;
  /** Until when this server leads, by the name of the work. */
  readonly #leadsUntil = new Map<string, number>();
  /** How far the clock of the database is ahead of that of this machine. */
  #aheadMs = 0;
  #stop: () => void = () => {};
  #working: Promise<void> = Promise.resolve();

  /**
   * @throws NotTogetherError if a server with another secret or other files still runs after some seconds
   */
  static async join(parts: MembershipParts): Promise<Membership> {
    const membership = new Membership(parts);
    await membership.#join();
    return membership;
  }

  private constructor(parts: MembershipParts) {
    this.#parts = parts;
    this.#leases = leaseStore(parts.executor);
    const shared = createHmac('sha256', parts.secret).update(`files in ${parts.place}`).digest('base64url');
    this.#self = { id: parts.id, migration: parts.migration, shared };
  }

  /**
   * Makes this server one of those that could do some work.
   *
   * @returns a function that returns whether it leads now. A server that was paused leads no longer when it goes on
   */
  async lead(work: string): Promise<() => boolean> {
    await this.#takeLead(work);
    return () => this.#leads(work);
  }

  /** Returns for each kind of work that this server could do whether it leads now. */
  leading(): ReadonlyMap<string, boolean> {
    return new Map(Array.from(this.#leadsUntil.keys(), (work) => [work, this.#leads(work)]));
  }

  /** Returns UTC milliseconds by the clock of the database, which is the same for all servers. */
  date(): number {
    return this.#parts.date() + this.#aheadMs;
  }

  /** Returns the servers that run, this one among them. */
  servers(): Promise<readonly RunningServer[]> {
    return runningServers(this.#parts.executor);
  }

  /** Leads no longer, and counts as running no longer. Call it when nothing that only one server does is at work. */
  async leave(): Promise<void> {
    this.#stop();
    await this.#working;
    const { executor, id, failed } = this.#parts;
    for (const work of this.#leadsUntil.keys()) {
      this.#leadsUntil.set(work, never);
      await this.#leases.release(leaseOf(work), id).catch(failed);
    }
    await forgetServer(executor, id).catch(failed);
  }

  #leads(work: string): boolean {
    return this.#parts.now() < (this.#leadsUntil.get(work) ?? never);
  }

  async #join(): Promise<void> {
    const { executor, id, now, pause } = this.#parts;
    // a server that was killed counts as running for some seconds
    const until = now() + 2 * aliveMs;
    for (;;) {
      await this.#noteSelf();
      const all = await runningServers(executor);
      if (all.every(({ shared }) => shared === this.#self.shared)) break;
      await forgetServer(executor, id);
      if (now() >= until) throw new NotTogetherError();
      await pause(aliveMs / 10);
    }
    this.#stop = this.#parts.every(aliveMs / 3, () => {
      this.#working = this.#working.then(() => this.#renew()).catch(this.#parts.failed);
    });
  }

  async #renew(): Promise<void> {
    await this.#noteSelf();
    for (const work of this.#leadsUntil.keys()) await this.#takeLead(work);
  }

  async #noteSelf(): Promise<void> {
    const { executor, date } = this.#parts;
    const sent = date();
    const noted = await noteServer(executor, this.#self);
    const received = date();
    // it was noted between the two, so within that time the clocks count as equal
    this.#aheadMs = noted < sent ? noted - sent : Math.max(0, noted - received);
  }

  async #takeLead(work: string): Promise<void> {
    const { id, now } = this.#parts;
    // reckoned from before the question, so that this server stops leading before another can begin
    const until = now() + aliveMs;
    this.#leadsUntil.set(work, (await this.#leases.take(leaseOf(work), id, aliveMs)) ? until : never);
  }
}

const never = Number.NEGATIVE_INFINITY;

function leaseOf(work: string): string {
  return `lead ${work}`;
}
