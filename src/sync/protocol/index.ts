export type { Fetch, Hello, Push } from './device-messages.ts';
export type { Ack, Changes, Want, Welcome } from './hub-messages.ts';
export * from './message.ts';
export * from './refused.ts';
export { type ChunkName, parseChunkName, printChunkName, type Snapshot } from './snapshot.ts';
