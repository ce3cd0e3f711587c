import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { documentIndex, readRecords } from '#sync/hub/document.ts';
import type { Hub } from '#sync/hub/hub.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Environment, RequestContext } from '../http/environment.ts';
import { limitBody, readStrictJson } from '../http/json-body.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { answerRefusal, refuseRequest } from '../http/refusal.ts';
import { documentAsJson } from './document-json.ts';
import { ownDocument } from './own-document.ts';
import { DocumentPatcher } from './patch-document.ts';
import { type DocumentRefusal, statusOf } from './refusals.ts';
import { noVersion, parseVersion, printVersion, type Version } from './version.ts';

export interface DocumentParts {
  readonly hub: Hub;
  readonly accounts: Accounts;
}

/** Below `/api/users`: a person's document as JSON. */
export function documentRoutes({ hub, accounts }: DocumentParts): Hono<Environment> {
  const routes = new Hono<Environment>();
  const patcher = new DocumentPatcher(hub);
  const patches = createRateLimit(patchesAMinute, 60);
  const readings = new Readings();

  routes.get('/:uid', (context) =>
    ownDocument(context, accounts, async (uid) => {
      context.header('Cache-Control', 'no-store');
      const [epoch, head] = await Promise.all([hub.epoch(), hub.storage.head(uid)]);
      const standing = printVersion({ epoch, sequence: head.sequence });
      if (context.req.header('if-none-match') === standing) {
        context.header('ETag', standing);
        return context.body(null, 304);
      }
      const release = readings.take(uid);
      if (release === null) return refuse(context, { code: 'document/too-many-requests', retryAfterSeconds: 5 });
      const index = await documentIndex(hub, uid).catch((error: unknown) => {
        release();
        throw error;
      });
      context.header('ETag', printVersion(index));
      if (context.req.method === 'HEAD') {
        release();
        return context.body(null, 200, { 'Content-Type': 'application/json' });
      }
      const json = documentAsJson(index.keys, (keys) => readRecords(hub, uid, keys));
      const chunks = Readable.from(json, { objectMode: false }).once('close', release);
      return context.body(Readable.toWeb(chunks) as ReadableStream, 200, { 'Content-Type': 'application/json' });
    }),
  );

  routes.patch('/:uid', limitBody(mostBytes), (context) =>
    ownDocument(context, accounts, async (uid) => {
      const retryAfterSeconds = patches.take(uid);
      if (retryAfterSeconds > 0) return refuse(context, { code: 'document/too-many-requests', retryAfterSeconds });
      const json = await readStrictJson(context, 'application/merge-patch+json', patchLimits);
      if (!json.ok) {
        const { error } = json;
        if (error.code !== 'request/json-too-deep') return refuseRequest(context, error);
        return refuse(context, { code: 'document/too-deep', path: error.path });
      }
      const applied = await patcher.apply({ uid, json: json.value, ifMatch: ifMatchOf(context) });
      if (!applied.ok) return refuse(context, applied.error);
      if (applied.value !== null) context.header('ETag', printVersion(applied.value));
      context.header('Cache-Control', 'no-store');
      return context.json({});
    }),
  );

  return routes;
}

const mostBytes = 4 * 1024 * 1024; // a note of 1 MiB of text, escaped as JSON
const patchesAMinute = 120;
/** A leaf may hold 16 levels, below six of names. What is done with each value holds up everybody else. */
const patchLimits = { maxDepth: 33, maxValues: 20_000 };

/** A document that is being read takes some megabytes of memory for as long as its reader takes. */
const readingsAtOnce = 2;
/** Beyond this a reading that nobody ended, such as one whose reader is gone, counts no more. */
const longestReadingMs = 120_000;

/** How many times each person's document is being read. */
class Readings {
  readonly #counts = new Map<string, number>();

  /** @returns ends the reading; null where there are too many */
  take(uid: string): (() => void) | null {
    const count = this.#counts.get(uid) ?? 0;
    if (count >= readingsAtOnce) return null;
    this.#counts.set(uid, count + 1);
    let isOver = false;
    const release = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      const left = (this.#counts.get(uid) ?? 1) - 1;
      if (left === 0) this.#counts.delete(uid);
      else this.#counts.set(uid, left);
    };
    const timer = setTimeout(release, longestReadingMs).unref();
    return release;
  }
}

function refuse(context: RequestContext, refusal: DocumentRefusal): Response {
  return answerRefusal(context, refusal, statusOf[refusal.code]);
}

/** What is no version of ours matches nothing. `*` asks for less than we do, so it says nothing. */
function ifMatchOf(context: RequestContext): Version | null {
  const header = context.req.header('if-match');
  return header === undefined || header === '*' ? null : (parseVersion(header) ?? noVersion);
}
