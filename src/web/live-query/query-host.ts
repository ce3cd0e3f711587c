import type { Collection } from '#domain/user-document.ts';
import { collectionsBySubject, type SubjectName } from './collections.ts';
import type { MessageFromWorker, MessageToWorker } from './messages.ts';
import { RecordReader } from './record-reader.ts';
import { Scheduler, type SchedulerPorts } from './scheduler.ts';
import type { OpenQuery, Progress, Subject } from './subject.ts';

/** Creates a subject. It can ask how much of its collections has been read. */
export type SubjectFactory = (progress: () => Progress) => Subject;

export interface QueryHostPorts extends SchedulerPorts {
  readonly post: (message: MessageFromWorker) => void;
  /** Creates the subjects that this host has. */
  readonly subjects: (settings: { readonly locale: string }) => { readonly [S in SubjectName]?: SubjectFactory };
}

/** The answers of a subject that are updated together. */
interface Answers {
  readonly isBackground: boolean;
  /** When their data started to change; null if it did not. */
  changedAt: number | null;
}

interface HostedSubject {
  readonly name: SubjectName;
  readonly collections: readonly Collection[];
  readonly subject: Subject;
  readonly answers: readonly Answers[];
  /** The progress that the page knows. */
  sentShare: number;
  /** Whether no work is left that may change answers. */
  isSettled: boolean;
}

interface HostedQuery {
  readonly ask: number;
  readonly host: HostedSubject;
  readonly query: OpenQuery;
  /** Whether it has to be answered, for the first time or again. */
  isDue: boolean;
  /** On what the last answer was based; null before the first. */
  basis: { readonly version: number; readonly isWhole: boolean } | null;
  /** The steps that are left of an answer; null if it is complete. */
  steps: Iterator<unknown> | null;
}

/**
 * Passes the document to the subjects and answers queries. This is the worker's logic without the worker scope; it
 * knows nothing of what the subjects compute.
 */
export class QueryHost {
  readonly #ports: QueryHostPorts;
  readonly #scheduler: Scheduler;
  readonly #reader: RecordReader;
  readonly #hosts: HostedSubject[] = [];
  readonly #queries = new Map<number, HostedQuery>();

