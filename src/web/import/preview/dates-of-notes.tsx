import { useMessages } from '../../language/index.ts';
import { Notice } from '../../page/index.ts';
import { Text } from '../../ui/text.tsx';
import { importMessages } from '../messages/index.ts';
import type { PreviewState } from '../session/import-state.ts';
import { useImportFormat } from '../words/use-import-format.ts';

/** Says where the dates of the notes come from, if some have only the time of their file. */
export function DatesOfNotes({ dates }: Pick<PreviewState['plan'], 'dates'>) {
  const m = useMessages(importMessages);
  const { day } = useImportFormat();
  const { stated, fromFiles, sameTime } = dates;
  return (
    <>
      {fromFiles > 0 && (
        <Text tone="muted">
          {[...(stated > 0 ? [m.datesStated({ count: stated })] : []), m.datesFromFiles({ count: fromFiles })].join(
            ' ',
          )}
        </Text>
      )}
      {sameTime !== null && (
        <Notice tone="warn">{m.sameFileTime({ count: sameTime.count, day: day(sameTime.at) })}</Notice>
      )}
    </>
  );
}
