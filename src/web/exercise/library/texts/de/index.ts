import type { ExerciseTexts } from '../exercise-text.ts';
import { arms } from './arms.ts';
import { back } from './back.ts';
import { carries } from './carries.ts';
import { chest } from './chest.ts';
import { conditioning } from './conditioning.ts';
import { hinges } from './hinges.ts';
import { legIsolation } from './leg-isolation.ts';
import { power } from './power.ts';
import { shoulders } from './shoulders.ts';
import { squats } from './squats.ts';
import { trunk } from './trunk.ts';

export const messages: ExerciseTexts = {
  ...squats,
  ...hinges,
  ...legIsolation,
  ...chest,
  ...shoulders,
  ...back,
  ...arms,
  ...trunk,
  ...power,
  ...carries,
  ...conditioning,
};
