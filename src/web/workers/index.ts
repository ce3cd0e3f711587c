export { AskedWorker, type WorkerLike } from './asked-worker.ts';
