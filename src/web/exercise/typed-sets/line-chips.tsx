import type { LineReading } from '#domain/exercise/notation/index.ts';
import type { LineAction } from '../../line-signs/index.ts';
import { PlainList } from '../../ui/layout.tsx';
import type { LineChip } from './line-markers.ts';
import { ReadingLine } from './reading-line.tsx';
import type { ChipFormat } from './reading-words.ts';
import { ChipButton, SetsChip } from './sets-chip.tsx';

export interface LineChipsProps {
  readonly chips: readonly LineChip[];
  readonly format: ChipFormat;
  readonly act: (action: LineAction) => void;
  /** Reads the numbers of a line the other way round. */
  readonly swap: (reading: LineReading) => void;
}

/** What is shown below a line of a note. */
export function LineChips({ chips, format, act, swap }: LineChipsProps) {
  return chips.map(({ about, label, tone, isLive, text, offered, buttons }) => {
    const readings = offered.map(({ number, reading }) => (
      <ReadingLine key={number} {...format} reading={reading} onSwap={() => swap(reading)} />
    ));
    return (
      <SetsChip
        key={about}
        label={label}
        tone={tone}
        isLive={isLive}
        actions={buttons.map(({ label, isMain, keys, action }) => (
          <ChipButton key={label} isMain={isMain} keys={keys} onPress={() => act(action)}>
            {label}
          </ChipButton>
        ))}
      >
        {text}
        {about === 'run' ? (
          <PlainList gap={1} paddingY={2}>
            {readings.map((reading) => (
              <li key={reading.key}>{reading}</li>
            ))}
          </PlainList>
        ) : (
          readings
        )}
      </SetsChip>
    );
  });
}
