import { bench, roller, seat } from '../figure/shapes.ts';
import type { Movement } from './movement.ts';
import { highPlank, lying, onFloor, seated, split, standing } from './poses.ts';

export const presses = {
  'bench-press': {
    load: 'hands',
    fixed: bench([8, 46.4], 32),
    positions: [
      { ...lying, arm: { to: [19, 27.2] } },
      { ...lying, arm: { to: [22.5, 37.6] } },
    ],
  },
  'incline-press': {
    load: 'hands',
    fixed: 'M27 52.5H39M11 35L27 52.5M22 48V61M34 52.5V61',
    positions: [
      { hip: [30, 49.4], lean: -46, leg: { to: [43, 58.8] }, arm: { to: [21, 24.2] } },
      { hip: [30, 49.4], lean: -46, leg: { to: [43, 58.8] }, arm: { to: [25.5, 33.6] } },
    ],
  },
  'decline-press': {
    load: 'hands',
    fixed: `M9 53.4L37 43.4M15 51.4V61M36 44V61${roller([47.6, 47.4])}`,
    positions: [
      { hip: [34, 41.6], lean: -110, leg: [92, 20], foot: 100, arm: { to: [22.5, 30] } },
      { hip: [34, 41.6], lean: -110, leg: [92, 20], foot: 100, arm: { to: [26, 39] } },
    ],
  },
  'floor-press': {
    load: 'hands',
    positions: [
      { ...onFloor, arm: { to: [18.5, 41.6] } },
      { ...onFloor, arm: { to: [25.5, 49.6] } },
    ],
  },
  'chest-press': {
    load: 'hands',
    fixed: seat,
    positions: [
      { ...seated, hip: [24, 46.6], arm: { to: [29, 37] } },
      { ...seated, hip: [24, 46.6], arm: { to: [38.6, 36] } },
    ],
    moving: ['M29 33V41M29 33L31 24', 'M38.6 32V40M38.6 32L35 22'],
  },
  'standing-chest-press': {
    load: 'hands',
    pulley: [4, 27],
    positions: [
      {
        hip: [29, 38],
        lean: 10,
        leg: { to: [36, 58.8] },
        farLeg: { to: [22, 58] },
        farFoot: 80,
        arm: { to: [35, 27.5] },
      },
      { hip: [29, 38], lean: 12, leg: { to: [36, 58.8] }, farLeg: { to: [22, 58] }, farFoot: 80, arm: [88, 88] },
    ],
  },
  'push-up': {
    positions: [highPlank, { hip: [29.7, 54.6], lean: 87, leg: { to: [8, 55.4] }, foot: 20, arm: { to: [41, 58.8] } }],
    typical: 0,
  },
  'knee-push-up': {
    typical: 0,
    positions: [
      { hip: [28, 52.4], lean: 60, leg: [-57, -112], foot: 170, arm: { to: [41, 58.8] } },
      { hip: [29, 56.4], lean: 85, leg: [-78, -112], foot: 170, arm: { to: [41, 58.8] } },
    ],
  },
  'incline-push-up': {
    fixed: 'M38 50.4H56M42 50.4V61M52 50.4V61',
    typical: 0,
    positions: [
      { hip: [26.4, 42], lean: 48, leg: { to: [10, 56.6] }, foot: 35, arm: { to: [43.5, 48.4] } },
      { hip: [29.4, 46.6], lean: 62, leg: { to: [10, 56.6] }, foot: 35, arm: { to: [43.5, 48.4] } },
    ],
  },
  'decline-push-up': {
    fixed: 'M4 46H18M7 46V61M15 46V61',
    typical: 0,
    positions: [
      { hip: [33, 43.4], lean: 90, leg: { to: [11, 43] }, foot: 10, arm: { to: [46, 58.8] } },
      { hip: [32.3, 48.4], lean: 103, leg: { to: [11, 43] }, foot: 10, nod: -10, arm: { to: [46, 58.8] } },
    ],
  },
  'pike-push-up': {
    positions: [
      { hip: [26, 36.6], lean: 138, leg: { to: [18, 57] }, foot: 50, arm: { to: [43, 58.8] } },
      { hip: [28, 37.2], lean: 146, leg: { to: [18, 57] }, foot: 50, arm: { to: [43.5, 58.8] } },
    ],
    typical: 0,
  },
  'handstand-push-up': {
    fixed: 'M38 4V61',
    typical: 0,
    positions: [
      { hip: [32, 29.6], lean: 180, leg: { to: [34, 7.8] }, foot: 190, arm: [0, 0] },
      { hip: [32, 39], lean: 180, leg: { to: [34, 17.2] }, foot: 190, arm: { to: [30, 59] } },
    ],
  },
  handstand: {
    positions: [{ hip: [32, 29.6], lean: 180, leg: [180, 180], foot: 190, arm: [0, 0] }],
  },
  planche: {
    positions: [{ hip: [31, 44], lean: 88, leg: [-90, -90], foot: -90, arm: { to: [39, 58.8] } }],
  },
  dip: {
    fixed: 'M20 37H46M23 37V61M43 37V61',
    positions: [
      { hip: [30, 32.4], lean: 6, leg: [14, -70], foot: -40, arm: { to: [32, 35.6] } },
      { hip: [27.5, 41], lean: 26, leg: [20, -76], foot: -50, arm: { to: [32, 35.6] } },
    ],
  },
  'bench-dip': {
    fixed: 'M4 47.6H23M8 47.6V61M19 47.6V61',
    positions: [
      { hip: [25, 43], lean: -8, leg: { to: [41, 58] }, foot: 140, arm: { to: [21, 46] } },
      { hip: [26.5, 52], lean: -12, leg: { to: [41, 58] }, foot: 140, arm: { to: [21, 46] } },
    ],
  },
  'machine-dip': {
    fixed: seat,
    positions: [
      { ...seated, hip: [24, 46.6], arm: { to: [28.5, 38.5] } },
      { ...seated, hip: [24, 46.6], lean: 2, arm: { to: [27.5, 49] } },
    ],
    moving: ['M24 38.5H44', 'M23 49H44'],
  },
  'overhead-press': {
    load: 'hands',
    pulley: [31, 60],
    positions: [
      { ...standing, lean: -3, arm: { to: [34.5, 23] } },
      { ...standing, arm: { to: [31.5, 7.6] } },
    ],
  },
  'seated-overhead-press': {
    load: 'hands',
    fixed: seat,
    positions: [
      { ...seated, hip: [24, 46.6], arm: { to: [26.8, 32] } },
      { ...seated, hip: [24, 46.6], arm: { to: [23.5, 17.4] } },
    ],
  },
  'z-press': {
    load: 'hands',
    positions: [
      { hip: [25, 57.6], lean: 0, leg: [88, 90], foot: 150, arm: { to: [28.4, 43.6] } },
      { hip: [25, 57.6], lean: 0, leg: [88, 90], foot: 150, arm: { to: [25.4, 28.4] } },
    ],
  },
  'landmine-press': {
    load: 'hands',
    positions: [
      { ...standing, hip: [24, 36.8], leg: { to: [24, 58.8] }, lean: 4, arm: { to: [29.5, 25.5] } },
      { ...standing, hip: [24, 36.8], leg: { to: [24, 58.8] }, lean: 10, arm: { to: [38.4, 17.4] } },
    ],
    moving: ['M58 60L29.5 25.5', 'M58 60L38.4 17.4'],
  },
  'split-jerk': {
    load: 'hands',
    positions: [
      { ...standing, arm: { to: [34, 23] } },
      { hip: [28, 42], lean: 0, ...split, farLeg: { to: [13.5, 55.4] }, arm: { to: [28.5, 12.8] } },
    ],
  },
  thruster: {
    load: 'hands',
    typical: 0,
    positions: [
      { hip: [22.5, 48.5], lean: 24, leg: { to: [30, 58.8] }, arm: { to: [31, 36.2] } },
      { ...standing, arm: { to: [31.5, 7.6] } },
    ],
  },
} satisfies Readonly<Record<string, Movement>>;
