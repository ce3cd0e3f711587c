import type { Movement } from './movement.ts';
import { standing } from './poses.ts';

export const squats = {
  'back-squat': {
    load: 'back',
    positions: [
      { ...standing, lean: 5, arm: [-35, 132] },
      { hip: [22, 48.5], lean: 42, nod: -10, leg: { to: [30, 58.8] }, arm: [-12, 152] },
    ],
  },
  'front-squat': {
    load: 'chest',
    positions: [
      { ...standing, arm: [72, 235] },
      { hip: [22.5, 48.5], lean: 24, leg: { to: [30, 58.8] }, arm: [80, 240] },
    ],
  },
  'goblet-squat': {
    load: 'hands',
    positions: [
      { ...standing, arm: [12, 130] },
      { hip: [22, 48.5], lean: 28, leg: { to: [30, 58.8] }, arm: [20, 135] },
    ],
  },
  'overhead-squat': {
    load: 'hands',
    positions: [
      { ...standing, arm: [178, 180] },
      { hip: [22, 48.5], lean: 28, nod: -5, leg: { to: [30, 58.8] }, arm: [172, 176] },
    ],
  },
  squat: {
    positions: [
      { ...standing, arm: [4, 12] },
      { hip: [21, 48.5], lean: 40, nod: -15, leg: { to: [30, 58.8] }, arm: [88, 90] },
    ],
  },
  'squat-at-sides': {
    load: 'hands',
    positions: [
      { ...standing, arm: [0, 2] },
      { hip: [21.5, 48.2], lean: 36, nod: -10, leg: { to: [30, 58.8] }, arm: [0, 2] },
    ],
  },
  'pistol-squat': {
    positions: [
      { ...standing, arm: [60, 70], farLeg: [25, 20], farFoot: 110 },
      { hip: [23, 50], lean: 38, nod: -15, leg: { to: [29, 58.8] }, arm: [88, 90], farLeg: [86, 84], farFoot: 160 },
    ],
  },
  'shrimp-squat': {
    positions: [
      { ...standing, arm: [60, 70], farLeg: [2, -115], farFoot: -40 },
      { hip: [23, 47.4], lean: 40, nod: -15, leg: { to: [30, 58.8] }, arm: [84, 86], farLeg: [14, -96], farFoot: -60 },
    ],
  },
  'sissy-squat': {
    positions: [
      { ...standing, arm: [30, 60] },
      { hip: [25, 40.5], lean: -30, leg: [50, -42], foot: 45, arm: [60, 80] },
    ],
  },
  'wall-sit': { fixed: 'M18 10V61', positions: [{ hip: [21, 47.4], lean: 0, leg: [90, 2], arm: [20, 60] }] },
  'hack-squat': {
    fixed: 'M12 12L38 57M38 61L50 54',
    positions: [
      { hip: [30.5, 38], lean: -30, leg: [30, 30], foot: 120, arm: [10, 120] },
      { hip: [36, 47.5], lean: -30, leg: { to: [41.5, 57] }, foot: 120, arm: [10, 120] },
    ],
    moving: ['M28.5 41L19.2 25', 'M34 50.5L24.7 34.5'],
  },
  'leg-press': {
    fixed: 'M7 37L19 53.5H27M22 53.5V61M50 19L32 61',
    typical: 1,
    positions: [
      { hip: [23, 50], lean: -42, leg: { to: [39.5, 36.5] }, foot: 205, arm: { to: [26, 51] } },
      { hip: [23, 50], lean: -42, leg: { to: [32.5, 42.3] }, foot: 205, arm: { to: [26, 51] } },
    ],
    moving: ['M36 27L44.8 42.5', 'M29 32.8L37.8 48.3'],
  },
} satisfies Readonly<Record<string, Movement>>;
