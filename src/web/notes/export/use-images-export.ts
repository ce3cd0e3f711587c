import { useEffect, useRef, useState } from 'react';
import type { HtmlImage } from '#domain/notes/html/index.ts';
import type { AttachmentHash } from '#domain/notes/index.ts';
import { type Raster, useAttachments } from '../../attachments/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { type GatheredImage, gatherImages } from './gather-images.ts';
import { outMessages } from './messages/index.ts';

/** The state of the dialog while images are prepared: their progress, or the question whether to continue. */
export type ImagesStep = Answers & (Getting | Asking);

interface Answers {
  readonly goOn: () => void;
  readonly cancel: () => void;
}

interface Getting {
  readonly kind: 'getting';
  readonly done: number;
  readonly of: number;
}

interface Asking {
  readonly kind: 'asking';
  /** Names of images that are currently unavailable. */
  readonly absent: readonly string[];
  /** Names of files that cannot be displayed as images. */
  readonly files: readonly string[];
}

export interface ImagesOut {
  /**
   * Prepares images and reports progress. If any are missing, asks the user whether to continue.
   *
   * @returns the available images, prepared; null if the user cancelled
   */
  readonly gather: <Ready>(
    images: readonly HtmlImage[],
    prepare: (content: Raster) => Promise<Ready>,
  ) => Promise<ReadonlyMap<AttachmentHash, Ready> | null>;
  readonly step: ImagesStep | null;
}

/** Delay before progress is shown: most notes have few images, and these are on this device. */
const shownAfterMs = 300;

export function useImagesOut(): ImagesOut {
  const m = useMessages(outMessages);
  const document = useDocument();
  const { pictureContent } = useAttachments();
  const [step, setStep] = useState<ImagesStep | null>(null);
  const leave = useRef(() => {});
  useEffect(() => () => leave.current(), []);

  const get = async <Ready>(hashes: ReadonlySet<AttachmentHash>, prepare: (content: Raster) => Promise<Ready>) => {
    const enough = new AbortController();
    const goOn = () => enough.abort();
    let isCancelled = false;
    const cancel = () => {
      isCancelled = true;
      goOn();
    };
    leave.current = cancel;
    let done = 0;
    let isLong = false;
    const report = () => setStep({ kind: 'getting', done, of: hashes.size, goOn, cancel });
    const timer = window.setTimeout(() => {
      isLong = true;
      report();
    }, shownAfterMs);
    const gathered = await gatherImages({
      hashes,
      prepare,
      contentOf: pictureContent,
      enough: enough.signal,
      onProgress: (count) => {
        done = count;
        if (isLong) report();
      },
    });
    window.clearTimeout(timer);
    return isCancelled ? null : gathered;
  };

  const mayGoWithout = (missing: Pick<Asking, 'absent' | 'files'>) =>
    new Promise<boolean>((resolve) => {
      const cancel = () => resolve(false);
      leave.current = cancel;
      setStep({ kind: 'asking', ...missing, goOn: () => resolve(true), cancel });
    });

  const nameOf = ({ image, words }: HtmlImage) =>
    words || document.records('attachments').find(({ id }) => id === image)?.value.name || m.unnamed;

  return {
    step,
    gather: async (images, prepare) => {
      const imageByHash = new Map(images.map((image) => [image.image, image]));
      const gathered = await get(new Set(imageByHash.keys()), prepare);
      const named = (kind: GatheredImage<unknown>['kind']) =>
        [...imageByHash].filter(([hash]) => gathered?.get(hash)?.kind === kind).map(([, image]) => nameOf(image));
      const missing = { absent: named('absent'), files: named('file') };
      const isWhole = missing.absent.length + missing.files.length === 0;
      const isWanted = gathered !== null && (isWhole || (await mayGoWithout(missing)));
      setStep(null);
      if (!isWanted) return null;
      return new Map(
        [...gathered].flatMap(([hash, each]) => (each.kind === 'ready' ? [[hash, each.image] as const] : [])),
      );
    },
  };
}
