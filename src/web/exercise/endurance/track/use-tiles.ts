import { useEffect, useMemo, useState } from 'react';
import { describeTiles } from '#api/tiles.ts';
import { call } from '../../../api/index.ts';
import type { TileAddress, ZoomRange } from './map-tiles.ts';

/** The map tiles of the server. */
export interface Tiles extends ZoomRange {
  readonly attribution: string;
  /** Returns a tile if it is loaded, and else starts loading it. */
  readonly image: (tile: TileAddress) => CanvasImageSource | null;
  /** Rises with each tile that was loaded. */
  readonly loaded: number;
}

/** Asked once a page: what a server has only changes when it restarts. */
let described: Promise<Omit<Tiles, 'image' | 'loaded'> | null> | null = null;

/** Returns the tiles to draw behind a route; null if the server has none, or cannot be reached. */
export function useTiles(): Tiles | null {
  const [tiles, setTiles] = useState<Omit<Tiles, 'image' | 'loaded'> | null>(null);
  const [loaded, setLoaded] = useState(0);
  const images = useMemo(() => new TileImages(() => setLoaded((count) => count + 1)), []);
  useEffect(() => {
    let isCurrent = true;
    described ??= readDescription();
    void described.then((found) => isCurrent && setTiles(found));
    return () => {
      isCurrent = false;
    };
  }, []);
  return useMemo(() => tiles && { ...tiles, image: images.of, loaded }, [tiles, images, loaded]);
}

async function readDescription() {
  const answer = await call(describeTiles, {});
  if (!answer.ok) described = null; // ask again with the next route
  return answer.ok ? answer.value.body : null;
}

/** The pictures of one map. */
class TileImages {
  readonly #images = new Map<string, HTMLImageElement>();
  readonly #loaded: () => void;

  constructor(loaded: () => void) {
    this.#loaded = loaded;
  }

  readonly of = ({ z, x, y }: TileAddress): CanvasImageSource | null => {
    const address = `/api/tiles/${z}/${x}/${y}`;
    const known = this.#images.get(address);
    if (known !== undefined) return known.complete && known.naturalWidth > 0 ? known : null;
    const image = new Image();
    image.addEventListener('load', this.#loaded);
    image.src = address;
    this.#images.set(address, image);
    return null;
  };
}
