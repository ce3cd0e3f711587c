import type { LibraryNames } from '../translated-names.ts';

export const carries: LibraryNames = {
  'farmers-walk': ['Farmer’s Walk', 'Farmers Walk mit Kurzhanteln'],
  'suitcase-carry': ['Koffertragen', 'Einseitiger Farmer’s Walk'],
  'overhead-carry': ['Überkopftragen', 'Kellnergang'],
  'front-rack-carry': ['Tragen in der Frontablage'],
  'zercher-carry': ['Zercher-Tragen'],
  'yoke-walk': ['Yoke Walk', 'Jochlaufen', 'Joch tragen'],
  'sandbag-carry': ['Sandsacktragen'],
  'husafell-carry': ['Husafell-Stein tragen', 'Stein tragen'],
  'sled-push': ['Schlittenschieben'],
  'sled-pull': ['Schlittenziehen'],
  'backward-sled-drag': ['Schlittenziehen rückwärts'],
};
