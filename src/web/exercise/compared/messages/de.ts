import type { messages as english } from './en.ts';

export const messages: typeof english = {
  oneRepMax: ({ exercise }) => `${exercise}, geschätztes 1RM`,
  oneRepMaxAbout: 'Die beste geschätzte Maximalkraft des Tages.',
  effort: 'Anstrengung im Training',
  effortAbout: 'Die höchste Anstrengung des Tages, von 0 bis 10.',
  load: 'Tagesbelastung',
  loadAbout: 'Anstrengung × Minuten, über alle Einheiten des Tages.',
  sets: 'Arbeitssätze',
  setsAbout: 'Sätze ohne Aufwärmsätze, über alle Übungen des Tages. Ein einseitiger Satz zählt halb.',
  metresPerBeat: 'Laufen: Meter pro Herzschlag',
  metresPerBeatAbout:
    'Tempo zur Herzfrequenz: Distanz ÷ (durchschnittliche Herzfrequenz × Minuten in Bewegung). Der höchste Wert der Läufe des Tages.',
  metresPerBeatValue: ({ count }) => `${count}\u00a0m`,
  measureAbout: 'Der Wert des Tages; bei mehreren der Mittelwert.',
};
