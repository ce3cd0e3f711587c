export { type LiveQueryClient, nothingRead, type ReadingStatus } from './live-query-client.ts';
export type { OpenQuery, Progress, RecordEvent, Subject } from './subject.ts';
export { useLiveQueries, useLiveQueryClient } from './use-live-queries.ts';
