import type { ImportQuestion } from '#domain/import/plan/index.ts';
import { foldForSearch } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { ComboBox } from '../../ui/combo-box.tsx';
import { Select } from '../../ui/select.tsx';
import { Text } from '../../ui/text.tsx';
import { importMessages } from '../messages/index.ts';

type Asked<C extends ImportQuestion['code']> = Extract<ImportQuestion, { readonly code: C }>;

interface ZoneQuestionProps {
  readonly question: Asked<'import/zone'>;
  readonly zone: string;
  readonly onAnswer: (zone: string) => void;
}

/** Asks in which zone the times without one were. */
export function ZoneQuestion({ question, zone, onAnswer }: ZoneQuestionProps) {
  const m = useMessages(importMessages);
  return (
    <>
      <Text size={2} tone="muted">
        {m.zoneText({ example: question.example.replace('T', ' ').slice(0, 16) })}
      </Text>
      <ComboBox
        label={m.zone}
        isLabelHidden
        options={zoneOptions(zone)}
        value={zone}
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

interface DevicesQuestionProps {
  readonly question: Asked<'import/devices'>;
  /** The preferred one first. */
  readonly devices: readonly string[];
  readonly onAnswer: (devices: readonly string[]) => void;
}

/** Asks which device counts if several measured on the same day. */
export function DevicesQuestion({ question, devices, onAnswer }: DevicesQuestionProps) {
  const m = useMessages(importMessages);
  const [preferred = ''] = devices;
  return (
    <>
      <Text size={2} tone="muted">
        {m.devicesText}
      </Text>
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
