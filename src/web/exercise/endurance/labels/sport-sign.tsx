import { Activity, Bike, Footprints, Kayak, type LucideIcon, Mountain, PersonStanding, Waves } from 'lucide-react';
import { knownSport, type Sport } from '#domain/exercise/index.ts';
import { RoundIcon } from '../../../ui/round-icon.tsx';

const signs: { readonly [S in Sport]: LucideIcon } = {
  run: Footprints,
  ride: Bike,
  walk: PersonStanding,
  hike: Mountain,
  swim: Waves,
  row: Kayak,
  other: Activity,
};

interface SportIconProps {
  readonly sport: string | undefined;
  /** Pixels; by default what the element around it sets. */
  readonly size?: number;
}

/** The icon of a sport. It is decorative because the text beside it names the sport. */
export function SportIcon({ sport, size }: SportIconProps) {
  const Sign = signs[knownSport(sport)];
  return <Sign aria-hidden="true" {...(size !== undefined && { size })} />;
}

/** The icon of a sport on a circle, at the start of a row. */
export function SportSign({ sport }: Pick<SportIconProps, 'sport'>) {
  return (
    <RoundIcon>
      <SportIcon sport={sport} />
    </RoundIcon>
  );
}
