import { useId } from 'react';
import { Stack } from '../../../ui/layout.tsx';
import { SecondaryText } from '../../../ui/text.tsx';
import styles from './track.module.css';

interface PositionSliderProps {
  readonly label: string;
  /** The number of points. */
  readonly length: number;
  readonly value: number;
  /** What is at the position, for the screen and for screen readers. */
  readonly text: string;
  readonly onChange: (point: number) => void;
}

/** How many steps the arrow keys take from one end to the other. */
const steps = 200;

/** A position along a track, moved by finger or by keyboard. */
export function PositionSlider({ label, length, value, text, onChange }: PositionSliderProps) {
  const id = useId();
  return (
    <Stack>
      <SecondaryText as="span" numeric>
        <label htmlFor={id}>{label}</label>: {text}
      </SecondaryText>
      <input
        id={id}
        className={styles.range}
        type="range"
        min={0}
        max={length - 1}
        step={Math.max(1, Math.floor(length / steps))}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </Stack>
  );
}
