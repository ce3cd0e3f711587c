import { box } from '../figure/shapes.ts';
import type { Movement } from './movement.ts';
import { crouched, highPlank, inFront, jumping } from './poses.ts';

export const jumps = {
  'squat-jump': { positions: [crouched, jumping] },
  'tuck-jump': {
    positions: [crouched, { hip: [30, 31], lean: 12, leg: [118, -20], foot: 50, arm: [50, 80] }],
  },
  'box-jump': {
    fixed: box([36, 49.5], 20),
    positions: [
      { ...crouched, hip: [15, 45.5], leg: { to: [22, 58.8] } },
      { hip: [37.5, 37], lean: 42, leg: { to: [44, 47.3] }, arm: [60, 75] },
    ],
  },
  'depth-jump': {
    fixed: box([4, 49.5], 18),
    positions: [
      { hip: [16, 25.4], lean: 2, leg: { to: [16, 47.3] }, arm: [10, 20] },
      { ...jumping, hip: [42, 31.5] },
    ],
  },
  'broad-jump': {
    positions: [
      { ...crouched, hip: [19, 45.5], leg: { to: [26, 58.8] } },
      { hip: [31, 37], lean: 34, leg: { to: [46, 49] }, foot: 110, arm: [120, 115] },
    ],
  },
  burpee: { positions: [highPlank, jumping] },
  'jumping-jack': {
    positions: [
      { ...inFront, leg: { turns: [2, 0] }, arm: { turns: [8, 4] } },
      { ...inFront, hip: [32, 35], leg: { turns: [26, 26] }, arm: { turns: [146, 158] } },
    ],
  },
  'jump-rope': {
    positions: [
      { ...inFront, leg: { turns: [2, 0] }, arm: { turns: [14, 50] } },
      { ...inFront, hip: [32, 34], leg: { turns: [2, 0] }, arm: { turns: [14, 50] } },
    ],
    moving: ['M45.4 37C58 24 50 4 32 4S6 24 18.6 37', 'M45.4 34.2C52 46 50 60 32 60S12 46 18.6 34.2'],
  },
} satisfies Readonly<Record<string, Movement>>;
