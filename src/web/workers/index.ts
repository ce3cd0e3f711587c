export { AskedWorker, type WorkerLike } from './asked-worker.ts';
export { gunzip } from './gunzip.ts';
