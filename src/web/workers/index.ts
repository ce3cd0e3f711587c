export { Conversation, type Remote } from './conversation.ts';
export { gunzip } from './gunzip.ts';
export { type OpenWorker, openWorker, WorkerEnded, WorkerFailed } from './open-worker.ts';
export { servePage } from './serve-page.ts';
export { WorkerClient, type WorkerLike } from './worker-client.ts';
