import { flag, LocalPreference } from '../../local-preferences/index.ts';

/** Preferences that apply to this device only. They say nothing about the user, and other devices do not need them. */
export const deviceChoices = {
  /** Whether the device shows a notification when the rest timer ends. */
  notify: new LocalPreference('mensana-rest-notify', flag),
  /** Whether the screen stays on during a workout. */
  awake: new LocalPreference('mensana-screen-awake', flag),
};
