import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { type Reading, steppedWeight } from '#domain/exercise/body/index.ts';
import { addDays, daysBetween } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat, useToday } from '../../time/index.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { SecondaryText, Text } from '../../ui/text.tsx';
import { TrendLine } from '../../ui/trend-line.tsx';
import { Explained } from '../explain/index.ts';
import { MeasureField } from './measure-field.tsx';
import { bodyMessages } from './messages/index.ts';
import { useMeasureFormat } from './use-measure-format.ts';
import { type NamedMeasure, useMeasures } from './use-measures.ts';
import { useQuickEntry } from './use-quick-entry.ts';
import { useReadTyped } from './use-read-typed.ts';
import { useReadings, useWeightTrend } from './use-readings.ts';

/** The latest body weight, the last days as a line, and today's entry: the latest weight is offered, with buttons to change it by a step. */
export function WeightEntry() {
  const m = useMessages(bodyMessages);
  const today = useToday();
  const measure = useMeasures().find(({ id }) => id === 'body-weight');
  const latest = useReadings().get('body-weight')?.at(-1);
  const [isAnother, setAnother] = useState(false);
  if (measure === undefined) return null;
  const isLogged = latest?.day === today;
  return (
    <Stack gap={3}>
      {latest === undefined ? <Text tone="muted">{m.notMeasured}</Text> : <Latest reading={latest} />}
      <LastDays />
      {isLogged && !isAnother ? (
        <div>
          <Button onPress={() => setAnother(true)}>{m.logAnother}</Button>
        </div>
      ) : (
        <Entry measure={measure} latest={latest} onSaved={() => setAnother(false)} />
      )}
    </Stack>
  );
}

function Latest({ reading }: { readonly reading: Reading }) {
  const m = useMessages(bodyMessages);
  const { day, count } = useTimeFormat();
  const today = useToday();
  const { valueLabels, reckoned } = useMeasureFormat();
  const trend = useWeightTrend();
  const last = trend.at(-1);
  return (
    <Row gap={3} rowGap={0} align="baseline" wrap>
      <Text size={5} weight="strong" numeric>
        {valueLabels(reading.value, 'mass')}
      </Text>
      <SecondaryText>{day(reading.day, today)}</SecondaryText>
      {last !== undefined && trend.length > 1 && (
        <SecondaryText numeric>
          <Explained
            formula="body/trend"
            inputs={[
              { name: m.latestWeight, value: reckoned(last.value, 'mass') },
              { name: m.daysWeighed, value: count(trend.length) },
            ]}
          >
            {m.trendOf({ weight: reckoned(last.trend, 'mass') })}
          </Explained>
        </SecondaryText>
      )}
    </Row>
  );
}

const shownDays = 30;

/**
 * The weights of the last days and their trend, as a line. It begins with the first weight if that is newer. One weight
 * makes no line.
 */
function LastDays() {
  const m = useMessages(bodyMessages);
  const { reckoned } = useMeasureFormat();
  const today = useToday();
  const all = useWeightTrend();
  const from = addDays(today, 1 - shownDays);
  const weights = all.filter(({ day }) => day >= from && day <= today);
  const [first, last] = [weights[0], weights.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const start = first === all[0] ? first.day : from;
  const span = daysBetween(start, today);
  const points = weights.map(({ day, value, trend }) => ({ at: daysBetween(start, day) / span, value, trend }));
  const days = { count: span + 1 };
  const label = m.trendOfDays({ ...days, first: reckoned(first.trend, 'mass'), last: reckoned(last.trend, 'mass') });
  return (
    <Stack gap={1}>
      <TrendLine label={label} points={points} />
      <SecondaryText>{m.lastDays(days)}</SecondaryText>
    </Stack>
  );
}

interface EntryProps {
  readonly measure: NamedMeasure;
  readonly latest: Reading | undefined;
  readonly onSaved: () => void;
}

function Entry({ measure, latest, onSaved }: EntryProps) {
  const m = useMessages(bodyMessages);
  const { unitOf, unitWord, inField } = useMeasureFormat();
  const read = useReadTyped();
  const offered = latest === undefined ? '' : inField(latest.value, 'mass');
  const { typed, setTyped, error, save } = useQuickEntry(measure, offered, onSaved);
  const unit = unitOf('mass');
  const value = read(typed, measure);
  const step = (direction: 1 | -1) => {
    if ('error' in value) return;
    setTyped(inField({ si: steppedWeight(value.si, unit as 'kg' | 'lb' | 'st', direction) }, 'mass'));
  };
  return (
    <Form label={m.log({ measurement: measure.name })} onSubmit={save}>
      <Row gap={2} align="start" wrap>
        <Row gap={2} align="start" basis={12.5}>
          <IconButton
            icon={<Minus />}
            label={m.decreaseWeight}
            isDisabled={'error' in value}
            onPress={() => step(-1)}
          />
          <Stack grow>
            <MeasureField
              label={m.ofToday({ measurement: measure.name })}
              isLabelHidden
              unit={unit}
              unitWord={unitWord(unit)}
              value={typed}
              error={error}
              enterKeyHint="done"
              onChange={setTyped}
            />
          </Stack>
          <IconButton icon={<Plus />} label={m.increaseWeight} isDisabled={'error' in value} onPress={() => step(1)} />
        </Row>
        <Stack basis={7}>
          <SubmitButton>{m.save}</SubmitButton>
        </Stack>
      </Row>
    </Form>
  );
}
