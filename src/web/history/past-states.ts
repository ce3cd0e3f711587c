import type { HistoryList, PastVersion, SupersededValue } from '#api/history.ts';

export type { PastVersion, SupersededValue } from '#api/history.ts';

/** Something that a record held and holds no more, as the server lists it. */
export type PastState = PastVersion | SupersededValue;

/** What a version held: leaves nested as their paths say, and the text as `body`. */
export type PastRecord = Readonly<Record<string, unknown>>;

export type PastStates = HistoryList;
