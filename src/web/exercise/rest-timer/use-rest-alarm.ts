import { useEffect, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { RestTimer } from '#domain/exercise/resting/index.ts';
import { equalPlain, type Instant } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { showNotice } from '../../notifications/index.ts';
import { useProfileData } from '../../replica/index.ts';
import { inOneTab } from '../../secure-context/index.ts';
import { deviceChoices } from './device-choices.ts';
import { restingMessages } from './messages/index.ts';
import { spokenLabel } from './rest-labels.ts';
import { playRestOver, readySound } from './rest-sound.ts';
import { useRestClock } from './use-rest-clock.ts';

/** The alarm is silent if it is later than this: the phone slept, and a user who wakes it sees the time. */
const latestAlarmMs = 90_000;
const saidBeforeMs = 10_000;
/**
 * The delay before the sound is created. This takes 40 ms, so the press is painted first. Browsers count it as part of
 * the user action for up to a second.
 */
const afterPressMs = 250;

/**
 * Announces a rest when it starts, shortly before its end and at its end, where an alarm also uses sound, vibration and
 * a notification according to the user's settings. Returns the announcement for screen readers.
 */
export function useRestAlarm(timerOfWorkout: RestTimer | undefined): string {
  const timer = useSame(timerOfWorkout);
  const m = useMessages(restingMessages);
  const { locale } = useLocale();
  const { clock, subscribe } = useRestClock();
  const { sound = true, vibrate = true } = useProfileData().preferences.rest;
  const [said, setSaid] = useState('');
  const wanted = useRef({ sound, vibrate, m, locale });
  wanted.current = { sound, vibrate, m, locale };

  useEffect(() => {
    const ready = () => {
      if (wanted.current.sound) window.setTimeout(readySound, afterPressMs);
    };
    // this code runs a moment after the page is shown, so the first press may already have happened
    if (navigator.userActivation?.hasBeenActive) ready();
    window.addEventListener('click', ready);
    window.addEventListener('keydown', ready);
    return () => {
      window.removeEventListener('click', ready);
      window.removeEventListener('keydown', ready);
    };
  }, []);

  useEffect(() => {
    if (timer === undefined) return setSaid('');
    let before = clock.left(timer);
    const say = (milliseconds: number) => {
      const { m: labels, locale: language } = wanted.current;
      setSaid(labels.restLeft({ time: spokenLabel(Math.ceil(milliseconds / 1000), language) }));
    };
    if (before > 0) say(before);
    return subscribe(() => {
      const left = clock.left(timer);
      if (before > saidBeforeMs && left <= saidBeforeMs && left > 0) say(left);
      if (before > 0 && left <= 0) {
        setSaid(wanted.current.m.restOver);
        if (left > -latestAlarmMs) {
          const { m: labels, ...how } = wanted.current;
          void alarmOnce(timer.endsAt, { ...how, title: labels.restOver, text: labels.noticeText });
        }
      }
      before = left;
    });
  }, [timer, clock, subscribe]);

  return said;
}

interface Wanted {
  readonly sound: boolean;
  readonly vibrate: boolean;
  readonly title: string;
  readonly text: string;
}

/** Returns the same object until its content changes, since a workout is parsed again with every keystroke. */
function useSame(timer: RestTimer | undefined): RestTimer | undefined {
  const kept = useRef(timer);
  if (!equalPlain(kept.current, timer)) kept.current = timer;
  return kept.current;
}

/** Returns a function that sounds the alarm for what its title says, unless it is too late. */
export function useAlarm(): (title: string, at: Instant, sinceMs: number) => void {
  const { sound = true, vibrate = true } = useProfileData().preferences.rest;
  return (title, at, sinceMs) => {
    if (sinceMs < latestAlarmMs) void alarmOnce(at, { sound, vibrate, title, text: '' });
  };
}

/** Sounds the alarm in only one of the open tabs. */
async function alarmOnce(at: Instant, wanted: Wanted): Promise<void> {
  await inOneTab(`mensana-rest-${at}`, async () => {
    await alarm(wanted);
    await new Promise((done) => window.setTimeout(done, 5_000)); // other tabs check slightly later
  });
}

async function alarm({ sound, vibrate, title, text }: Wanted): Promise<void> {
  if (vibrate) navigator.vibrate?.([200, 100, 200]);
  if (sound) void playRestOver();
  if (deviceChoices.notify.value && document.hidden) await showNotice({ title, body: text, tag: 'mensana-rest' });
}
