import { bench, box } from '../figure/shapes.ts';
import type { Movement } from './movement.ts';
import { inFront, split, standing } from './poses.ts';

export const lunges = {
  lunge: {
    load: 'hands',
    positions: [
      { ...standing, arm: [0, 2] },
      { hip: [29, 45.4], lean: 4, ...split, arm: [0, 2] },
    ],
  },
  'barbell-lunge': {
    load: 'back',
    positions: [
      { ...standing, lean: 3, arm: [-35, 132] },
      { hip: [29, 45.4], lean: 5, ...split, arm: [-35, 132] },
    ],
  },
  'bulgarian-split-squat': {
    load: 'hands',
    fixed: bench([4, 48], 15),
    positions: [
      { hip: [31, 37.4], lean: 6, leg: { to: [36, 58.8] }, arm: [0, 2], farLeg: { to: [15, 46] }, farFoot: -85 },
      { hip: [28, 47], lean: 14, leg: { to: [36, 58.8] }, arm: [0, 2], farLeg: { to: [15, 46] }, farFoot: -85 },
    ],
  },
  'barbell-bulgarian-split-squat': {
    load: 'back',
    fixed: bench([4, 48], 15),
    positions: [
      { hip: [31, 37.4], lean: 8, leg: { to: [36, 58.8] }, arm: [-35, 132], farLeg: { to: [15, 46] }, farFoot: -85 },
      { hip: [28, 47], lean: 16, leg: { to: [36, 58.8] }, arm: [-30, 136], farLeg: { to: [15, 46] }, farFoot: -85 },
    ],
  },
  'lateral-lunge': {
    load: 'hand',
    positions: [
      { view: 'front', hip: [32, 38.6], leg: { turns: [24, 24] }, arm: { turns: [8, -40], seen: [1, 0.7] } },
      {
        view: 'front',
        hip: [25, 45.6],
        lean: -4,
        leg: { turns: [54, 54] },
        leftLeg: { turns: [74, -24] },
        arm: { turns: [14, -60], seen: [1, 0.6] },
      },
    ],
  },
  'lateral-walk': {
    positions: [
      {
        ...inFront,
        hip: [32, 38.6],
        leg: { turns: [22, -6], seen: [0.9, 1] },
        arm: { turns: [14, -70], seen: [1, 0.6] },
      },
      {
        ...inFront,
        hip: [32, 41],
        leg: { turns: [42, 18], seen: [0.95, 1] },
        arm: { turns: [14, -70], seen: [1, 0.6] },
      },
    ],
    moving: ['M39 47.4H25', 'M42 48H22'],
  },
  'step-up': {
    load: 'hands',
    fixed: box([34, 49.5], 20),
    positions: [
      { hip: [28, 37.4], lean: 12, leg: { to: [39, 47.3] }, arm: [0, 2], farLeg: { to: [27, 58.8] } },
      { hip: [40, 25.4], lean: 2, leg: { to: [40, 47.3] }, arm: [0, 2], farLeg: [22, -30], farFoot: 60 },
    ],
  },
  'barbell-step-up': {
    load: 'back',
    fixed: box([34, 49.5], 20),
    positions: [
      { hip: [28, 37.4], lean: 12, leg: { to: [39, 47.3] }, arm: [-30, 136], farLeg: { to: [27, 58.8] } },
      { hip: [40, 25.4], lean: 3, leg: { to: [40, 47.3] }, arm: [-35, 132], farLeg: [22, -30], farFoot: 60 },
    ],
  },
} satisfies Readonly<Record<string, Movement>>;
