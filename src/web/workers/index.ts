export { Conversation, type Remote } from './conversation.ts';
export { gunzip } from './gunzip.ts';
export { WorkerClient, type WorkerLike } from './worker-client.ts';
