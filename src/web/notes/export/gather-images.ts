import type { AttachmentHash } from '#domain/notes/index.ts';
import type { PictureContent, Raster } from '../../attachments/index.ts';

export interface Gathering<Ready> {
  readonly hashes: Iterable<AttachmentHash>;
  readonly contentOf: (hash: AttachmentHash) => Promise<PictureContent>;
  /** Converts an image to the form that the export needs. */
  readonly prepare: (content: Raster) => Promise<Ready>;
  /** When aborted, images that are not ready yet count as absent. */
  readonly enough: AbortSignal;
  /** Called after each image with the number of finished ones. */
  readonly onProgress: (done: number) => void;
}

/**
 * A prepared image, or the reason why it is left out: `absent` if it is currently unavailable, `file` if it cannot be
 * displayed as an image.
 */
export type GatheredImage<Ready> =
  | { readonly kind: 'ready'; readonly image: Ready }
  | { readonly kind: 'absent' }
  | { readonly kind: 'file' };

const atOnce = 3;

/** Prepares each image once, a few at a time. */
export async function gatherImages<Ready>(
  gathering: Gathering<Ready>,
): Promise<ReadonlyMap<AttachmentHash, GatheredImage<Ready>>> {
  const { hashes, contentOf, prepare, enough, onProgress } = gathering;
  const gathered = new Map<AttachmentHash, GatheredImage<Ready>>();
  const ended = whenAborted(enough).then(() => absent);
  const get = async (hash: AttachmentHash): Promise<GatheredImage<Ready>> => {
    const picture = await contentOf(hash);
    return picture.kind === 'image' ? { kind: 'ready', image: await prepare(picture.content) } : picture;
  };
  const waiting = new Set(hashes).values();
  const getOneByOne = async (): Promise<void> => {
    for (const hash of waiting) {
      gathered.set(hash, enough.aborted ? absent : await Promise.race([get(hash).catch(() => absent), ended]));
      onProgress(gathered.size);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, getOneByOne));
  return gathered;
}

const absent = { kind: 'absent' } as const;

function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
