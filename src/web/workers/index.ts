export { Conversation, type Remote } from './conversation.ts';
export { gunzip } from './gunzip.ts';
export { type OpenWorker, openWorker, WorkerEnded, type WorkerLike } from './open-worker.ts';
export { servePage } from './serve-page.ts';
