import { Ban } from 'lucide-react';
import { useMessages } from '../../language/index.ts';
import { classNames } from '../../ui/class-names.ts';
import { coloured, colourNames } from '../model/index.ts';
import { LookChoice } from './look-choice.tsx';
import { sidebarMessages } from './messages/index.ts';
import styles from './sidebar.module.css';

export interface ColourChoiceProps {
  readonly value: string | undefined;
  readonly onChange: (colour: string | undefined) => void;
}

export function ColourChoice({ value, onChange }: ColourChoiceProps) {
  const m = useMessages(sidebarMessages);
  return (
    <LookChoice
      label={m.colour}
      value={colourNames.find((name) => name === value) ?? 'none'}
      options={[
        { id: 'none', label: m.noColour, sign: <Ban size="1.25rem" aria-hidden="true" /> },
        ...colourNames.map((id, index) => ({
          id,
          label: m.colourNames[index] ?? id,
          sign: <span className={classNames(styles.swatch, coloured)} data-colour={id} />,
        })),
      ]}
      onChange={(colour) => onChange(colour === 'none' ? undefined : colour)}
    />
  );
}
