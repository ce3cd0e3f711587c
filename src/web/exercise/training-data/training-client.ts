import type { DocumentActions } from '../../replica/index.ts';
import { WorkerClient } from '../../workers/index.ts';
import type { MessageFromWorker, MessageToWorker, TrainingResult } from './messages.ts';
import { startWorker } from './start-worker.ts';
import type { TrainingQuery, TrainingQueryName } from './training-queries.ts';
import { feedWorkouts } from './workouts-feed.ts';

/** Answers queries about all workouts through the training worker, to which it sends them. */
export class TrainingClient {
  readonly #worker: WorkerClient<MessageToWorker, MessageFromWorker>;

  /** Starts reading workouts immediately. */
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
   * Subscribes to the answer to a query. The listener is called again when the answer changes.
   *
   * @param failed called when the worker is no longer available
   * @returns a function that unsubscribes
   */
  watch<About extends TrainingQueryName>(
    subject: TrainingQuery<About>,
    listener: (known: TrainingResult<About>) => void,
    failed?: () => void,
  ): () => void {
    const any: TrainingQuery = subject as TrainingQuery; // widens the generic query type
    return this.#worker.ask((ask) => ({ kind: 'watch', ask, subject: any }), listener, failed);
  }

  close(): void {
    this.#worker.close();
  }
}
