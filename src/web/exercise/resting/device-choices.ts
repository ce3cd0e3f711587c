import { flag, KeptValue } from '../../kept/index.ts';

/** What a person chose on this device alone: it says nothing about them, and no other device has a use for it. */
export const deviceChoices = {
  /** Says in a notification of the device that a rest is over. */
  notify: new KeptValue('mensana-rest-notify', flag),
  /** Keeps the screen on while a workout runs. */
  awake: new KeptValue('mensana-screen-awake', flag),
};
