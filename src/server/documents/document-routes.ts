import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { patchDocument, readDocument } from '#api/documents.ts';
import { err, ok } from '#domain/kernel/result.ts';
import { documentIndex, storedRecords } from '#sync/hub/document.ts';
import type { Hub } from '#sync/hub/hub.ts';
import type { TaskRunner } from '#sync/hub/hub-tasks.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Environment, RequestContext } from '../http/environment.ts';
import { limitBody } from '../http/json-body.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { answerRefusal } from '../http/refusal.ts';
import { routesOn } from '../http/route.ts';
import { errorFields, type Log } from '../log/log.ts';
import { documentAsJson } from './document-json.ts';
import type { DocumentTasks } from './document-tasks.ts';
import { DocumentPatcher } from './patch-document.ts';
import { CountByKey, type Readings } from './readings.ts';
import { noVersion, parseVersion, printVersion, type Version } from './version.ts';

export interface DocumentParts {
  readonly hub: Hub;
  readonly accounts: Accounts;
}

export interface DocumentReadParts extends DocumentParts {
  readonly tasks: TaskRunner<DocumentTasks>;
  readonly readings: Readings;
}

export interface DocumentRouteParts extends DocumentReadParts {
  readonly log: Log;
}

/** Serves a user's document as JSON. */
export function documentRoutes(parts: DocumentRouteParts): Hono<Environment> {
  const routes = new Hono<Environment>();
  serveReads(routes, parts);
  servePatches(routes, parts);
  return routes;
}

function serveReads(routes: Hono<Environment>, { hub, accounts, tasks, readings, log }: DocumentRouteParts): void {
  const reads = createRateLimit(readsAMinute, 60);
  routesOn(routes, accounts.sessionOf)(readDocument, async ({ context, session: { uid } }) => {
    context.header('Cache-Control', 'no-store');
    const retryAfterSeconds = reads.take(uid);
    if (retryAfterSeconds > 0) return err({ code: 'document/too-many-requests', retryAfterSeconds });
    const [epoch, head] = await Promise.all([hub.epoch(), hub.storage.head(uid)]);
    const standing = printVersion({ epoch, sequence: head.sequence });
    context.header('ETag', standing);
    if (context.req.header('if-none-match') === standing) return ok({ status: 304, body: undefined });
    if (context.req.method === 'HEAD') return context.body(null, 200, { 'Content-Type': 'application/json' });
    const release = readings.take(uid, maxReadingMs);
    if (release === null) return err({ code: 'document/too-many-requests', retryAfterSeconds: 5 });
    const index = await documentIndex(hub, uid).catch((error: unknown) => {
      release();
      throw error;
    });
    context.header('ETag', printVersion(index));
    const json = documentAsJson(index.keys, async function* print(keys) {
      for await (const records of storedRecords(hub, uid, keys)) yield tasks.run(uid, 'printRecords', records);
    });
    const breakOff = (error: unknown) => {
      log.error('document/read-failed', errorFields(error));
      context.env?.incoming?.socket.destroy?.();
    };
    const chunks = Readable.from(untilFailure(json, breakOff), { objectMode: false }).once('close', release);
    return context.body(Readable.toWeb(chunks) as ReadableStream, 200, { 'Content-Type': 'application/json' });
  });
}

function servePatches(routes: Hono<Environment>, { hub, accounts, tasks }: DocumentRouteParts): void {
  const patcher = new DocumentPatcher(hub, tasks);
  const patches = createRateLimit(patchesAMinute, 60);
  const patching = new CountByKey(patchesAtOnce);
  // before the body is read, because many bodies at once take much memory
  routes.patch(patchDocument.path, async (context, next) => {
    const session = await accounts.sessionOf(context.req.raw.headers);
    const uid = context.req.param('uid');
    // others are refused by the route, and take no place
    if (!session.ok || session.value.uid !== uid) return next();
    const release = patching.take(uid);
    if (release === null)
      return answerRefusal(context, { code: 'document/too-many-requests', retryAfterSeconds: 1 }, 429);
    return next().finally(release);
  });
  routes.patch(patchDocument.path, limitBody(mostBytes));
  routesOn(routes, accounts.sessionOf)(
    patchDocument,
    async ({ context, session: { uid }, body }) => {
      const applied = await patcher.apply({ uid, json: body, ifMatch: ifMatchOf(context) });
      if (!applied.ok) return applied;
      if (applied.value !== null) context.header('ETag', printVersion(applied.value));
      context.header('Cache-Control', 'no-store');
      return ok({ status: 200, body: {} });
    },
    {
      json: patchLimits,
      admit: ({ session: { uid } }) => {
        const retryAfterSeconds = patches.take(uid);
        return retryAfterSeconds > 0 ? ({ code: 'document/too-many-requests', retryAfterSeconds } as const) : null;
      },
      misread: (refusal) =>
        refusal.code === 'request/json-too-deep'
          ? ({ code: 'document/too-deep', path: refusal.path } as const)
          : refusal,
    },
  );
}

/**
 * Ends the chunks where reading them fails. The HTTP server would append the message of an error to what was sent, so the
 * connection must be closed instead.
 */
async function* untilFailure(
  chunks: AsyncIterable<Uint8Array>,
  breakOff: (error: unknown) => void,
): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch (error) {
    breakOff(error);
  }
}

const mostBytes = 4 * 1024 * 1024; // fits 1 MiB of text escaped as JSON
const patchesAMinute = 120;
/** The maximum number of patches of a document that are read or wait at once. */
const patchesAtOnce = 8;
const readsAMinute = 6_000;
/**
 * A leaf may have 16 levels, below six levels of names. The number of values is limited because processing them blocks
 * other requests.
 */
const patchLimits = { maxDepth: 33, maxValues: 20_000 };

/** After this time, an unfinished read no longer counts, for example because its client disconnected. */
const maxReadingMs = 120_000;

/**
 * Returns the version in `If-Match`. A value in an unknown format matches nothing. `*` is weaker than our own checks,
 * so it is ignored.
 */
function ifMatchOf(context: RequestContext): Version | null {
  const header = context.req.header('if-match');
  return header === undefined || header === '*' ? null : (parseVersion(header) ?? noVersion);
}
