import type { Language } from '#domain/language/index.ts';
import { useLanguage, useMessages } from '../language/index.ts';
import styles from './landing.module.css';
import { landingMessages } from './messages/index.ts';
import dayDarkDe from './pictures/phone-day-dark-de.avif';
import dayDarkEn from './pictures/phone-day-dark-en.avif';
import dayLightDe from './pictures/phone-day-light-de.avif';
import dayLightEn from './pictures/phone-day-light-en.avif';
import noteDarkDe from './pictures/phone-note-dark-de.avif';
import noteDarkEn from './pictures/phone-note-dark-en.avif';
import noteLightDe from './pictures/phone-note-light-de.avif';
import noteLightEn from './pictures/phone-note-light-en.avif';
import workoutDarkDe from './pictures/phone-workout-dark-de.avif';
import workoutDarkEn from './pictures/phone-workout-dark-en.avif';
import workoutLightDe from './pictures/phone-workout-light-de.avif';
import workoutLightEn from './pictures/phone-workout-light-en.avif';
import wideDarkDe from './pictures/wide-note-dark-de.avif';
import wideDarkEn from './pictures/wide-note-dark-en.avif';
import wideLightDe from './pictures/wide-note-light-de.avif';
import wideLightEn from './pictures/wide-note-light-en.avif';

type PictureName = 'wide' | 'note' | 'day' | 'workout';

type Pictures = { readonly [N in PictureName]: { readonly light: string; readonly dark: string } };

/** The pictures by language. */
const byLanguage: { readonly [L in Language]: Pictures } = {
  en: {
    wide: { light: wideLightEn, dark: wideDarkEn },
    note: { light: noteLightEn, dark: noteDarkEn },
    day: { light: dayLightEn, dark: dayDarkEn },
    workout: { light: workoutLightEn, dark: workoutDarkEn },
  },
  de: {
    wide: { light: wideLightDe, dark: wideDarkDe },
    note: { light: noteLightDe, dark: noteDarkDe },
    day: { light: dayLightDe, dark: dayDarkDe },
    workout: { light: workoutLightDe, dark: workoutDarkDe },
  },
};

/** The sizes that `npm run screenshots` takes, in CSS pixels. */
const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 780 };
const onPhone = '(max-width: 599.98px)';

interface PictureProps {
  /** The media query under which the dark picture is shown. */
  readonly dark: string;
}

/** Shows a note with a chart: on phones as it looks on a phone, elsewhere as on a computer. */
export function HeroPicture({ dark }: PictureProps) {
  const m = useMessages(landingMessages);
  const { note, wide: whole } = byLanguage[useLanguage()];
  return (
    <picture className={styles.heroPicture}>
      <source media={and(onPhone, dark)} srcSet={note.dark} {...phone} />
      <source media={onPhone} srcSet={note.light} {...phone} />
      <source media={dark} srcSet={whole.dark} {...wide} />
      <img src={whole.light} alt={m.pictureNote} {...wide} fetchPriority="high" />
    </picture>
  );
}

/** Shows a page of the app as on a phone. It is below the fold, so it loads when it comes near. */
export function PhonePicture({ name, dark }: PictureProps & { readonly name: 'day' | 'workout' }) {
  const m = useMessages(landingMessages);
  const { light, dark: night } = byLanguage[useLanguage()][name];
  const alt = { day: m.pictureDay, workout: m.pictureWorkout }[name];
  return (
    <picture className={styles.phonePicture}>
      <source media={dark} srcSet={night} {...phone} />
      <img src={light} alt={alt} {...phone} loading="lazy" decoding="async" />
    </picture>
  );
}

/** Joins two media queries. `not all` cannot be part of another one. */
function and(first: string, second: string): string {
  if (second === 'all') return first;
  return second === 'not all' ? second : `${first} and ${second}`;
}
