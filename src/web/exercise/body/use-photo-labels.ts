import type { ProgressPhoto } from '#domain/exercise/body/index.ts';
import { useDocument } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';

/** Returns a formatter for the label of a photo: `12 May 2026 · Front`. */
export function usePhotoLabel(): (photo: ProgressPhoto) => string {
  const { day } = useTimeFormat();
  const { today } = useDocument();
  return (photo) => [day(photo.day, today()), photo.remark ?? ''].filter((part) => part !== '').join(' · ');
}
