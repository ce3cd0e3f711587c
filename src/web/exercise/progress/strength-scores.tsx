import { readingUntil } from '#domain/exercise/body/index.ts';
import { type KnownExercises, keysMergedWith } from '#domain/exercise/index.ts';
import {
  type BestLifts,
  type CompetitionLift,
  competitionLifts,
  type PersonalRecord,
  totalOf,
} from '#domain/exercise/records/index.ts';
import { dots, ipfGoodlift, type Lifted, wilks2020 } from '#domain/exercise/strength/index.ts';
import { type Kilograms, kilograms, type RecordKey, type Result } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument, useProfileData } from '../../replica/index.ts';
import { Figure, Figures } from '../../ui/figures.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { SectionHeading, Text } from '../../ui/text.tsx';
import { useAboutBody, useReadings } from '../body/index.ts';
import { useCatalogue } from '../catalogue/index.ts';
import { Explained, type ExplainedProps, type FormulaId, type FormulaInput } from '../explain/index.ts';
import { useTraining } from '../training-data/index.ts';
import { AwaitedText } from './awaited.tsx';
import { BestFigure } from './best-figure.tsx';
import type { FigureLabels } from './figure-labels.ts';
import type { messages } from './messages/en.ts';
import { progressMessages } from './messages/index.ts';
import styles from './progress.module.css';
import { useFigureLabels } from './use-figure-labels.ts';

const lifts = Object.keys(competitionLifts) as CompetitionLift[];

/**
 * The best squat, bench press and deadlift, and the strength scores computed from them. Renders nothing before the
 * first of these lifts.
 */
export function StrengthScores() {
  const m = useMessages(progressMessages);
  const labels = useFigureLabels(undefined);
  const known = useTraining({ about: 'bestLifts', keys: keysByLift(useCatalogue()) });
  if (known === null || lifts.every((lift) => known.value[lift] === null)) {
    return known?.isWhole ? null : <AwaitedText>{m.loading}</AwaitedText>;
  }
  const total = totalOf(known.value);
  return (
    <Stack as="section" gap={4} className={styles.section} aria-label={m.scores}>
      <SectionHeading>{m.scores}</SectionHeading>
      <Figures minColumn={10} rowGap={2}>
        {lifts.map((lift) => (
          <Lift key={lift} name={m.lifts[lift]} record={known.value[lift]} labels={labels} />
        ))}
        {total !== null && (
          <Score name={m.total} formula="score/total" inputs={inputsOfTotal(known.value, m, labels)}>
            {labels.load(total)}
          </Score>
        )}
      </Figures>
      {total !== null && <Points total={total} labels={labels} />}
    </Stack>
  );
}

function inputsOfTotal(best: BestLifts, m: typeof messages, labels: FigureLabels): readonly FormulaInput[] {
  return lifts.map((lift) => ({ name: m.lifts[lift], value: labels.load(best[lift]?.value ?? 0) }));
}

interface LiftProps {
  readonly name: string;
  readonly record: PersonalRecord | null;
  readonly labels: FigureLabels;
}

function Lift({ name, record, labels }: LiftProps) {
  const m = useMessages(progressMessages);
  if (record === null) {
    const value = (
      <Row as="span" touch align="center" tone="muted">
        {m.notLifted}
      </Row>
    );
    return <Figure label={name} value={value} size={3} />;
  }
  return (
    <BestFigure label={name} record={record}>
      {labels.load(record.value)}
    </BestFigure>
  );
}

const scores: readonly {
  readonly name: 'dots' | 'wilks2020' | 'ipfGoodlift';
  readonly formula: FormulaId;
  readonly of: (lifted: Lifted) => Result<number, unknown>;
}[] = [
  { name: 'dots', formula: 'score/dots', of: dots },
  { name: 'wilks2020', formula: 'score/wilks2020', of: wilks2020 },
  {
    name: 'ipfGoodlift',
    formula: 'score/ipfGoodlift',
    of: (lifted) => ipfGoodlift(lifted, { lifts: 'threeLifts', equipment: 'classic' }),
  },
];

const sexes = ['female', 'male'] as const;

interface PointsProps {
  readonly total: Kilograms;
  readonly labels: FigureLabels;
}

function Points({ total, labels }: PointsProps) {
  const m = useMessages(progressMessages);
  const { changePreferences } = useProfileData();
  const bodyWeight = useBodyWeight();
  const { sex } = useAboutBody();
  if (bodyWeight === null) return <Text tone="muted">{m.noBodyWeight}</Text>;
  if (sex === null) {
    return (
      <Select
        label={m.sexForScores}
        placeholder={m.select}
        options={sexes.map((id) => ({ id, label: m.sexes[id] }))}
        value={null}
        onChange={(chosen) =>
          changePreferences((draft) => {
            draft.body.sex = chosen;
          })
        }
      />
    );
  }
  return <Scores lifted={{ total, bodyWeight, sex }} labels={labels} />;
}

function Scores({ lifted, labels }: { readonly lifted: Lifted; readonly labels: FigureLabels }) {
  const m = useMessages(progressMessages);
  const inputs = [
    { name: m.inputs.total, value: labels.load(lifted.total) },
    { name: m.inputs.bodyWeight, value: labels.computedLoad(lifted.bodyWeight) },
    { name: m.inputs.sex, value: m.sexes[lifted.sex] },
  ];
  return (
    <Figures minColumn={10} rowGap={2}>
      {scores.map(({ name, formula, of }) => {
        const points = of(lifted);
        return points.ok ? (
          <Score key={name} name={m.score[name]} formula={formula} inputs={inputs}>
            {labels.points(points.value)}
          </Score>
        ) : null;
      })}
    </Figures>
  );
}

interface ScoreProps extends Pick<ExplainedProps, 'formula' | 'inputs'> {
  readonly name: string;
  readonly children: string;
}

function Score({ name, ...explained }: ScoreProps) {
  return (
    <BestFigure label={name}>
      <Explained {...explained} />
    </BestFigure>
  );
}

/** Returns the most recent body weight. */
function useBodyWeight(): Kilograms | null {
  const { today } = useDocument();
  const last = readingUntil(useReadings().get('body-weight') ?? [], today());
  return last === null ? null : kilograms(last.value.si);
}

/** Returns the exercises that count for each lift, including those merged into them. */
function keysByLift(catalogue: KnownExercises): { readonly [L in CompetitionLift]: readonly RecordKey[] } {
  const withMerged = (lift: CompetitionLift) => competitionLifts[lift].flatMap((key) => keysMergedWith(catalogue, key));
  return { squat: withMerged('squat'), bench: withMerged('bench'), deadlift: withMerged('deadlift') };
}
