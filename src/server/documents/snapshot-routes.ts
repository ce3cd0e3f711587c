import { promisify } from 'node:util';
import { brotliDecompress, constants, gzip } from 'node:zlib';
import { Hono } from 'hono';
import { downloadChunk } from '#api/snapshots.ts';
import { err } from '#domain/kernel/index.ts';
import { Semaphore } from '#sync/hub/semaphore.ts';
import { parseChunkName } from '#sync/protocol/index.ts';
import type { Environment, RequestContext } from '../http/environment.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { routesOn } from '../http/route.ts';
import type { DocumentParts, DocumentReadParts } from './document-routes.ts';

/**
 * The maximum number of chunks that a user may request per minute. A first sync of the largest document needs about
 * 3,000.
 */
const chunksAMinute = 6_000;
/** The maximum number of chunks that are read and encoded at once. Each takes up to some megabytes. */
const chunksAtOnce = 8;

/**
 * Serves the chunks that a new device downloads. A chunk's name always identifies the same content, so the answer is
 * immutable. The content belongs to the user, so only private caches may store it.
 */
export function snapshotRoutes({
  hub,
  accounts,
  readings,
}: DocumentParts & Pick<DocumentReadParts, 'readings'>): Hono<Environment> {
  const routes = new Hono<Environment>();
  const requests = createRateLimit(chunksAMinute, 60);
  const turns = new Semaphore(chunksAtOnce);
  const route = routesOn(routes, accounts.sessionOf);

  route(
    downloadChunk,
    async ({ context, session, params }) => {
      const { uid } = session;
      const name = parseChunkName(params.chunk);
      return readings.inLine(uid, () =>
        turns.run(async () => {
          const chunk = name && (await hub.chunk(uid, name));
          if (chunk === null) return err(notFound);
          const bytes = await encodedFor(context, chunk);
          readings.answered(uid, bytes.length, context.env?.outgoing);
          return context.body(bytes as Uint8Array<ArrayBuffer>, 200, { 'Content-Type': 'application/octet-stream' });
        }),
      );
    },
    {
      admit: ({ session }) => {
        const retryAfterSeconds = requests.take(session.uid);
        return retryAfterSeconds > 0 ? ({ code: 'document/too-many-requests', retryAfterSeconds } as const) : null;
      },
    },
  );

  return routes;
}

const notFound = { code: 'snapshot/chunk-not-found' } as const;

/**
 * Encodes a chunk with Brotli or gzip, and names the encoding in the headers. Browsers accept Brotli only on encrypted
 * connections. Unencrypted ones are mostly on a local network.
 */
async function encodedFor(context: RequestContext, brotli: Uint8Array): Promise<Uint8Array> {
  const accepted = context.req.header('accept-encoding') ?? '';
  const encoding = ['br', 'gzip'].find((each) => new RegExp(`\\b${each}\\b(?!;q=0(\\.0*)?\\b)`).test(accepted));
  if (encoding !== undefined) context.header('Content-Encoding', encoding);
  context.header('Vary', 'Accept-Encoding');
  context.header('Cache-Control', 'private, max-age=31536000, immutable');
  return encoding === 'br' ? brotli : inEncoding(brotli, encoding);
}

async function inEncoding(brotli: Uint8Array, encoding: string | undefined): Promise<Uint8Array> {
  const plain = await promisify(brotliDecompress)(brotli);
  return encoding === undefined ? plain : promisify(gzip)(plain, { level: constants.Z_BEST_SPEED });
}
