import type { endurance as english } from './en-endurance.ts';

const raceRange = 'Wettkämpfe von etwa 3,5 Minuten bis 4 Stunden, mit vollem Einsatz gelaufen.';

export const endurance: typeof english = {
  'endurance/pace': {
    name: 'Pace',
    formula: 'Zeit ÷ Distanz',
    meaning: 'Nutzt die Zeit in Bewegung, wenn sie eingetragen ist. Bestzeiten nutzen die Gesamtzeit.',
    source: 'Definition',
    range: 'Jede Distanz und Zeit über 0.',
  },
  'endurance/speed': {
    name: 'Geschwindigkeit',
    formula: 'Distanz ÷ Zeit',
    meaning: 'Nutzt die Zeit in Bewegung, wenn sie eingetragen ist. Bestzeiten nutzen die Gesamtzeit.',
    source: 'Definition',
    range: 'Jede Distanz und Zeit über 0.',
  },
  'endurance/flatPace': {
    name: 'Steigungsbereinigte Pace',
    formula:
      'Pace × Energieaufwand in der Ebene ÷ Energieaufwand an der Steigung; beim Laufen beträgt er 155,4 i⁵ − 30,4 i⁴ − 43,3 i³ + 46,3 i² + 19,5 i + 3,6, beim Gehen 280,5 i⁵ − 58,7 i⁴ − 76,8 i³ + 51,9 i² + 19,6 i + 2,5',
    meaning:
      'Die Pace in der Ebene, die gleich viel Energie kostet. i ist die Steigung: Höhenmeter ÷ Distanz. Nur auf dem Laufband: Draußen sagen die Höhenmeter allein nicht, wie steil die Strecke war und wie viel davon bergab ging.',
    source: 'A. E. Minetti et al., Journal of Applied Physiology 93:1039, 2002',
    range: 'Steigungen bis 45\u00a0%. Gemessen bei trainierten Männern auf dem Laufband.',
  },
  'endurance/zone': {
    name: 'Herzfrequenzzone',
    formula: 'die erste deiner Zonen, die bei der durchschnittlichen Herzfrequenz oder darüber endet',
    meaning: 'Nutzt die Zonen, die an diesem Tag galten. Zonen der Sportart haben Vorrang vor Zonen für alle.',
    source: 'Die Zonengrenzen, die du eingegeben hast',
    range: 'Eine Herzfrequenz über der letzten Grenze zählt zur letzten Zone.',
  },
  'endurance/banister': {
    name: 'Trainingsimpuls (TRIMP) nach Banister',
    formula:
      'Minuten × x × y, mit x = (Herzfrequenz − Ruhepuls) ÷ (Maximum − Ruhepuls); Männer y = 0,64 e^(1,92 x), Frauen y = 0,86 e^(1,67 x)',
    meaning:
      'Aus den Runden berechnet, wenn jede eine Herzfrequenz hat, sonst aus dem Durchschnitt. Je mehr deine Herzfrequenz schwankte, desto mehr unterschätzt der Durchschnitt die Belastung.',
    source: 'E. W. Banister, 1975; Konstanten von R. H. Morton et al., Journal of Applied Physiology 69:1171, 1990',
    range: 'Gleichmäßige Belastung. x liegt zwischen 0 und 1. Nicht für Krafttraining geeignet.',
  },
  'endurance/edwards': {
    name: 'Belastung nach Zonen, Edwards',
    formula:
      'Minuten bei 50–60, 60–70, 70–80, 80–90 und 90–100\u00a0% der maximalen Herzfrequenz, mal 1, 2, 3, 4 und 5',
    meaning:
      'Aus den Runden berechnet, wenn jede eine Herzfrequenz hat. Sonst zählt die ganze Dauer in der Zone des Durchschnitts.',
    source: 'S. Edwards, The Heart Rate Monitor Book, 1993',
    range: 'Zeit unter 50\u00a0% der maximalen Herzfrequenz zählt als 0.',
  },
  'endurance/vdot': {
    name: 'VDOT',
    formula:
      '(−4,60 + 0,182258 v + 0,000104 v²) ÷ (0,8 + 0,1894393 e^(−0,012778 t) + 0,2989558 e^(−0,1932605 t)), v in Metern pro Minute, t in Minuten',
    meaning:
      'Der Sauerstoffbedarf deines Tempos, geteilt durch den Anteil der VO₂max, den du so lange halten kannst. Nutzt die Gesamtzeit und ist nur für einen Wettkampf oder einen Lauf mit vollem Einsatz aussagekräftig.',
    source: 'J. Daniels und J. Gilbert, Oxygen Power, 1979',
    range: raceRange,
  },
  'endurance/vdotTime': {
    name: 'Wettkampfzeit, VDOT',
    formula: 'die Zeit über die Distanz, die dasselbe VDOT ergibt',
    meaning: 'Setzt voraus, dass du für die Distanz trainiert bist.',
    source: 'J. Daniels und J. Gilbert, Oxygen Power, 1979',
    range: raceRange,
  },
  'endurance/riegel': {
    name: 'Wettkampfzeit, Riegel',
    formula: 'Zeit × (andere Distanz ÷ Distanz)^1,06',
    meaning:
      'Setzt voraus, dass du für die Distanz trainiert bist. Je weiter die Distanzen auseinanderliegen, desto ungenauer.',
    source: 'P. S. Riegel, American Scientist 69:285, 1981',
    range: raceRange,
  },
  'endurance/cooper': {
    name: 'VO₂max, Cooper-Test',
    formula: '(Meter in 12 Minuten − 504,9) ÷ 44,73',
    meaning: 'Wird für Läufe von genau 12 Minuten angezeigt.',
    source: 'K. H. Cooper, JAMA 203:201, 1968',
    range: 'Erwachsene, die in 12 Minuten so weit laufen, wie sie können.',
  },
  'endurance/bestTime': {
    name: 'Bestzeit',
    formula: 'die kürzeste Gesamtzeit über die Distanz in einer Aktivität, ihren Runden oder ihrer Aufzeichnung',
    meaning:
      'Eine Aktivität oder aufeinanderfolgende Runden zählen für eine Distanz, wenn sie höchstens 0,25\u00a0% kürzer (Meilen sind gerundet) oder 2\u00a0% länger sind (Uhren messen zu viel). Fehlen Pausen in den Runden, zählt jede Runde für sich.',
    source: 'Deine Aktivitäten',
    range: 'Aktivitäten mit Distanz und Zeit, außer auf Laufband und Rolle.',
  },
  'endurance/gearDistance': {
    name: 'Distanz der Ausrüstung',
    formula: 'Anfangsdistanz + die Distanz aller zugehörigen Aktivitäten',
    meaning: 'Eine Aktivität zählt voll für jedes Stück Ausrüstung, das du benutzt hast.',
    source: 'Deine Aktivitäten',
    range: 'Aktivitäten, die nicht im Papierkorb liegen.',
  },
  'endurance/tanaka': {
    name: 'Maximale Herzfrequenz nach Alter, Tanaka',
    formula: '208 − 0,7 × Alter',
    meaning:
      'Einzelne Menschen können um zehn Schläge oder mehr abweichen. Eine gemessene maximale Herzfrequenz hat Vorrang.',
    source: 'H. Tanaka et al., Journal of the American College of Cardiology 37:153, 2001',
    range: 'Erwachsene.',
  },
  'endurance/fox': {
    name: 'Maximale Herzfrequenz nach Alter, Fox',
    formula: '220 − Alter',
    meaning:
      'Die älteste Formel. Für die meisten über 40 zu niedrig; einzelne Menschen können um zehn Schläge oder mehr abweichen.',
    source: 'S. M. Fox et al., Annals of Clinical Research 3:404, 1971',
    range: 'Erwachsene.',
  },
};
