import type { Config } from '../config/config.ts';
import { errorFields, type Log } from '../log/log.ts';
import { type TileSource, tilesOfAddress, tilesOfFile } from './tile-source.ts';

/** Opens the map tiles that the operator configured. A file that cannot be used is logged, and the server has none. */
export async function openTiles({ tilesFile, tilesUrl }: Config, log: Log): Promise<TileSource | null> {
  if (tilesUrl !== null) return tilesOfAddress(tilesUrl);
  if (tilesFile === null) return null;
  try {
    return await tilesOfFile(tilesFile);
  } catch (error) {
    log.error('tiles/file-unusable', errorFields(error));
    return null;
  }
}
