import type { Drawing } from '#domain/exercise/index.ts';
import { arms } from './arms.ts';
import { hinges } from './hinges.ts';
import { holds } from './holds.ts';
import { jumps } from './jumps.ts';
import { legs } from './legs.ts';
import { lunges } from './lunges.ts';
import type { Movement } from './movement.ts';
import { presses } from './presses.ts';
import { pulls } from './pulls.ts';
import { shoulders } from './shoulders.ts';
import { squats } from './squats.ts';
import { travel } from './travel.ts';
import { trunk } from './trunk.ts';

/** What each drawing shows. */
export const movements: Readonly<Record<Drawing, Movement>> = {
  ...squats,
  ...hinges,
  ...lunges,
  ...legs,
  ...presses,
  ...shoulders,
  ...pulls,
  ...arms,
  ...trunk,
  ...holds,
  ...jumps,
  ...travel,
};
