import type { Hono } from 'hono';
import type { Accounts } from '../accounts/index.ts';
import type { Config } from '../config/config.ts';
import type { Environment } from '../http/environment.ts';
import { errorFields, type Log } from '../log/log.ts';
import { tileRoutes } from './tile-routes.ts';
import { type TileSource, tilesOfAddress, tilesOfFile } from './tile-source.ts';

interface TilesParts {
  readonly config: Config;
  readonly accounts: Accounts;
  readonly log: Log;
}

/** Serves the map tiles that the operator configured. A file that cannot be used is logged, and the server has none. */
export async function openTiles({ config, accounts, log }: TilesParts): Promise<{
  readonly routes: Hono<Environment>;
  readonly close: () => Promise<void>;
}> {
  const source = await configuredSource(config, log);
  return {
    routes: tileRoutes({ source, attribution: config.tilesAttribution, accounts, log }),
    close: async () => source?.close(),
  };
}

async function configuredSource({ tilesFile, tilesUrl }: Config, log: Log): Promise<TileSource | null> {
  if (tilesUrl !== null) return tilesOfAddress(tilesUrl);
  if (tilesFile === null) return null;
  try {
    return await tilesOfFile(tilesFile);
  } catch (error) {
    log.error('tiles/file-unusable', errorFields(error));
    return null;
  }
}
