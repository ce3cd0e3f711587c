import { compareText, isLocalDay, type LocalDay } from '../../kernel/index.ts';
import type { Measurement } from '../measurement.ts';

/** A photo of the body on a day, with or without a measured value. */
export interface ProgressPhoto {
  readonly id: string;
  /** The SHA-256 of the attachment. */
  readonly photo: string;
  readonly day: LocalDay;
  readonly remark: string | null;
  /** Whether the measurement consists of the photo alone. Removing the photo then removes the whole measurement. */
  readonly isAlone: boolean;
}

/**
 * Returns the user's photos, newest first. A photo without a measured value is stored as a measurement in which
 * `measure` is not set.
 *
 * @param measurements records that are not in the trash
 */
export function progressPhotos(
  measurements: Iterable<{ readonly id: string; readonly value: Measurement }>,
): readonly ProgressPhoto[] {
  const dated = Array.from(measurements).flatMap(({ id, value }) => {
    const { photo, day, remark, measure, at, createdAt } = value;
    if (photo === undefined || !isLocalDay(day)) return [];
    const shown: ProgressPhoto = { id, photo, day, remark: remark ?? null, isAlone: measure === undefined };
    return [{ shown, at: at ?? createdAt ?? 0 }];
  });
  return dated
    .sort((a, b) => compareText(b.shown.day, a.shown.day) || b.at - a.at || compareText(a.shown.id, b.shown.id))
    .map(({ shown }) => shown);
}
