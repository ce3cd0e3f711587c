import type { HistoryList, PastVersion, SupersededValue } from '#api/history.ts';

export type { PastVersion, SupersededValue } from '#api/history.ts';

/** An earlier state or value of a record, as the server lists it. */
export type PastState = PastVersion | SupersededValue;

/** The content of a version: leaves nested by their paths, and the body's text as `body`. */
export type PastRecord = Readonly<Record<string, unknown>>;

export type PastStates = HistoryList;
