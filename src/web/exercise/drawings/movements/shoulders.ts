import type { Movement } from './movement.ts';
import { inFront, seatedInFront, standing } from './poses.ts';

export const shoulders = {
  'lateral-raise': {
    load: 'hands',
    positions: [
      { ...inFront, arm: { turns: [8, 4] } },
      { ...inFront, arm: { turns: [88, 84] } },
    ],
  },
  'around-the-world': {
    load: 'hands',
    positions: [
      { ...inFront, arm: { turns: [8, 4] } },
      { ...inFront, arm: { turns: [158, 166] } },
    ],
  },
  'front-raise': {
    load: 'hands',
    pulley: [10, 59],
    positions: [
      { ...standing, arm: [8, 12] },
      { ...standing, lean: -2, arm: [88, 90] },
    ],
  },
  'reverse-fly': {
    load: 'hands',
    positions: [
      { ...inFront, hip: [32, 37.4], seen: 0.4, arm: { turns: [2, -4] } },
      { ...inFront, hip: [32, 37.4], seen: 0.4, arm: { turns: [84, 80] } },
    ],
  },
  'y-raise': {
    load: 'hands',
    positions: [
      { ...inFront, hip: [32, 37.4], seen: 0.4, arm: { turns: [2, -4] } },
      { ...inFront, hip: [32, 37.4], seen: 0.4, arm: { turns: [140, 142], seen: [0.9, 0.9] } },
    ],
  },
  'rear-fly': {
    load: 'hands',
    positions: [
      { ...inFront, arm: { turns: [60, -20], seen: [0.35, 0.3] } },
      { ...inFront, arm: { turns: [90, 90] } },
    ],
  },
  'machine-rear-fly': {
    fixed: 'M22 49H42M32 49V61',
    positions: [
      { ...seatedInFront, arm: { turns: [90, 90], seen: [0.3, 0.2] } },
      { ...seatedInFront, arm: { turns: [90, 90] } },
    ],
    moving: ['M41 27V37M23 27V37', 'M53.4 27V37M10.6 27V37'],
  },
  'pull-apart': {
    positions: [
      { ...inFront, arm: { turns: [60, -20], seen: [0.35, 0.3] } },
      { ...inFront, arm: { turns: [90, 90] } },
    ],
    moving: ['M38.2 24.2H25.8', 'M53.4 23.8H10.6'],
  },
  'upright-row': {
    load: 'hands',
    positions: [
      { ...inFront, arm: { turns: [4, -8] } },
      { ...inFront, arm: { turns: [104, -42] } },
    ],
  },
  shrug: {
    load: 'hands',
    positions: [
      { ...inFront, arm: { turns: [6, 3] } },
      { ...inFront, shrug: 2.4, arm: { turns: [6, 3] } },
    ],
  },
  'external-rotation': {
    load: 'hand',
    pulley: [5, 32],
    positions: [
      { ...inFront, arm: { turns: [2, -80], seen: [1, 0.8] }, leftArm: { turns: [8, 4] } },
      { ...inFront, arm: { turns: [2, 82], seen: [1, 0.9] }, leftArm: { turns: [8, 4] } },
    ],
  },
  'internal-rotation': {
    load: 'hand',
    pulley: [60, 32],
    positions: [
      { ...inFront, arm: { turns: [2, 82], seen: [1, 0.9] }, leftArm: { turns: [8, 4] } },
      { ...inFront, arm: { turns: [2, -80], seen: [1, 0.8] }, leftArm: { turns: [8, 4] } },
    ],
  },
  fly: {
    load: 'hands',
    fixed: 'M27 49.5H37M29 49.5V61M35 49.5V61',
    positions: [
      {
        view: 'front',
        hip: [32, 46],
        seen: 0.2,
        leg: { turns: [48, 4], seen: [0.5, 0.85] },
        arm: { turns: [168, 186] },
      },
      {
        view: 'front',
        hip: [32, 46],
        seen: 0.2,
        leg: { turns: [48, 4], seen: [0.5, 0.85] },
        arm: { turns: [84, 112] },
      },
    ],
  },
  'cable-fly': {
    load: 'hands',
    pulleys: [60, 12],
    fixed: 'M60 12V61M4 12V61',
    positions: [
      { ...inFront, arm: { turns: [86, 100] } },
      { ...inFront, arm: { turns: [34, -52], seen: [0.85, 0.75] } },
    ],
  },
  'low-cable-fly': {
    load: 'hands',
    pulleys: [60, 56],
    fixed: 'M60 12V61M4 12V61',
    positions: [
      { ...inFront, arm: { turns: [40, 34] } },
      { ...inFront, arm: { turns: [20, -150], seen: [0.5, 0.7] } },
    ],
  },
  'pec-deck': {
    fixed: 'M22 49H42M32 49V61',
    positions: [
      { ...seatedInFront, arm: { turns: [88, 178] } },
      { ...seatedInFront, arm: { turns: [80, 184], seen: [0.2, 1] } },
    ],
    moving: ['M47.6 20V32M16.4 20V32', 'M41 21V33M23 21V33'],
  },
} satisfies Readonly<Record<string, Movement>>;
