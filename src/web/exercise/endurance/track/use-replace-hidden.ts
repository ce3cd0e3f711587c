import type { Activity } from '#domain/exercise/index.ts';
import { applyFigures } from '#domain/track/index.ts';
import { useMessages } from '../../../language/index.ts';
import { showToast } from '../../../ui/toast.tsx';
import { enduranceMessages } from '../messages/index.ts';
import type { OpenTrack } from './use-track.ts';

export interface ReplaceHiddenProps {
  readonly activity: Activity;
  readonly figures: OpenTrack['figures'];
  readonly change: (edit: (draft: Activity) => void) => void;
}

type StretchesById = Activity['hidden'];

/** Changes what is hidden, with all figures that follow, as one edit. */
export function useReplaceHidden({ activity, figures, change }: ReplaceHiddenProps) {
  const m = useMessages(enduranceMessages);
  return async (edit: (hidden: StretchesById) => StretchesById) => {
    const hidden = edit(activity.hidden);
    const computed = await figures(Object.values(hidden));
    if (!computed.ok) {
      showToast({ tone: 'bad', message: m.trackFailures[computed.error] });
      return;
    }
    change((draft) => {
      draft.hidden = hidden;
      applyFigures(draft, computed.value);
    });
  };
}
