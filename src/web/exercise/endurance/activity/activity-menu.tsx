import { Download, Route } from 'lucide-react';
import { useSaveFile } from '../../../attachments/index.ts';
import { useMessages } from '../../../language/index.ts';
import type { RecordEntry } from '../../../replica/index.ts';
import { useTimeFormat } from '../../../time/index.ts';
import { DeleteItem, MenuItem, MoreMenu } from '../../../ui/menu.tsx';
import { enduranceMessages } from '../messages/index.ts';
import { GpxZonesDialog } from '../track/gpx-zones-dialog.tsx';
import { useSaveGpx } from '../track/use-save-gpx.ts';

interface ActivityMenuProps {
  readonly activity: RecordEntry<'activities'>;
  readonly title: string;
  readonly onMoveToTrash: () => void;
}

/** What can be done with an activity as a whole. */
export function ActivityMenu({ activity: { value }, title, onMoveToTrash }: ActivityMenuProps) {
  const m = useMessages(enduranceMessages);
  const saveFile = useSaveFile();
  const gpx = useSaveGpx(value, title);
  const { count } = useTimeFormat();
  const recordings = [...(value.track === undefined ? [] : [value.track]), ...Object.keys(value.otherRecordings)];
  return (
    <>
      <MoreMenu label={m.more}>
        {recordings.map((hash, at) => (
          <MenuItem key={hash} icon={<Download />} onAction={() => void saveFile(hash)}>
            {at === 0 ? m.saveRecording : m.saveOtherRecording({ number: count(at + 1) })}
          </MenuItem>
        ))}
        {value.points !== undefined && (
          <MenuItem icon={<Route />} onAction={gpx.start}>
            {m.saveGpx}
          </MenuItem>
        )}
        <DeleteItem onAction={onMoveToTrash}>{m.moveToTrash}</DeleteItem>
      </MoreMenu>
      {gpx.asked !== null && <GpxZonesDialog insideZones={gpx.asked.insideZones} answer={gpx.answer} />}
    </>
  );
}
