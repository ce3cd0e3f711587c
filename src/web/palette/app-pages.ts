import { comparedLink } from '../links/comparison.ts';
import {
  activitiesLink,
  bestTimesLink,
  bodyLink,
  builtInProgrammesLink,
  calendarLink,
  exercisesLink,
  gearLink,
  goalsLink,
  loadLink,
  progressLink,
  routinesLink,
  totalsLink,
  volumeLink,
  workoutsLink,
  zonesLink,
} from '../links/exercise.ts';
import { listLink } from '../links/notes.ts';
import { profilePartLink } from '../links/profile.ts';
import type { LinkTarget } from '../ui/link-target.ts';
import type { messages } from './messages/en.ts';

/** The pages that the palette finds by their names. The first pages of the sections are among its commands. */
export const appPages: { readonly [Name in keyof typeof messages.pages]: LinkTarget } = {
  workouts: workoutsLink(),
  activities: activitiesLink(),
  trainingCalendar: calendarLink(),
  exercises: exercisesLink(),
  routines: routinesLink(),
  builtInProgrammes: builtInProgrammesLink,
  strength: progressLink(),
  volume: volumeLink(),
  load: loadLink,
  body: bodyLink,
  goals: goalsLink,
  bestTimes: bestTimesLink(),
  totals: totalsLink(),
  gear: gearLink,
  zones: zonesLink,
  tasks: listLink('tasks'),
  reminders: listLink('reminders'),
  templates: listLink('templates'),
  archive: listLink('archive'),
  compareDays: comparedLink({}),
  data: profilePartLink('data'),
  units: profilePartLink('units'),
  notifications: profilePartLink('notifications'),
  appearance: profilePartLink('appearance'),
  language: profilePartLink('language'),
  devices: profilePartLink('sessions'),
  trainingSettings: profilePartLink('training'),
  sources: profilePartLink('sources'),
};
