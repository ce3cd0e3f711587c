import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { bodyWeightUnit, lengthUnit, loadUnit } from '../exercise/index.ts';
import { useMessages } from '../language/index.ts';
import { Loading } from '../page/index.ts';
import { assign, useProfileData } from '../replica/index.ts';
import { distanceUnit, regionDefaults } from '../time/index.ts';
import { Select } from '../ui/select.tsx';
import { profileMessages } from './messages/index.ts';
import { ChoiceSection, Section } from './section.tsx';

/** Settings for units, week and clock. The default follows the region and is not stored. */
export function UnitsPart() {
  const m = useMessages(profileMessages);
  const { locale } = useLocale();
  const { ready, preferences, changePreferences } = useProfileData();
  if (!ready) return <Loading />;
  const { units } = preferences;
  const change = (chosen: Partial<typeof units>) =>
    changePreferences((draft) => void Object.assign(draft.units, chosen));
  return (
    <>
      <ChoiceSection
        title={m.load}
        text={m.loadText}
        options={[
          { id: 'kg', label: m.kilograms },
          { id: 'lb', label: m.pounds },
        ]}
        value={loadUnit(undefined, units.load, locale)}
        onChange={(load) => change({ load })}
      />
      <ChoiceSection
        title={m.distance}
        options={[
          { id: 'km', label: m.kilometres },
          { id: 'mi', label: m.miles },
        ]}
        value={distanceUnit(units.distance, locale)}
        onChange={(distance) => change({ distance })}
      />
      <ChoiceSection
        title={m.bodyWeight}
        text={m.bodyWeightText}
        options={[
          { id: 'kg', label: m.kilograms },
          { id: 'lb', label: m.pounds },
          { id: 'st', label: m.stones },
        ]}
        value={bodyWeightUnit(units, locale)}
        onChange={(bodyWeight) => change({ bodyWeight })}
      />
      <ChoiceSection
        title={m.length}
        options={[
          { id: 'cm', label: m.centimetres },
          { id: 'in', label: m.inches },
        ]}
        value={lengthUnit(units, locale)}
        onChange={(length) => change({ length })}
      />
      <WeekAndClock />
    </>
  );
}

function WeekAndClock() {
  const m = useMessages(profileMessages);
  const { locale } = useLocale();
  const { preferences, changePreferences } = useProfileData();
  const usual = regionDefaults(locale);
  const weekdays = useMemo(() => weekdayNames(locale), [locale]);
  const { weekStart = usual.weekStart, hourCycle = usual.hourCycle } = preferences;
  return (
    <>
      <ChoiceSection
        title={m.hours}
        options={[
          { id: 'h23', label: m.hours24 },
          { id: 'h12', label: m.hours12 },
        ]}
        value={hourCycle}
        onChange={(chosen) => changePreferences(assign({ hourCycle: chosen }))}
      />
      <Section title={m.weekStart}>
        <Select
          label={m.weekStart}
          isLabelHidden
          options={weekdays}
          value={String(weekStart)}
          onChange={(day) => changePreferences(assign({ weekStart: Number(day) }))}
        />
      </Section>
    </>
  );
}

/** Returns the names of the weekdays, with 0 for Sunday. Monday comes first because it is the most common choice. */
function weekdayNames(locale: string) {
  const name = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const sunday = Date.UTC(2026, 10, 22);
  return [1, 2, 3, 4, 5, 6, 0].map((day) => ({ id: String(day), label: name.format(sunday + day * 86_400_000) }));
}
