import { foldForSearch } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { ComboBox } from '../../ui/combo-box.tsx';
import { Select } from '../../ui/select.tsx';
import { SecondaryText } from '../../ui/text.tsx';
import { importMessages } from '../messages/index.ts';
import type { QuestionProps } from './question-props.ts';

/** Asks in which zone the times without one were. */
export function ZoneQuestion({ question, answer, onAnswer }: QuestionProps<'import/zone', string>) {
  const m = useMessages(importMessages);
  return (
    <>
      <SecondaryText>{m.zoneText({ example: question.example.replace('T', ' ').slice(0, 16) })}</SecondaryText>
      <ComboBox
        label={m.zone}
        isLabelHidden
        options={zoneOptions(answer)}
        value={answer}
        emptyText={m.zoneEmpty}
        openLabel={m.openList}
        filter={(label, typed) => foldForSearch(label).includes(foldForSearch(typed))}
        onChange={(chosen) => {
          if (chosen !== null) onAnswer(chosen);
        }}
      />
    </>
  );
}

/** Lists all zones that the browser knows, and the current one, such as UTC, which is not among them. */
function zoneOptions(zone: string): readonly { readonly id: string; readonly label: string }[] {
  const all = new Set([zone, 'UTC', ...Intl.supportedValuesOf('timeZone')]);
  return Array.from(all, (id) => ({ id, label: id.replaceAll('_', ' ') }));
}

/** Asks which device counts if several measured on the same day. The answer has the preferred one first. */
export function DevicesQuestion({ question, answer, onAnswer }: QuestionProps<'import/devices', readonly string[]>) {
  const m = useMessages(importMessages);
  const [preferred = ''] = answer;
  return (
    <>
      <SecondaryText>{m.devicesText}</SecondaryText>
      <Select
        label={m.questionTitles['import/devices']}
        isLabelHidden
        placeholder={m.select}
        options={question.devices.map((id) => ({ id, label: id === '' ? m.unknownDevice : id }))}
        value={preferred}
        onChange={(first) => onAnswer([first, ...question.devices.filter((device) => device !== first)])}
      />
    </>
  );
}
