import { meta } from './0001-meta.ts';
import { accounts } from './0002-accounts.ts';
import { hub } from './0003-hub.ts';
import { longRows } from './0004-long-rows.ts';
import { setAside } from './0005-set-aside.ts';
import { workInSlices } from './0006-work-in-slices.ts';
import { plainChunks } from './0007-plain-chunks.ts';
import { calendarFeeds } from './0008-calendar-feeds.ts';
import { people } from './0009-people.ts';
import { inbox } from './0010-inbox.ts';
import { push } from './0011-push.ts';
import { pushZones } from './0012-push-zones.ts';
import { attempts } from './0013-attempts.ts';
import { runningServers } from './0014-running-servers.ts';
import { purgedRecords } from './0015-purged-records.ts';
import type { Migration } from './migration.ts';

/** All migrations, in order. A new table needs a new file and an entry here. */
export const migrations: readonly Migration[] = [
  meta,
  accounts,
  hub,
  longRows,
  setAside,
  workInSlices,
  plainChunks,
  calendarFeeds,
  people,
  inbox,
  push,
  pushZones,
  attempts,
  runningServers,
  purgedRecords,
];
