import { messages as common } from '../../../common/messages/en.ts';
import { spelled } from '../../../language/index.ts';

export const messages = {
  oneRepMax: ({ exercise }: { readonly exercise: string }) => `${exercise}, estimated 1RM`,
  oneRepMaxAbout: 'The best estimated one-rep max of the day.',
  effort: 'Session effort',
  effortAbout: 'The highest effort of the day, from 0 to 10.',
  load: 'Daily training load',
  loadAbout: 'Effort × minutes, over all sessions of the day.',
  sets: common.sets,
  setsAbout: 'Sets without warm-ups, over all exercises of the day. A one-sided set counts as half.',
  metresPerBeat: spelled`Running: metres per heartbeat`,
  metresPerBeatAbout:
    'Pace at heart rate: distance ÷ (average heart rate × minutes moving). The highest of the day’s runs.',
  metresPerBeatValue: ({ count }: { readonly count: string }) => `${count} m`,
  measureAbout: 'The value of the day; the mean if there are several.',
};
