import { bench } from '../figure/shapes.ts';
import type { Movement } from './movement.ts';
import { bentOver, inFront, lying, standing } from './poses.ts';

export const arms = {
  curl: {
    load: 'hands',
    pulley: [54, 59],
    positions: [
      { ...standing, arm: [-2, 12] },
      { ...standing, arm: [4, 142] },
    ],
  },
  'bayesian-curl': {
    load: 'hands',
    pulley: [6, 59],
    positions: [
      { hip: [33, 38], lean: 6, leg: { to: [39, 58.8] }, farLeg: { to: [27, 58.4] }, farFoot: 80, arm: [-28, -24] },
      { hip: [33, 38], lean: 6, leg: { to: [39, 58.8] }, farLeg: { to: [27, 58.4] }, farFoot: 80, arm: [-20, 132] },
    ],
  },
  'high-cable-curl': {
    load: 'hands',
    pulleys: [61, 16],
    fixed: 'M61 14V61M3 14V61',
    positions: [
      { ...inFront, arm: { turns: [92, 94] } },
      { ...inFront, arm: { turns: [92, 222] } },
    ],
  },
  'incline-curl': {
    load: 'hands',
    fixed: 'M27 52.5H39M11 35L27 52.5M22 48V61M34 52.5V61',
    positions: [
      { hip: [30, 49.4], lean: -46, leg: { to: [43, 58.8] }, arm: [0, 4] },
      { hip: [30, 49.4], lean: -46, leg: { to: [43, 58.8] }, arm: [4, 140] },
    ],
  },
  'preacher-curl': {
    load: 'hands',
    fixed: 'M16 49.5h12M22 49.5V61M29 38L39 48M36 45V61',
    positions: [
      { hip: [23, 46.6], lean: 12, leg: { to: [34, 58.8] }, arm: [52, 58] },
      { hip: [23, 46.6], lean: 12, leg: { to: [34, 58.8] }, arm: [48, 165] },
    ],
  },
  'concentration-curl': {
    load: 'hands',
    fixed: 'M14 49.5h14M21 49.5V61',
    positions: [
      { hip: [22, 46.6], lean: 52, leg: { to: [36, 58.8] }, arm: [6, 6] },
      { hip: [22, 46.6], lean: 52, leg: { to: [36, 58.8] }, arm: [6, 142] },
    ],
  },
  'spider-curl': {
    load: 'hands',
    fixed: 'M24 51L42 33M33 42V61',
    positions: [
      { hip: [24, 45.6], lean: 48, leg: { to: [12, 58.8] }, foot: 75, arm: [4, 6] },
      { hip: [24, 45.6], lean: 48, leg: { to: [12, 58.8] }, foot: 75, arm: [8, 128] },
    ],
  },
  pushdown: {
    load: 'hands',
    pulley: [40, 4],
    positions: [
      { ...standing, lean: 8, arm: [-8, 118] },
      { ...standing, lean: 8, arm: [-4, 4] },
    ],
  },
  'overhead-extension': {
    load: 'hands',
    pulley: [8, 58],
    positions: [
      { ...standing, arm: [172, -40] },
      { ...standing, arm: [178, 178] },
    ],
  },
  'seated-triceps-extension': {
    load: 'hands',
    fixed: 'M16 49.5h12M22 49.5V61M29 38L39 48M36 45V61',
    positions: [
      { hip: [23, 46.6], lean: 12, leg: { to: [34, 58.8] }, arm: [48, 165] },
      { hip: [23, 46.6], lean: 12, leg: { to: [34, 58.8] }, arm: [52, 58] },
    ],
  },
  'skull-crusher': {
    load: 'hands',
    fixed: bench([8, 46.4], 32),
    positions: [
      { ...lying, arm: [182, 182] },
      { ...lying, arm: [190, -78] },
    ],
  },
  kickback: {
    load: 'hands',
    pulley: [58, 46],
    positions: [
      { ...bentOver, arm: [-66, 2] },
      { ...bentOver, arm: [-70, -70] },
    ],
  },
} satisfies Readonly<Record<string, Movement>>;
