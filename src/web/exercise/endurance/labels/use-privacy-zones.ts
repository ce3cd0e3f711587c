import { useMemo } from 'react';
import type { PrivacyZone } from '#domain/profile/index.ts';
import { privacyZonesIn } from '#domain/track/index.ts';
import { useStable } from '../../../lifecycle/index.ts';
import { useProfileData } from '../../../replica/index.ts';

export interface PrivacyZones {
  readonly zones: readonly PrivacyZone[];
  /** Names them in figures that leave them out; empty for none. */
  readonly name: string;
}

/** Returns the user's privacy zones: the same object until they change. */
export function usePrivacyZones(): PrivacyZones {
  const { privacyZones } = useProfileData().preferences;
  const zones = useStable(Object.values(privacyZones), JSON.stringify(privacyZones));
  return useMemo(() => ({ zones, name: privacyZonesIn(zones) }), [zones]);
}
