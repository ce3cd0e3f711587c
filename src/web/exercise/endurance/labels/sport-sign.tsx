import { Activity, Bike, Footprints, Kayak, Mountain, PersonStanding, Waves } from 'lucide-react';
import type { ComponentType } from 'react';
import { knownSport, type Sport } from '#domain/exercise/index.ts';
import { RoundIcon } from '../../../ui/round-icon.tsx';

const signs: { readonly [S in Sport]: ComponentType<{ readonly 'aria-hidden': 'true' }> } = {
  run: Footprints,
  ride: Bike,
  walk: PersonStanding,
  hike: Mountain,
  swim: Waves,
  row: Kayak,
  other: Activity,
};

/** The icon of a sport. It is decorative because the text beside it names the sport. */
export function SportSign({ sport }: { readonly sport: string | undefined }) {
  const Sign = signs[knownSport(sport)];
  return (
    <RoundIcon>
      <Sign aria-hidden="true" />
    </RoundIcon>
  );
}
