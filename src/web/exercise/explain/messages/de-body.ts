import type { body as english } from './en-body.ts';

export const body: typeof english = {
  'body/trend': {
    name: 'Gewichtstrend',
    formula: 'Trend + 0,1 × (Gewicht − Trend), jeden Tag',
    meaning:
      'Beginnt bei deinem ersten Gewicht und glättet das tägliche Auf und Ab. Nach Tagen ohne Wiegen steht 1 − 0,9^Tage an der Stelle von 0,1.',
    source: 'J. Walker, The Hacker’s Diet, 1991',
    range: 'Hinkt etwa zehn Tage hinterher. Gewichte desselben Tages werden gemittelt.',
  },
  'body/trendPerWeek': {
    name: 'Trendänderung pro Woche',
    formula: '(Trend jetzt − Trend vor 28 Tagen) ÷ Tage dazwischen × 7',
    meaning: 'Bei weniger als 28 Tagen mit Körpergewicht gilt der erste Tag als Anfang.',
    source: 'Auf Grundlage des Gewichtstrends in J. Walker, The Hacker’s Diet, 1991',
    range: 'Mindestens eine Woche mit Körpergewicht.',
  },
  'body/basalEnergy': {
    name: 'Grundumsatz nach Mifflin-St Jeor',
    formula: '10 × kg + 6,25 × cm − 5 × Jahre + 5 (Männer) oder − 161 (Frauen)',
    meaning:
      'Die Kilokalorien, die dein Körper in völliger Ruhe pro Tag verbraucht. Arbeit und Training verbrauchen mehr.',
    source: 'M. D. Mifflin, S. T. St Jeor et al., American Journal of Clinical Nutrition 51:241, 1990',
    range: 'Erwachsene von 19 bis 78 Jahren. Bei den meisten höchstens etwa 10\u00a0% neben dem gemessenen Wert.',
  },
  'body/navy': {
    name: 'Körperfett, US-Navy-Methode',
    formula:
      'Männer: 495 ÷ (1,0324 − 0,19077 × log(Taille − Hals) + 0,15456 × log(Größe)) − 450; Frauen: 495 ÷ (1,29579 − 0,35004 × log(Taille + Hüfte − Hals) + 0,22100 × log(Größe)) − 450; in cm',
    meaning:
      'Männer messen die Taille am Nabel, Frauen an der schmalsten Stelle. Miss den Hals unter dem Kehlkopf und die Hüfte an der breitesten Stelle.',
    source: 'J. A. Hodgdon und M. B. Beckett, Naval Health Research Center, Berichte 84-11 und 84-29, 1984',
    range: 'Erwachsene. Der typische Fehler beträgt 3,5 bis 3,7 Prozentpunkte.',
  },
  'training/time': {
    name: 'Trainingszeit',
    formula: 'Dauer des Krafttrainings ohne Unterbrechungen + Dauer der Aktivitäten',
    meaning:
      'Aktivitäten zählen mit ihrer Zeit in Bewegung oder, wenn sie fehlt, mit ihrer Gesamtzeit. Aktivitäten ohne Zeit und laufendes Training zählen als 0.',
    source: 'Deine eingetragenen Einheiten',
    range: 'Einheiten, die nicht im Papierkorb liegen, nach dem Tag ihres Beginns.',
  },
  'goals/streak': {
    name: 'Serie',
    formula: 'aufeinanderfolgende Zeiträume bis heute, in denen du das Ziel erreicht hast',
    meaning: 'Der laufende Zeitraum zählt, sobald du das Ziel erreichst. Bis dahin unterbricht er die Serie nicht.',
    source: 'Deine eingetragenen Einheiten',
    range: 'Einheiten, die nicht im Papierkorb liegen, nach dem Tag ihres Beginns.',
  },
};