  constructor(ports: QueryHostPorts) {
    this.#ports = ports;
    this.#scheduler = new Scheduler(
      {
        interactive: () => this.#answerOne(),
        ingest: () => this.#readNext(),
        refine: () => this.#continueOne() || this.#hosts.some(({ subject }) => subject.refine?.()),
        idle: () => this.#idleOnce(),
        hasWaiting: () => this.#hosts.some(({ answers }) => answers.some(({ changedAt }) => changedAt !== null)),
      },
      ports,
    );
    this.#reader = new RecordReader({
      give: (event) => {
        for (const { subject } of this.#readersOf(event.collection)) subject.ingest(event);
      },
      unreadable: (records) => ports.post({ kind: 'unreadable', records }),
    });
  }

  take(message: MessageToWorker): void {
    if (message.kind === 'acting') return this.#scheduler.acted();
    if (message.kind === 'start') this.#start(message.locale);
    else if (message.kind === 'ask') this.#open(message);
    else if (message.kind === 'cancel') this.#queries.delete(message.ask);
    else this.#reader.take(message.event);
    this.#scheduler.wake();
  }

  #start(locale: string): void {
    const factories = Object.entries(this.#ports.subjects({ locale })) as [SubjectName, SubjectFactory][];
    for (const [name, create] of factories) {
      const collections = collectionsBySubject[name];
      const subject = create(() => this.#reader.progressOf(collections));
      const answers = [false, true].map((isBackground) => ({ isBackground, changedAt: null }));
      this.#hosts.push({ name, collections, subject, answers, sentShare: 0, isSettled: false });
    }
  }

  #open({ ask, subject, query }: Extract<MessageToWorker, { readonly kind: 'ask' }>): void {
    const host = this.#hosts.find(({ name }) => name === subject);
    if (host === undefined) throw new Error(`The worker has no subject ${subject}`);
    const opened = host.subject.open(query as never); // the page asks each subject its own queries
    this.#queries.set(ask, { ask, host, query: opened, isDue: true, basis: null, steps: null });
  }

  #readersOf(collection: Collection): readonly HostedSubject[] {
    return this.#hosts.filter(({ collections }) => collections.includes(collection));
  }

  /** @returns false if no query has to be answered */
  #answerOne(): boolean {
    for (const host of this.#hosts) this.#updateWhenDue(host);
    const due = Array.from(this.#queries.values()).filter(({ isDue }) => isDue);
    const next = due.find(({ basis }) => basis === null) ?? due[0];
    if (next === undefined) return false;
    const isNew = next.basis === null;
    next.isDue = false;
    next.basis = { version: next.query.version(), isWhole: this.#shareOf(next.host) === 1 };
    next.steps = next.query.answer();
    const isPosted = this.#continue(next);
    if (isPosted && isNew && next.query.isTyped) this.#scheduler.answered();
    return true;
  }

  /** Marks the answers that have changed, once they may be sent again, and reports the progress. */
  #updateWhenDue(host: HostedSubject): void {
    const share = this.#shareOf(host);
    const isNews = share === 1 && host.sentShare < 1;
    const isComplete = share === 1 && host.isSettled && !this.#reader.isReading(host.collections);
    for (const answers of host.answers) {
      const { isBackground, changedAt } = answers;
      if (changedAt === null) continue;
      const isDue = this.#scheduler.isDue({ changedAt, isBackground, isComplete });
      if (!isDue && !(isNews && !isBackground)) continue;
      answers.changedAt = null;
      if (!isBackground) this.#reportProgress(host, share);
      this.#markOutdated(host, isBackground);
    }
  }

  #reportProgress(host: HostedSubject, share: number): void {
    if (share === host.sentShare) return;
    host.sentShare = share;
    this.#ports.post({ kind: 'progress', subject: host.name, progress: { share } });
  }

  #markOutdated(host: HostedSubject, isBackground: boolean): void {
    const isWhole = this.#shareOf(host) === 1;
    for (const hosted of this.#queries.values()) {
      const { basis, query } = hosted;
      if (hosted.host !== host || (query.isBackground ?? false) !== isBackground) continue;
      if (basis?.version !== query.version() || basis.isWhole !== isWhole) hosted.isDue = true;
    }
  }

  #shareOf({ collections }: HostedSubject): number {
    return this.#reader.progressOf(collections).share;
  }

  #readNext(): boolean {
    const collection = this.#reader.readNext();
    if (collection === null) return false;
    for (const host of this.#readersOf(collection)) this.#markChanged(host);
    return true;
  }

  /** Continues the first answer that is incomplete. */
  #continueOne(): boolean {
    const open = Array.from(this.#queries.values()).find(({ steps }) => steps !== null);
    if (open === undefined) return false;
    this.#continue(open);
    return true;
  }

  /** @returns whether a part of the answer was sent */
  #continue(hosted: HostedQuery): boolean {
    const step = hosted.steps?.next();
    if (step === undefined || step.done) hosted.steps = null;
    const part = step?.done ? null : (step?.value ?? null);
    if (part !== null) this.#ports.post({ kind: 'answer', ask: hosted.ask, answer: part });
    return part !== null;
  }

  #idleOnce(): boolean {
    for (const host of this.#hosts) {
      if (host.subject.idle?.()) {
        this.#markChanged(host);
        return true;
      }
      if (!host.isSettled) {
        host.isSettled = true;
        return true; // its answers may now be complete
      }
    }
    return false;
  }

  #markChanged(host: HostedSubject): void {
    host.isSettled = host.subject.refine === undefined && host.subject.idle === undefined;
    for (const answers of host.answers) answers.changedAt ??= this.#ports.clock();
  }
}
