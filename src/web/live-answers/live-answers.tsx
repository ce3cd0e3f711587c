import { Pencil } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import {
  type Answer,
  type AnswerPlan,
  type AnswerRow,
  answerWithNotes,
  asksForNotes,
  type ParsedAnswerLine,
  parseAnswerLine,
} from '#domain/search/answer-language/index.ts';
import type { Query, QueryContext, QueryProblem } from '#domain/search/index.ts';
import { useMessages } from '../language/index.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { PlainList, Row, Stack } from '../ui/layout.tsx';
import { Problem } from '../ui/problem.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Surface } from '../ui/surface.tsx';
import { SecondaryText, Text } from '../ui/text.tsx';
import { askedWords } from './asked-words.ts';
import { FoundAnswer } from './found-answer.tsx';
import { GroupAnswer, isChart } from './group-answer.tsx';
import { isEmptyAnswer } from './is-empty-answer.ts';
import styles from './live-answers.module.css';
import { liveAnswerMessages } from './messages/index.ts';
import { NumberAnswer } from './number-answer.tsx';
import { answerProblemText } from './problem-text.ts';
import { useAnswerContext, useAnswerFormat } from './use-answer-context.ts';
import { type LiveAnswerState, useLiveAnswer } from './use-live-answer.ts';

/** An element of a text in which an answer is shown. */
export interface AnswerPlace {
  readonly id: number;
  readonly element: HTMLElement;
  readonly kind: 'block' | 'inline';
  /** Whether the line is being edited, so that how it is understood is shown. */
  readonly isEdited: boolean;
  /** Puts the cursor into the line; null in a text that is not edited. */
  readonly edit: (() => void) | null;
  /** Called once the whole answer is shown, or will not be. */
  readonly onAnswered: () => void;
}

/** The notes that a search found. */
export interface FoundNotes {
  readonly rows: readonly AnswerRow[];
  readonly isRead: boolean;
}

/** How a search is worded by the section that explains searches. */
export interface QueryWords {
  /** Returns how a query was understood; null for one without a condition. */
  readonly explanation: (query: Query, searched: 'training' | 'everything') => string | null;
  readonly problem: (problem: QueryProblem, query: Query) => string;
}

export interface LiveAnswersProps {
  readonly line: string;
  readonly places: readonly AnswerPlace[];
  readonly queryContext: Required<QueryContext>;
  /** The notes that the search of the line found; null until they are known. Not needed for a figure. */
  readonly notes: FoundNotes | null;
  readonly queryWords: QueryWords;
}

/** Shows the answer to one line in all places of a text that ask for it. */
export function LiveAnswers({ line, places, queryContext, notes, queryWords }: LiveAnswersProps) {
  const context = useAnswerContext(queryContext);
  const { weekStart } = context;
  const parsed = useMemo(() => parseAnswerLine(line, { ...queryContext, weekStart }), [line, queryContext, weekStart]);
  const state = useLiveAnswer(line, context);
  const { plan } = parsed;
  if (plan === null) return null;
  const shared: AnswerProps = { plan, parsed, state, notes, queryContext, queryWords };
  return places.map((place) =>
    createPortal(
      place.kind === 'block' ? <BlockAnswer {...shared} place={place} /> : <InlineAnswer {...shared} place={place} />,
      place.element,
      String(place.id),
    ),
  );
}

interface AnswerProps {
  readonly plan: AnswerPlan;
  readonly parsed: ParsedAnswerLine;
  readonly state: LiveAnswerState;
  readonly notes: FoundNotes | null;
  readonly queryContext: Required<QueryContext>;
  readonly queryWords: QueryWords;
}

function BlockAnswer({ place, ...props }: AnswerProps & { readonly place: AnswerPlace }) {
  const m = useMessages(liveAnswerMessages);
  const { plan, queryWords } = props;
  const { isEdited, edit } = place;
  const known = useAnswer(props);
  useAnswered(place, isSettled(known, props.state));
  const searched = plan.measure === null ? 'everything' : 'training';
  const explanation = askedWords(plan, queryWords.explanation(plan.query, searched), m);
  const label = explanation || plan.line;
  const head = (
    <Row gap={2} align="center" justify="between">
      <SecondaryText as="span" personal lines={2}>
        {label}
      </SecondaryText>
      {edit !== null && <IconButton icon={<Pencil />} label={m.editLine({ line: plan.line })} onPress={edit} />}
    </Row>
  );
  return (
    <Surface as="section" scale="small" gap={2} aria-label={m.answer({ line: plan.line })}>
      {isEdited && explanation !== '' && <SecondaryText personal>{explanation}</SecondaryText>}
      {!isEdited && !hasCaption(props, known) && head}
      <Problems {...props} />
      <AnswerBody {...props} {...known} label={label} caption={isEdited ? label : head} />
    </Surface>
  );
}

