import { useMessages } from '../language/index.ts';
import styles from './landing.module.css';
import { landingMessages } from './messages/index.ts';
import dayDark from './pictures/phone-day-dark.avif';
import dayLight from './pictures/phone-day-light.avif';
import noteDark from './pictures/phone-note-dark.avif';
import noteLight from './pictures/phone-note-light.avif';
import workoutDark from './pictures/phone-workout-dark.avif';
import workoutLight from './pictures/phone-workout-light.avif';
import wideDark from './pictures/wide-note-dark.avif';
import wideLight from './pictures/wide-note-light.avif';

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
  return (
    <picture className={styles.heroPicture}>
      <source media={and(onPhone, dark)} srcSet={noteDark} {...phone} />
      <source media={onPhone} srcSet={noteLight} {...phone} />
      <source media={dark} srcSet={wideDark} {...wide} />
      <img src={wideLight} alt={m.pictureNote} {...wide} fetchPriority="high" />
    </picture>
  );
}

/** Shows a page of the app as on a phone. It is below the fold, so it loads when it comes near. */
export function PhonePicture({ name, dark }: PictureProps & { readonly name: 'day' | 'workout' }) {
  const m = useMessages(landingMessages);
  const { light, night, alt } = {
    day: { light: dayLight, night: dayDark, alt: m.pictureDay },
    workout: { light: workoutLight, night: workoutDark, alt: m.pictureWorkout },
  }[name];
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
