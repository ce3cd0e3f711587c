import type { ProgressPhoto } from '#domain/exercise/body/index.ts';
import { useDayLabel } from '../../time/index.ts';

/** Returns a formatter for the label of a photo: `12 May 2026 · Front`. */
export function usePhotoLabel(): (photo: ProgressPhoto) => string {
  const dayLabel = useDayLabel();
  return (photo) => [dayLabel(photo.day), photo.remark ?? ''].filter((part) => part !== '').join(' · ');
}
