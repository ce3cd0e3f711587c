import { flag, LocalPreference } from '../../local-preferences/index.ts';

/** What a person chose on this device alone: it says nothing about them, and no other device has a use for it. */
export const deviceChoices = {
  /** Says in a notification of the device that a rest is over. */
  notify: new LocalPreference('mensana-rest-notify', flag),
  /** Keeps the screen on while a workout runs. */
  awake: new LocalPreference('mensana-screen-awake', flag),
};
