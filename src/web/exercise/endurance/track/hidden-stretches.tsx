import { Eye, EyeOff } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { showDuration } from '#domain/exercise/endurance/index.ts';
import type { Activity, HiddenStretch } from '#domain/exercise/index.ts';
import { seconds } from '#domain/kernel/index.ts';
import type { TrackView } from '#domain/track/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useDocument } from '../../../replica/index.ts';
import { Button } from '../../../ui/button.tsx';
import { PlainList, Row, Stack } from '../../../ui/layout.tsx';
import { SecondaryText, Text } from '../../../ui/text.tsx';
import { ToggleGroup } from '../../../ui/toggle-group.tsx';
import { enduranceMessages } from '../messages/index.ts';
import { PositionSlider } from './position-slider.tsx';
import type { PointRange } from './track-plot.tsx';
import { useReplaceHidden } from './use-replace-hidden.ts';
import type { OpenTrack } from './use-track.ts';

interface HiddenStretchesProps {
  readonly activity: Activity;
  readonly view: TrackView;
  readonly figures: OpenTrack['figures'];
  readonly change: (edit: (draft: Activity) => void) => void;
  readonly selection: PointRange | null;
  readonly onSelect: (selection: PointRange | null) => void;
  /** Describes a point. */
  readonly textAt: (point: number) => string;
  /** The element of the button that begins a selection. */
  readonly toggle: RefObject<HTMLDivElement | null>;
}

/** Focuses the button in an element, where the one that was pressed is no longer there. */
export function focusButtonIn(element: RefObject<HTMLElement | null>): void {
  element.current?.querySelector('button')?.focus();
}

/** The stretches that are hidden, and the selection of another. */
export function HiddenStretches({ selection, onSelect, toggle, ...props }: HiddenStretchesProps) {
  const m = useMessages(enduranceMessages);
  const { activity, view } = props;
  const document = useDocument();
  const replaceHidden = useReplaceHidden(props);
  const hidden = Object.entries(activity.hidden).sort(([, a], [, b]) => a.from - b.from);
  const clock = (time: number) => showDuration(seconds(Math.round(time)));
  const focusToggle = () => focusButtonIn(toggle);
  const select = (range: PointRange | null) => {
    onSelect(range);
    if (range === null) focusToggle();
  };
  return (
    <Stack gap={3} align="start">
      {hidden.length > 0 && (
        <PlainList gap={1} full aria-label={m.hiddenStretches}>
          {hidden.map(([id, { from, to, only }]) => (
            <Row as="li" key={id} gap={3} align="center" justify="between" wrap>
              <Text as="span" numeric>
                {clock(from)} – {clock(to)}
                {only !== undefined && `, ${m.heartRateOnly}`}
              </Text>
              <Button
                variant="quiet"
                flush="end"
                icon={<Eye />}
                onPress={() => {
                  focusToggle();
                  void replaceHidden(({ [id]: _, ...others }) => others);
                }}
              >
                {m.showAgain}
              </Button>
            </Row>
          ))}
        </PlainList>
      )}
      <div ref={toggle}>
        <Button
          variant="quiet"
          flush="start"
          icon={<EyeOff />}
          isDisabled={view.length < 2}
          aria-expanded={selection !== null}
          onPress={() => select(selection === null ? middleOf(view) : null)}
        >
          {m.hideStretch}
        </Button>
      </div>
      {selection !== null && (
        <Selection
          {...props}
          selection={selection}
          onSelect={select}
          onHide={(stretch) => {
            void replaceHidden((others) => ({ ...others, [document.newId()]: stretch }));
            select(null);
          }}
        />
      )}
    </Stack>
  );
}

/** Where a selection begins. */
function middleOf({ length }: TrackView): PointRange {
  return [Math.floor(length / 3), Math.floor((2 * length) / 3)];
}

interface SelectionProps extends Pick<HiddenStretchesProps, 'view' | 'textAt' | 'onSelect'> {
  readonly selection: PointRange;
  readonly onHide: (stretch: HiddenStretch) => void;
}

function Selection({ view, selection: [from, to], onSelect, onHide, textAt }: SelectionProps) {
  const m = useMessages(enduranceMessages);
  const hasBeats = view.heartRate.some((value) => !Number.isNaN(value));
  const [what, setWhat] = useState<'all' | 'heartRate'>('all');
  const at = (point: number) => view.recordedTime[point] as number;
  return (
    <Stack gap={3} full role="group" aria-label={m.hideStretch}>
      <SecondaryText as="p">{m.hideStretchText}</SecondaryText>
      <PositionSlider
        label={m.from}
        length={view.length}
        value={from}
        text={textAt(from)}
        onChange={(point) => onSelect([point, Math.max(point, to)])}
      />
      <PositionSlider
        label={m.to}
        length={view.length}
        value={to}
        text={textAt(to)}
        onChange={(point) => onSelect([Math.min(point, from), point])}
      />
      {hasBeats && (
        <ToggleGroup
          label={m.whatToHide}
          options={[
            { id: 'all', label: m.everything },
            { id: 'heartRate', label: m.heartRateOnly },
          ]}
          value={what}
          onChange={setWhat}
        />
      )}
      <Row gap={2}>
        <Button
          variant="primary"
          onPress={() => onHide({ from: at(from), to: at(to), ...(what === 'heartRate' && { only: what }) })}
        >
          {m.hide}
        </Button>
        <Button variant="secondary" onPress={() => onSelect(null)}>
          {m.cancel}
        </Button>
      </Row>
    </Stack>
  );
}
