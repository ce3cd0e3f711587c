import { useState } from 'react';
import type { Answer, AnswerInput } from '#domain/search/answer-language/index.ts';
import { Explained, type FormulaId } from '../exercise/index.ts';
import { useMessages } from '../language/index.ts';
import { useTimeFormat } from '../time/index.ts';
import { Button } from '../ui/button.tsx';
import { PlainList, Row } from '../ui/layout.tsx';
import { Link } from '../ui/link.tsx';
import { Text } from '../ui/text.tsx';
import type { AnswerFormat } from './answer-format.ts';
import { liveAnswerMessages } from './messages/index.ts';
import { inputLink } from './record-link.ts';

type NumberOf = Extract<Answer, { readonly kind: 'number' }>;

/** A number that opens its formula and the values that went into it. Each of these opens its record. */
export function NumberAnswer({ answer, format }: { readonly answer: NumberOf; readonly format: AnswerFormat }) {
  const m = useMessages(liveAnswerMessages);
  const { value, formula, inputs } = answer;
  if (value === null)
    return (
      <Text as="span" tone="muted">
        {m.nothing}
      </Text>
    );
  return (
    <Explained formula={formulaOf(answer)} inputs={() => <AnswerInputs inputs={inputs} of={answer} format={format} />}>
      {format.value(value, answer.unit, formula.measure?.quantity)}
    </Explained>
  );
}

/** Returns the explanation that belongs to how a value was computed. */
export function formulaOf({ formula: { measure } }: Pick<NumberOf, 'formula'>): FormulaId {
  return measure === null ? 'answer/found' : `answer/${measure.aggregate}`;
}

const inputsAtOnce = 8;

interface AnswerInputsProps {
  /** Oldest first. */
  readonly inputs: readonly AnswerInput[];
  readonly of: Pick<NumberOf, 'unit' | 'formula'>;
  readonly format: AnswerFormat;
}

/** Lists the values that went into an answer, newest first. */
export function AnswerInputs({ inputs, of: { unit, formula }, format }: AnswerInputsProps) {
  const m = useMessages(liveAnswerMessages);
  const { count } = useTimeFormat();
  const [shown, setShown] = useState(inputsAtOnce);
  const quantity = formula.measure?.quantity;
  // what is counted has values of its own, such as loads, whose unit the answer does not have
  const hasValues = unit !== 'results';
  const newestFirst = inputs.toReversed();
  return (
    <>
      <PlainList aria-label={m.inputs}>
        {newestFirst.slice(0, shown).map((input, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sets of a workout can have the same value
          <Row key={at} as="li" touch gap={3} align="center" justify="between">
            <Link {...inputLink(input)}>{format.day(input.day)}</Link>
            {hasValues && (
              <Text as="span" numeric>
                {format.value(input.value, unit, quantity)}
              </Text>
            )}
          </Row>
        ))}
      </PlainList>
      {shown < newestFirst.length && (
        <Button variant="quiet" onPress={() => setShown(shown + inputsAtOnce)}>
          {m.moreInputs({ count: count(newestFirst.length - shown) })}
        </Button>
      )}
    </>
  );
}
