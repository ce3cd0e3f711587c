import { useEffect } from 'react';
import { hiddenIn } from '#domain/exercise/index.ts';
import { applyFigures, drawnOutline } from '#domain/track/index.ts';
import { useFiles } from '../../../attachments/index.ts';
import { useLatest } from '../../../lifecycle/index.ts';
import { type RecordEntry, useDocument } from '../../../replica/index.ts';
import { usePrivacyZones } from '../labels/use-privacy-zones.ts';

/**
 * Returns the outline of a route that a list may draw; null for none. If the stored figures do not say which part of it
 * lies in the privacy zones of now, nothing is drawn until they are computed again, which happens while it is shown.
 */
export function useRouteOutline({ id, value, inTrash }: RecordEntry<'activities'>): readonly number[] | null {
  const { zones, name } = usePrivacyZones();
  const document = useDocument();
  const files = useFiles();
  const { trackFigures } = value;
  const outline = trackFigures === undefined ? null : drawnOutline(trackFigures, name);
  const isDue = outline === undefined && value.points !== undefined && !inTrash;
  const latest = useLatest(value);
  useEffect(() => {
    if (!isDue) return;
    let cancel = () => {};
    let isShown = true;
    void import('../track/figures-queue.ts').then(({ figuresQueue }) => {
      if (!isShown) return;
      cancel = figuresQueue.add({
        ...{ files, activity: latest(), zones },
        done: (computed) =>
          document.changeRecord('activities', id, (draft) => {
            if (computed.stored.hidden === hiddenIn(Object.values(draft.hidden))) applyFigures(draft, computed);
          }),
      });
    });
    return () => {
      isShown = false;
      cancel();
    };
  }, [isDue, zones, id, document, files, latest]);
  return outline ?? null;
}
