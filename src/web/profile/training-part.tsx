import { usualRestSeconds } from '#domain/exercise/resting/index.ts';
import {
  OneRepMaxMethodSelect,
  OwnBars,
  OwnPlaces,
  OwnPlates,
  RestLengthSelect,
  RestSettings,
} from '../exercise/index.ts';
import { useMessages } from '../language/index.ts';
import { volumeLink, zonesLink } from '../links/exercise.ts';
import { Loading } from '../page/index.ts';
import { assign, useProfileData } from '../replica/index.ts';
import { Stack } from '../ui/layout.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { profileMessages } from './messages/index.ts';
import { ChoiceSection, Section } from './section.tsx';

/** Training settings: what sets show, rest timers and equipment. */
export default function TrainingPart() {
  const m = useMessages(profileMessages);
  const { ready, preferences, changePreferences } = useProfileData();
  if (!ready) return <Loading />;
  return (
    <>
      <ChoiceSection
        title={m.effort}
        text={m.effortText}
        options={[
          { id: 'off', label: m.effortOff },
          { id: 'rpe', label: m.rpe },
          { id: 'rir', label: m.rir },
        ]}
        value={preferences.effortScale ?? 'off'}
        onChange={(effortScale) => changePreferences(assign({ effortScale }))}
      />
      <Section title={m.oneRepMax} text={m.oneRepMaxText}>
        <Stack paddingTop={2} gap={5} full>
          <OneRepMaxMethodSelect label={m.oneRepMax} />
        </Stack>
      </Section>
      <Section
        title={m.weeklyTargets}
        text={m.weeklyTargetsText}
        action={<ButtonLink {...volumeLink()}>{m.openVolume}</ButtonLink>}
      />
      <Section title={m.rest} text={m.restText}>
        <Stack paddingTop={2} gap={5} full>
          <RestLengthSelect
            label={m.rest}
            isLabelHidden
            seconds={preferences.rest.seconds ?? usualRestSeconds}
            onChange={(seconds) =>
              changePreferences((draft) => {
                draft.rest.seconds = seconds ?? undefined;
              })
            }
          />
          <RestSettings />
        </Stack>
      </Section>
      <Section title={m.bars} text={m.barsText}>
        <OwnBars />
      </Section>
      <Section title={m.plates} text={m.platesText}>
        <OwnPlates />
      </Section>
      <Section title={m.zones} text={m.zonesText} action={<ButtonLink {...zonesLink}>{m.openZones}</ButtonLink>} />
      <Section title={m.trainingLocations} text={m.trainingLocationsText}>
        <OwnPlaces />
      </Section>
    </>
  );
}
