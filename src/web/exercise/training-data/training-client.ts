import type { DocumentActions } from '../../replica/index.ts';
import { WorkerClient } from '../../workers/index.ts';
import type { MessageFromWorker, MessageToWorker, TrainingResult } from './messages.ts';
import { startWorker } from './start-worker.ts';
import type { TrainingQuery, TrainingQueryName } from './training-queries.ts';
import { feedWorkouts } from './workouts-feed.ts';

/** Answers queries about the whole training history with a worker that receives all workouts. */
export class TrainingClient {
  readonly #worker: WorkerClient<MessageToWorker, MessageFromWorker>;

  /** Starts reading at once. */
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
   * Subscribes to the answer to a query; the listener is called again when it changes.
   *
   * @param failed called when there is no worker any more
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
