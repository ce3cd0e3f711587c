import { Hono } from 'hono';
import { describeTiles, downloadTile } from '#api/tiles.ts';
import { err, ok } from '#domain/kernel/result.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Environment } from '../http/environment.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { routesOn } from '../http/route.ts';
import type { Session } from '../http/session.ts';
import { errorFields, type Log } from '../log/log.ts';
import type { TileSource } from './tile-source.ts';

interface TileParts {
  /** Null if the operator configured none. */
  readonly source: TileSource | null;
  readonly attribution: string;
  readonly accounts: Accounts;
  readonly log: Log;
}

/** A map of a screen has about forty tiles. */
const requestsAMinute = 1_200;

/** Tiles hardly change. */
const cacheControl = 'private, max-age=604800';

const notFound = { code: 'request/not-found' } as const;

/** Serves map tiles from our own origin, so that no route is known elsewhere. */
export function tileRoutes({ source, attribution, accounts, log }: TileParts): Hono<Environment> {
  const routes = new Hono<Environment>();
  const route = routesOn(routes, accounts.sessionOf);
  const requests = createRateLimit(requestsAMinute, 60);

  route(describeTiles, async () => {
    const tiles = source && { minZoom: source.minZoom, maxZoom: source.maxZoom, attribution };
    return ok({ status: 200, body: tiles });
  });

  route(
    downloadTile,
    async ({ context, params }) => {
      const place = [params.z, params.x, params.y].map(Number) as [number, number, number];
      if (source === null || !isTile(place)) return err(notFound);
      try {
        const tile = await source.tile(...place);
        if (tile === null) return err(notFound);
        context.header('Cache-Control', cacheControl);
        context.header('Content-Type', tile.type);
        return context.body(tile.content as Uint8Array<ArrayBuffer>, 200);
      } catch (error) {
        log.warn('tiles/unavailable', errorFields(error));
        return err({ code: 'tiles/unavailable' } as const);
      }
    },
    {
      admit: ({ session }: { readonly session: Session }) => {
        const retryAfterSeconds = requests.take(session.uid);
        return retryAfterSeconds > 0 ? ({ code: 'tiles/too-many-requests', retryAfterSeconds } as const) : null;
      },
    },
  );
  return routes;
}

/** No map has a closer zoom. */
const closest = 24;

function isTile([z, x, y]: readonly [number, number, number]): boolean {
  if (!Number.isInteger(z) || z < 0 || z > closest) return false;
  return [x, y].every((each) => Number.isInteger(each) && each >= 0 && each < 2 ** z);
}