function InlineAnswer({ place, ...props }: AnswerProps & { readonly place: AnswerPlace }) {
  const m = useMessages(liveAnswerMessages);
  const { plan, parsed, state } = props;
  const known = useAnswer(props);
  const { answer, isRead } = known;
  useAnswered(place, plan.form !== 'number' || parsed.problems.length > 0 || isSettled(known, state));
  const format = useAnswerFormat(props.queryContext);
  const [problem] = parsed.problems;
  if (problem !== undefined)
    return <Note>{answerProblemText(problem, m, (of) => props.queryWords.problem(of, plan.query))}</Note>;
  if (plan.form !== 'number') return <Note>{m.inlineOnly}</Note>;
  if (answer === null && state.hasFailed) return <Note>{m.noValue}</Note>;
  // a sentence has no room to say that not everything has been read yet
  if (answer?.kind !== 'number' || !isRead) return <span aria-hidden="true">…</span>;
  return (
    <span className={styles.inline} data-old={!state.isCurrent || undefined}>
      <NumberAnswer answer={answer} format={format} />
    </span>
  );
}

function Note({ children }: { readonly children: string }) {
  return (
    <SecondaryText as="span" className={styles.note ?? ''}>
      {children}
    </SecondaryText>
  );
}

function Problems({ plan, parsed, queryWords }: AnswerProps) {
  const m = useMessages(liveAnswerMessages);
  if (parsed.problems.length === 0) return null;
  return (
    <PlainList gap={1}>
      {parsed.problems.map((problem) => (
        <Problem key={`${problem.code} ${problem.from}`}>
          {answerProblemText(problem, m, (of) => queryWords.problem(of, plan.query))}
        </Problem>
      ))}
    </PlainList>
  );
}

/** Returns whether a chart is shown, or awaited. Its caption says what it shows. */
function hasCaption({ plan, state }: AnswerProps, { answer, isRead }: KnownAnswer): boolean {
  if (!isChart(plan)) return false;
  if (answer === null) return !state.hasFailed;
  return !isRead || (answer.kind === 'groups' && answer.groups.length > 0);
}

type AnswerBodyProps = AnswerProps & KnownAnswer & { readonly label: string; readonly caption: ReactNode };

function AnswerBody(props: AnswerBodyProps): ReactNode {
  const m = useMessages(liveAnswerMessages);
  const { plan, state, label, caption, answer, isRead } = props;
  const format = useAnswerFormat(props.queryContext);
  if (answer === null && state.hasFailed) return <Text tone="muted">{m.failed}</Text>;
  if (answer === null || (!isRead && isEmptyAnswer(answer))) {
    return isChart(plan) ? (
      <div className={styles.chart}>
        <Reading />
      </div>
    ) : (
      <Reading />
    );
  }
  return (
    <Stack gap={2} className={styles.answer} data-old={!state.isCurrent || undefined}>
      {answer.kind === 'number' && (
        <Text as="div" size={5} numeric>
          <NumberAnswer answer={answer} format={format} />
        </Text>
      )}
      {answer.kind === 'groups' && <GroupAnswer answer={answer} label={label} caption={caption} format={format} />}
      {(answer.kind === 'list' || answer.kind === 'table') && (
        <FoundAnswer answer={answer} plan={plan} label={label} format={format} />
      )}
      {!isRead && <Reading />}
    </Stack>
  );
}

interface KnownAnswer {
  /** Null until it is known. */
  readonly answer: Answer | null;
  /** Whether everything has been read. */
  readonly isRead: boolean;
}

/** Tells the text when the whole answer is shown, or that it will not be. */
function useAnswered({ onAnswered }: AnswerPlace, isAnswered: boolean): void {
  useLayoutEffect(() => {
    if (isAnswered) onAnswered();
  }, [isAnswered, onAnswered]);
}

function isSettled({ answer, isRead }: KnownAnswer, { hasFailed }: LiveAnswerState): boolean {
  return answer === null ? hasFailed : isRead;
}

/** Returns the answer with the notes that belong to it. */
function useAnswer({ plan, state: { sent }, notes }: AnswerProps): KnownAnswer {
  return useMemo(() => {
    if (sent === null || !asksForNotes(plan)) return { answer: sent?.answer ?? null, isRead: sent?.isRead === true };
    if (notes === null) return { answer: null, isRead: false };
    return { answer: answerWithNotes(sent.answer, notes.rows, plan), isRead: sent.isRead && notes.isRead };
  }, [sent, plan, notes]);
}

function Reading() {
  const m = useMessages(liveAnswerMessages);
  return (
    <Row as="span" gap={2} align="center">
      <Spinner />
      <SecondaryText as="span">{m.reading}</SecondaryText>
    </Row>
  );
}
