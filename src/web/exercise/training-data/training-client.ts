import type { DocumentActions } from '../../replica/index.ts';
import { WorkerClient } from '../../workers/index.ts';
import type { MessageFromWorker, MessageToWorker, TrainingResult } from './messages.ts';
import { startWorker } from './start-worker.ts';
import type { TrainingQuery, TrainingQueryName } from './training-queries.ts';
import { feedWorkouts } from './workouts-feed.ts';

/** Knows everything that was done, from a worker that is fed with all workouts. */
export class TrainingClient {
  readonly #worker: WorkerClient<MessageToWorker, MessageFromWorker>;

  /** Begins to read at once. */
  constructor(document: DocumentActions) {
    this.#worker = new WorkerClient(
      {
        startWorker,
        feed: (post, signal) => feedWorkouts(document, post, signal),
        cancelOf: (ask) => ({ kind: 'cancel', ask }),
      },
      ({ ask, known }) => {
        if (known.isWhole) this.#worker.worked();
        this.#worker.answer(ask, known);
      },
    );
    this.#worker.start();
  }

  /**
   * Tells what is known of a subject, and again whenever it is another.
   *
   * @param failed told where there is no worker any more
   * @returns stops telling
   */
  watch<About extends TrainingQueryName>(
    subject: TrainingQuery<About>,
    listener: (known: TrainingResult<About>) => void,
    failed?: () => void,
  ): () => void {
    const any: TrainingQuery = subject as TrainingQuery; // one of them, whichever it is
    return this.#worker.ask((ask) => ({ kind: 'watch', ask, subject: any }), listener, failed);
  }

  close(): void {
    this.#worker.close();
  }
}
