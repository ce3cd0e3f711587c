import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { mergeActivity, movingTime, showDuration } from '#domain/exercise/endurance/index.ts';
import type { Activity } from '#domain/exercise/index.ts';
import { seconds } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { activityLink } from '../../../links/exercise.ts';
import { type RecordEntry, useDocument } from '../../../replica/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Table } from '../../../ui/table.tsx';
import { SecondaryText, Text } from '../../../ui/text.tsx';
import { ToggleGroup } from '../../../ui/toggle-group.tsx';
import { offerUndo } from '../../../undo/index.ts';
import { useQuantityLabels } from '../../quantities/index.ts';
import { useActivityLabels } from '../labels/use-activity-labels.ts';
import { enduranceMessages } from '../messages/index.ts';

type Entry = RecordEntry<'activities'>;

interface CompareDialogProps {
  readonly activity: Entry;
  readonly other: Entry;
  readonly onClose: () => void;
}

/** Two activities side by side, to merge them or to keep both. */
export function CompareDialog({ activity, other, onClose }: CompareDialogProps) {
  const m = useMessages(enduranceMessages);
  const document = useDocument();
  const navigate = useNavigate();
  const [kept, setKept] = useState<'this' | 'other'>(hasMore(other.value, activity.value) ? 'other' : 'this');
  const merge = () => {
    const [stays, goes] = kept === 'this' ? [activity, other] : [other, activity];
    let takeBack = (_: Activity) => {};
    document.changeRecord('activities', stays.id, (draft) => {
      takeBack = mergeActivity(draft, goes.value);
    });
    document.trash([goes.key]);
    offerUndo(m.merged, () => {
      document.restore([goes.key]);
      document.changeRecord('activities', stays.id, takeBack);
    });
    onClose();
    if (stays.id !== activity.id) void navigate({ ...activityLink(stays.id), replace: true });
  };
  const keepBoth = () => {
    document.changeRecord('activities', activity.id, (draft) => {
      draft.distinctFrom[other.id] = true;
    });
    onClose();
  };
  return (
    <Dialog title={m.sameActivity} closeLabel={m.close} isOpen onOpenChange={onClose}>
      <Stack gap={4}>
        <Comparison activity={activity} other={other} />
        <Stack gap={2}>
          <SecondaryText as="p">{m.mergeText}</SecondaryText>
          <ToggleGroup
            label={m.keepFiguresOf}
            options={[
              { id: 'this', label: m.thisOne },
              { id: 'other', label: m.otherOne },
            ]}
            value={kept}
            onChange={setKept}
          />
        </Stack>
        <Row gap={2} wrap>
          <Button variant="primary" onPress={merge}>
            {m.merge}
          </Button>
          <Button variant="secondary" onPress={keepBoth}>
            {m.keepBoth}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}

/** Whether an activity says more than another: a recording, and then one with a heart rate. */
function hasMore(a: Activity, b: Activity): boolean {
  return detail(a) > detail(b);
}

function detail({ track, heartRate, trackFigures }: Activity): number {
  return (track === undefined ? 0 : 4) + (trackFigures === undefined ? 0 : 2) + (heartRate === undefined ? 0 : 1);
}

function Comparison({ activity, other }: Pick<CompareDialogProps, 'activity' | 'other'>) {
  const m = useMessages(enduranceMessages);
  const sides = [useSide(activity.value), useSide(other.value)] as const;
  const rows = [
    ['title', m.title],
    ['when', m.date],
    ['sport', m.sport],
    ['distance', m.distance],
    ['time', m.movingTime],
    ['climb', m.elevationGain],
    ['heartRate', m.averageHeartRate],
    ['recording', m.recording],
    ['note', m.note],
  ] as const;
  return (
    <Table headings={[null, m.thisOne, m.otherOne]} size={2} numeric aria-label={m.sameActivity}>
      {rows.map(([name, label]) => (
        <tr key={name}>
          <th scope="row">{label}</th>
          {sides.map((side, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the two sides stay in their order
            <td key={at}>
              <Text as="span" size={2} personal={name === 'title' || name === 'note'}>
                {side[name]}
              </Text>
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

function useSide(value: Activity) {
  const m = useMessages(enduranceMessages);
  const labels = useQuantityLabels();
  const { title, when } = useActivityLabels()(value);
  const time = movingTime(value);
  const { sport, distance, climb, heartRate, track, trackFigures, remark } = value;
  const recorded = trackFigures?.beats === undefined ? m.recordedWithoutHeartRate : m.recordedWithHeartRate;
  return {
    ...{ title, when, sport: m.sports[sport as keyof typeof m.sports] ?? sport ?? '–', note: remark ?? '–' },
    distance: distance === undefined ? '–' : labels.distance(distance, sport),
    time: time === null ? '–' : showDuration(seconds(Math.round(time))),
    climb: climb === undefined ? '–' : labels.climb(climb),
    heartRate: heartRate?.average === undefined ? '–' : labels.beats(heartRate.average),
    recording: track === undefined ? m.noRecording : recorded,
  };
}
