import { type Place, placeOfPlane, placeOnPlane } from '#domain/track/index.ts';
import type { CanvasSize, MapView } from './map-view.ts';

/** A tile of a web map: 2 to the power of z tiles from west to east and from north to south. */
export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** A tile, and where it is on the canvas in CSS pixels. */
export interface PlacedTile extends TileAddress {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface ZoomRange {
  readonly minZoom: number;
  readonly maxZoom: number;
}

/** Metres per pixel of a tile of 256 pixels at the equator, at zoom 0. */
const metresPerPixel = 156_543.03392;
/** A canvas with more would be a world map on a wall. */
const maxTiles = 80;

/** Returns the tiles behind a part of a route, from the zoom that fits its scale best. */
export function tilesBehind(middle: Place, map: MapView, size: CanvasSize, zoom: ZoomRange): readonly PlacedTile[] {
  const ideal = Math.log2(metresPerPixel * Math.cos((middle.latitude * Math.PI) / 180) * map.scale);
  const z = Math.max(zoom.minZoom, Math.min(zoom.maxZoom, Math.round(ideal + 0.3)));
  const half = { east: size.width / 2 / map.scale, north: size.height / 2 / map.scale };
  const [west, south] = tileOf(placeOfPlane(map.east - half.east, map.north - half.north, middle), z);
  const [east, north] = tileOf(placeOfPlane(map.east + half.east, map.north + half.north, middle), z);
  const [columns, rows] = [Math.floor(east) - Math.floor(west) + 1, Math.floor(south) - Math.floor(north) + 1];
  if (!(columns * rows <= maxTiles)) return [];
  const tiles: PlacedTile[] = [];
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const [x, y] = [Math.floor(west) + column, Math.floor(north) + row];
      if (y >= 0 && y < 2 ** z) tiles.push(placed({ z, x, y }, middle, map, size));
    }
  return tiles;
}

function placed({ z, x, y }: TileAddress, middle: Place, map: MapView, size: CanvasSize): PlacedTile {
  const position = (column: number, row: number) => {
    const [east, north] = placeOnPlane(placeOfTile(column, row, z), middle);
    return [size.width / 2 + (east - map.east) * map.scale, size.height / 2 - (north - map.north) * map.scale] as const;
  };
  const [[left, top], [right, bottom]] = [position(x, y), position(x + 1, y + 1)];
  const count = 2 ** z;
  return { z, x: ((x % count) + count) % count, y, left, top, width: right - left, height: bottom - top };
}

/** Web Mercator: the position of a place, in tiles from the north-west corner. */
function tileOf({ latitude, longitude }: Place, z: number): readonly [x: number, y: number] {
  const radians = (Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180;
  const mercator = Math.asinh(Math.tan(radians));
  return [((longitude + 180) / 360) * 2 ** z, ((1 - mercator / Math.PI) / 2) * 2 ** z];
}

function placeOfTile(x: number, y: number, z: number): Place {
  const mercator = Math.PI * (1 - (2 * y) / 2 ** z);
  return { latitude: (Math.atan(Math.sinh(mercator)) * 180) / Math.PI, longitude: (x / 2 ** z) * 360 - 180 };
}
