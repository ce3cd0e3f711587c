import { ToggleButton, ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { type ResultKind, resultKinds } from '#domain/search/index.ts';
import { useMessages } from '../language/index.ts';
import { useTimeFormat } from '../time/index.ts';
import { classNames } from '../ui/class-names.ts';
import { Text } from '../ui/text.tsx';
import { searchMessages } from './messages/index.ts';
import styles from './search.module.css';

export interface KindFilterProps {
  readonly counts: Readonly<Record<ResultKind, number>>;
  readonly total: number;
  readonly value: 'all' | ResultKind;
  readonly onChange: (kind: 'all' | ResultKind) => void;
}

/** Selects the kind of results. Only kinds with results are offered, and the selected one. */
export function KindFilter({ counts, total, value, onChange }: KindFilterProps) {
  const m = useMessages(searchMessages);
  const { count } = useTimeFormat();
  const kinds = ['all' as const, ...resultKinds.filter((kind) => counts[kind] > 0 || kind === value)];
  return (
    <ToggleButtonGroup
      aria-label={m.kind}
      className={classNames(styles.kinds)}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = kinds.find((kind) => keys.has(kind));
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {kinds.map((kind) => (
        <ToggleButton key={kind} id={kind} className={classNames(styles.kind)}>
          {m.kinds[kind]}{' '}
          <Text as="span" numeric>
            {count(kind === 'all' ? total : counts[kind])}
          </Text>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
