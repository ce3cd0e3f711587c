import type { Transform } from '../bytes.ts';
import { decodePage } from './decode-page.ts';
import { encodePage } from './encode-page.ts';

export interface PackingPorts {
  readonly gzip: Transform;
  /** Lets other work go first: a page is a tenth of a second of work. */
  readonly pause: () => Promise<void>;
}

/** A page as it is stored and sent. */
export async function packPage(plain: Uint8Array, { gzip, pause }: PackingPorts): Promise<Uint8Array> {
  return gzip(await encodePage(plain, pause));
}

/**
 * The page in bytes as they are stored and sent; also in those that were packed by gzip alone, as pages once were.
 *
 * @throws where they are damaged
 */
export async function unpackPage(packed: Uint8Array, inflate: Transform): Promise<Uint8Array> {
  return decodePage(await inflate(packed));
}
