import type { load as english } from './en-load.ts';

const session =
  'Einheiten mit einer Dauer und einer Anstrengung von 0 bis 10 oder einer aufgezeichneten Herzfrequenz. Eine Einheit ohne beides zählt als 0, dann ist der Wert zu niedrig.';

export const load: typeof english = {
  'sets/muscle': {
    name: 'Arbeitssätze pro Muskel',
    formula: 'die Summe der Arbeitssätze × wie viel jeder für den Muskel zählt',
    meaning:
      'Ein Satz zählt für einen Hauptmuskel als 1 und für einen Nebenmuskel meist als 0,5. Aufwärmsätze und Sätze mit 0 Wiederholungen zählen nicht. Ein einseitiger Satz zählt halb. Wie nah ein Satz am Muskelversagen war, spielt keine Rolle.',
    source:
      'B. Schoenfeld, D. Ogborn, J. Krieger, Journal of Sports Sciences 35:1073, 2017; Nebenmuskeln wie bei J. Pelland et al., SportRxiv, 2024',
    range:
      'Sätze mit Widerstand; Laufen, Gehen und Radfahren zählen für keinen Muskel. Studien finden mit mehr Sätzen mehr Muskelaufbau, bei abnehmendem Nutzen. Etwa 10 pro Woche sind ein gutes Minimum.',
  },
  'sets/week': {
    name: 'Arbeitssätze diese Woche',
    formula: 'die Summe der Arbeitssätze aller Übungen',
    meaning:
      'Aufwärmsätze und Sätze mit 0 Wiederholungen zählen nicht. Ein einseitiger Satz zählt halb. Wie nah ein Satz am Muskelversagen war, spielt keine Rolle.',
    source: 'B. Schoenfeld, D. Ogborn, J. Krieger, Journal of Sports Sciences 35:1073, 2017',
    range: 'Eine Summe über alle Muskeln. Den Vergleich mit deinen Wochenzielen findest du unter „Volumen“.',
  },
  'load/day': {
    name: 'Tagesbelastung',
    formula: 'die Summe aus Anstrengung × Minuten über alle Einheiten des Tages',
    meaning:
      'Gilt für Krafttraining und Laufen gleich, deshalb kannst du beides addieren. Eine aufgezeichnete Herzfrequenz zählt als die Anstrengung, der sie entspricht. Die Einheit ist willkürlich.',
    source:
      'C. Foster et al., Journal of Strength and Conditioning Research 15:109, 2001; für die Herzfrequenz C. E. Garber et al., Medicine & Science in Sports & Exercise 43:1334, 2011',
    range: session,
  },
  'load/week': {
    name: 'Wochenbelastung (7 Tage)',
    formula: 'die Summe aus Anstrengung × Minuten über alle Einheiten von sieben Tagen',
    meaning:
      'Gilt für Krafttraining und Laufen gleich, deshalb kannst du beides addieren. Eine aufgezeichnete Herzfrequenz zählt als die Anstrengung, der sie entspricht. Die Einheit ist willkürlich.',
    source:
      'C. Foster et al., Journal of Strength and Conditioning Research 15:109, 2001; für die Herzfrequenz C. E. Garber et al., Medicine & Science in Sports & Exercise 43:1334, 2011',
    range: session,
  },
  'load/ctl': {
    name: 'Chronische Trainingsbelastung, CTL',
    formula: 'CTL von gestern × e^(−1 ÷ Tage) + Belastung heute × (1 − e^(−1 ÷ Tage))',
    meaning:
      'Dein Training über einen langen Zeitraum, wobei die letzten Tage am meisten zählen. Misst, was du gemacht hast, nicht wie fit du bist.',
    source: 'E. Banister et al., Australian Journal of Sports Medicine 7:57, 1975; A. Coggan; wie in GoldenCheetah',
    range: `Jeder Kalendertag zählt, Ruhetage als 0. Der Wert beginnt bei 0, deshalb sind die ersten Wochen zu niedrig, oder bei der Belastung, die du eingibst. ${session}`,
  },
  'load/atl': {
    name: 'Akute Trainingsbelastung, ATL',
    formula: 'ATL von gestern × e^(−1 ÷ Tage) + Belastung heute × (1 − e^(−1 ÷ Tage))',
    meaning: 'Wie CTL, aber über einen kurzen Zeitraum.',
    source: 'E. Banister et al., Australian Journal of Sports Medicine 7:57, 1975; A. Coggan; wie in GoldenCheetah',
    range: `Jeder Kalendertag zählt, Ruhetage als 0. ${session}`,
  },
  'load/tsb': {
    name: 'Belastungsbilanz, TSB',
    formula: 'CTL von gestern − ATL von gestern',
    meaning: 'Deine Bilanz am Anfang des Tages. Unter 0 hast du zuletzt mehr trainiert, als du gewohnt bist.',
    source: 'A. Coggan, H. Allen, Training and Racing with a Power Meter, 2006; wie in GoldenCheetah',
    range: 'Beschreibt Belastung. Sagt weder Leistung noch Verletzungen voraus.',
  },
  'load/ramp': {
    name: 'Steigerung',
    formula: 'CTL heute − CTL vor sieben Tagen',
    meaning: 'Wie schnell deine Belastung steigt.',
    source: 'A. Coggan, H. Allen, Training and Racing with a Power Meter, 2006',
    range:
      'Keine Grenze schützt nachweislich vor Verletzungen: Die dafür vorgeschlagenen Verhältnisse sind umstritten (Lolli et al., 2019; Impellizzeri et al., 2020).',
  },
  'load/monotony': {
    name: 'Monotonie',
    formula: 'mittlere Tagesbelastung von sieben Tagen ÷ ihre Standardabweichung',
    meaning: 'Wie ähnlich die Tage waren. Nutzt die Standardabweichung der Stichprobe, die durch sechs teilt.',
    source: 'C. Foster, Medicine & Science in Sports & Exercise 30:1164, 1998',
    range: 'Sieben Tage, die nicht alle gleich sind. Apps, die durch sieben teilen, zeigen einen höheren Wert.',
  },
  'load/strain': {
    name: 'Beanspruchung',
    formula: 'Wochenbelastung × Monotonie',
    source: 'C. Foster, Medicine & Science in Sports & Exercise 30:1164, 1998',
    range: 'Sieben Tage, die nicht alle gleich sind.',
  },
};
