import { useMessages } from '../../language/index.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SecondaryText } from '../../ui/text.tsx';
import { importMessages } from '../messages/index.ts';
import type { QuestionProps } from './question-props.ts';

/** Asks which of the remarks that say nothing are imported all the same. */
export function ShortRemarksQuestion({
  question: { remarks },
  answer,
  onAnswer,
}: QuestionProps<'import/short-remarks', readonly string[]>) {
  const m = useMessages(importMessages);
  const keep = (text: string, isKept: boolean) => {
    const others = answer.filter((each) => each !== text);
    onAnswer(isKept ? [...others, text] : others);
  };
  return (
    <>
      <SecondaryText>{m.shortRemarksText}</SecondaryText>
      {remarks.map(({ text, count }) => (
        <Checkbox key={text} isSelected={answer.includes(text)} onChange={(isKept) => keep(text, isKept)}>
          {m.keepRemark({ text, count })}
        </Checkbox>
      ))}
    </>
  );
}
