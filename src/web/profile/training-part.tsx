import { usualRestSeconds } from '#domain/exercise/resting/index.ts';
import {
  OneRepMaxMethodSelect,
  OwnBars,
  OwnPlaces,
  OwnPlates,
  RestLengthSelect,
  RestSettings,
} from '../exercise/index.ts';
import { volumeLink, zonesLink } from '../exercise/link-targets.ts';
import { useMessages } from '../language/index.ts';
import { Loading } from '../page/index.ts';
import { useProfileData } from '../replica/index.ts';
import { Link } from '../ui/link.tsx';
import { ToggleGroup } from '../ui/toggle-group.tsx';
import { profileMessages } from './messages/index.ts';
import styles from './profile.module.css';
import { Section } from './section.tsx';

/** Training settings: what sets show, rest timers and equipment. */
export default function TrainingPart() {
  const m = useMessages(profileMessages);
  const { ready, preferences, changePreferences } = useProfileData();
  if (!ready) return <Loading />;
  return (
    <>
      <Section title={m.effort} text={m.effortText}>
        <ToggleGroup
          label={m.effort}
          options={[
            { id: 'off', label: m.effortOff },
            { id: 'rpe', label: m.rpe },
            { id: 'rir', label: m.rir },
          ]}
          value={preferences.effortScale ?? 'off'}
          onChange={(scale) =>
            changePreferences((draft) => {
              draft.effortScale = scale;
            })
          }
        />
      </Section>
      <Section title={m.oneRepMax} text={m.oneRepMaxText}>
        <div className={styles.controls}>
          <OneRepMaxMethodSelect label={m.oneRepMax} />
        </div>
      </Section>
      <Section
        title={m.weeklyTargets}
        text={m.weeklyTargetsText}
        action={
          <Link variant="button" {...volumeLink()}>
            {m.openVolume}
          </Link>
        }
      />
      <Section title={m.rest} text={m.restText}>
        <div className={styles.controls}>
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
        </div>
      </Section>
      <Section title={m.bars} text={m.barsText}>
        <OwnBars />
      </Section>
      <Section title={m.plates} text={m.platesText}>
        <OwnPlates />
      </Section>
      <Section
        title={m.zones}
        text={m.zonesText}
        action={
          <Link variant="button" {...zonesLink}>
            {m.openZones}
          </Link>
        }
      />
      <Section title={m.trainingLocations} text={m.trainingLocationsText}>
        <OwnPlaces />
      </Section>
    </>
  );
}
