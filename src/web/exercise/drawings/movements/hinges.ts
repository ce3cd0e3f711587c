import { roller } from '../figure/shapes.ts';
import type { Movement } from './movement.ts';
import { fromFloor, onFloor, standing } from './poses.ts';

export const hinges = {
  deadlift: {
    load: 'hands',
    typical: 0,
    positions: [fromFloor, { ...standing, arm: { to: [33.6, 39.6] } }],
  },
  'romanian-deadlift': {
    load: 'hands',
    positions: [
      { ...standing, arm: { to: [33.6, 39.6] } },
      { hip: [22, 38.2], lean: 72, nod: -10, leg: { to: [30, 58.8] }, arm: { to: [35, 50.3] } },
    ],
  },
  'single-leg-deadlift': {
    load: 'hands',
    positions: [
      { ...standing, arm: [4, 6] },
      { hip: [28, 37.2], lean: 82, nod: -10, leg: { to: [31, 58.8] }, arm: [2, 2], farLeg: [-84, -88], farFoot: -10 },
    ],
  },
  'good-morning': {
    load: 'back',
    positions: [
      { ...standing, lean: 4, arm: [-35, 132] },
      { hip: [22, 38.2], lean: 66, nod: -10, leg: { to: [30, 58.8] }, arm: [22, 188] },
    ],
  },
  'seated-good-morning': {
    load: 'back',
    fixed: 'M14 49.5h16M22 49.5V61',
    positions: [
      { hip: [23, 46.6], lean: 4, leg: { to: [35, 58.8] }, arm: [-35, 132] },
      { hip: [23, 46.6], lean: 58, nod: -10, leg: { to: [35, 58.8] }, arm: [16, 182] },
    ],
  },
  'jefferson-curl': {
    load: 'hands',
    positions: [
      { ...standing, arm: { to: [33.6, 39.6] } },
      { hip: [27, 37.2], lean: 44, chest: 132, nod: 20, leg: { to: [30, 58.8] }, arm: [2, 2] },
    ],
  },
  'hip-thrust': {
    load: 'hips',
    fixed: 'M5 61V46.5H16V61',
    positions: [
      { hip: [23.5, 53], lean: -48, nod: 20, leg: { to: [39, 58.8] }, arm: { to: [22, 49] } },
      { hip: [27.5, 43.6], lean: -90, nod: 25, leg: { to: [39, 58.8] }, arm: { to: [26, 40] } },
    ],
  },
  'glute-bridge': {
    load: 'hips',
    positions: [
      { ...onFloor, arm: [88, 90] },
      { hip: [30.5, 50.2], lean: -124, nod: 34, leg: { to: [45, 58.8] }, arm: [88, 90] },
    ],
  },
  'pull-through': {
    load: 'hands',
    pulley: [5, 56],
    positions: [
      { hip: [25, 39.6], lean: 72, nod: -10, leg: { to: [32, 58.8] }, arm: { to: [27, 48.5] } },
      { ...standing, hip: [33, 36.8], leg: { to: [33, 58.8] }, arm: { to: [35.5, 39] } },
    ],
  },
  'kettlebell-swing': {
    load: 'hands',
    positions: [
      { hip: [22, 41], lean: 62, nod: -20, leg: { to: [30, 58.8] }, arm: { to: [25, 48.5] } },
      { ...standing, arm: [88, 90] },
    ],
  },
  'back-extension': {
    fixed: 'M37 43V61M32 48L40.5 39.5M13 54L20 61',
    positions: [
      { hip: [33.5, 39.5], lean: 128, leg: [-45, -45], foot: 45, arm: { to: [44, 42] } },
      { hip: [33.5, 39.5], lean: 45, leg: [-45, -45], foot: 45, arm: { to: [44.5, 36.5] } },
    ],
  },
  'machine-back-extension': {
    fixed: 'M16 49.5h16M24 49.5V61M44 61L48 54',
    positions: [
      { hip: [24, 46.6], lean: 46, leg: { to: [41, 56.6] }, foot: 150, arm: [60, 200] },
      { hip: [24, 46.6], lean: -24, leg: { to: [41, 56.6] }, foot: 150, arm: [30, 140] },
    ],
    moving: [roller([28.4, 33.6]), roller([13.6, 36.4])],
  },
  'reverse-hyperextension': {
    fixed: 'M30 39.4H55M34 39.4V61M51 39.4V61',
    positions: [
      { hip: [30, 36], lean: 90, leg: [2, -2], foot: 85, arm: { to: [49, 44.5] } },
      { hip: [30, 36], lean: 90, leg: [-92, -94], foot: -60, arm: { to: [49, 44.5] } },
    ],
  },
  superman: {
    positions: [
      { hip: [28, 58.2], lean: 90, leg: [-90, -90], foot: -80, arm: [90, 90] },
      { hip: [28, 58.2], lean: 86, chest: 70, leg: [-100, -104], foot: -95, arm: [108, 110] },
    ],
  },
} satisfies Readonly<Record<string, Movement>>;
