import * as account from './account/index.ts';
import * as attachments from './attachments.ts';
import * as calendar from './calendar.ts';
import * as documents from './documents.ts';
import type { Endpoint } from './endpoint/endpoint.ts';
import * as exports from './export.ts';
import * as history from './history.ts';
import * as inbox from './inbox.ts';
import * as intervals from './intervals.ts';
import * as people from './people.ts';
import * as push from './push.ts';
import * as server from './server.ts';
import * as snapshots from './snapshots.ts';
import * as tiles from './tiles.ts';

/** Raised with each change of the contract. A test stores the fingerprint. */
export const contractVersion = '1.12.0';

/** All endpoints, by subject and name. All but the calendar feed are below `/api`. */
export const endpoints: { readonly [subject: string]: { readonly [name: string]: Endpoint } } = {
  account,
  documents,
  history,
  snapshots,
  calendar,
  attachments,
  inbox,
  intervals,
  export: exports,
  push,
  tiles,
  people,
  server,
};
