import type { ExerciseTexts } from '../exercise-text.ts';

export const conditioning: ExerciseTexts = {
  running: {
    steps: ['Fang locker an.', 'Finde ein Tempo, bei dem du gleichmäßig atmen kannst.', 'Werde gegen Ende langsamer.'],
    cues: ['Schnelle, leichte Schritte.'],
  },
  'treadmill-running': {
    steps: [
      'Stell dich mit den Füßen neben das Band und starte es.',
      'Lauf in der Mitte des Bands.',
      'Werde langsamer, bevor du absteigst.',
    ],
    cues: ['Nach vorn schauen, nicht nach unten.'],
  },
  sprint: {
    steps: ['Wärm dich gut auf.', 'Lauf eine kurze Strecke schnell.', 'Geh zurück und erhol dich ganz.'],
    cues: ['Aufhören, bevor du langsamer wirst.'],
  },
  'hill-sprint': {
    steps: ['Wähl einen Anstieg, für den du 10 bis 30 Sekunden brauchst.', 'Lauf kräftig hoch.', 'Geh hinunter.'],
    cues: ['Knie nach vorn ziehen.'],
  },
  'shuttle-run': {
    steps: ['Lauf zur Linie und berühr sie.', 'Dreh um und lauf zurück.', 'Wiederhole.'],
    cues: ['In der Wende tief bleiben.'],
  },
  walking: {
    steps: ['Geh aufrecht.', 'Lass die Arme schwingen.', 'Wähl ein Tempo, bei dem du reden kannst.'],
    cues: ['Über den ganzen Fuß abrollen.'],
  },
  'incline-walk': {
    steps: [
      'Stell das Laufband auf Steigung.',
      'Geh, ohne dich festzuhalten.',
      'Verringere die Steigung, bevor du anhältst.',
    ],
    cues: ['Hände weg vom Geländer.'],
  },
  hiking: {
    steps: ['Geh langsamer los, als du möchtest.', 'Mach bergauf kurze Schritte.', 'Halt die Knie bergab locker.'],
    cues: ['Früh essen und trinken.'],
  },
  rucking: {
    steps: [
      'Pack das Gewicht hoch und nah am Rücken.',
      'Geh mit kurzen Schritten.',
      'Steigere das Gewicht nach und nach.',
    ],
    cues: ['Riemen festziehen.'],
  },
  cycling: {
    steps: [
      'Stell den Sattel so, dass das Knie immer leicht gebeugt bleibt.',
      'Fahr in einem Gang, der leicht läuft.',
      'Fahr am Ende locker aus.',
    ],
    cues: ['Schultern locker lassen.'],
  },
  'exercise-bike': {
    steps: ['Stell den Sattel auf Hüfthöhe.', 'Tritt gleichmäßig.', 'Fahr am Ende locker aus.'],
    cues: ['Hüfte ruhig halten.'],
  },
  'air-bike': {
    steps: ['Stell den Sattel ein.', 'Drück und zieh beim Treten mit den Armen.', 'Finde dein Tempo.'],
    cues: ['Beim Drücken ausatmen.'],
  },
  'rowing-machine': {
    steps: [
      'Drück zuerst mit den Beinen.',
      'Lehn dich zurück und zieh dann den Griff zu den Rippen.',
      'Geh umgekehrt zurück: Arme, Rücken, Beine.',
    ],
    cues: ['Beine, Rücken, Arme.'],
  },
  'ski-machine': {
    steps: [
      'Streck dich nach oben.',
      'Zieh die Arme nach unten und beug dich vor.',
      'Richte dich mit der Hüfte wieder auf.',
    ],
    cues: ['Das Gewicht in die Griffe hängen.'],
  },
  elliptical: {
    steps: ['Steig auf und fang langsam an.', 'Drück und zieh gleichmäßig.', 'Halt die Fersen unten.'],
    cues: ['Aufrecht stehen.'],
  },
  'stair-climber': {
    steps: [
      'Steig auf und fang langsam an.',
      'Setz den ganzen Fuß auf die Stufe.',
      'Halt dich nur fürs Gleichgewicht fest.',
    ],
    cues: ['Gerade stehen.'],
  },
  'step-machine': {
    steps: ['Stell die Füße auf die Pedale.', 'Drück sie abwechselnd nach unten.', 'Tritt gleichmäßig.'],
    cues: ['Nicht aufs Geländer stützen.'],
  },
  'climber-machine': {
    steps: [
      'Füße auf die Pedale, Hände an die Griffe.',
      'Beweg immer einen Arm und das gegenüberliegende Bein zusammen.',
      'Halt einen gleichmäßigen Zug.',
    ],
    cues: ['Lange oder kurze Züge, aber gleichmäßig.'],
  },
  swimming: {
    steps: ['Schwimm dich mit lockeren Bahnen ein.', 'Schwimm mit langen Zügen.', 'Atme unter Wasser aus.'],
    cues: ['Lang und locker bleiben.'],
  },
  'jump-rope': {
    steps: [
      'Halt die Hände auf Hüfthöhe und dreh das Seil aus den Handgelenken.',
      'Spring nur so hoch wie nötig.',
      'Lande auf den Fußballen.',
    ],
    cues: ['Kleine Sprünge.'],
  },
  'double-under': {
    steps: ['Spring etwas höher als sonst.', 'Dreh das Seil zweimal unter den Füßen durch.', 'Lande weich.'],
    cues: ['Schnelle Handgelenke.'],
  },
  'battle-ropes': {
    steps: [
      'Steh tief, ein Ende in jeder Hand.',
      'Mach Wellen, abwechselnd oder mit beiden Armen.',
      'Lass sie bis zur Befestigung laufen.',
    ],
    cues: ['Hüfte tief.'],
  },
  'shadow-boxing': {
    steps: ['Hände hoch, Füße in Bewegung.', 'Schlag in Kombinationen.', 'Beweg dich nach jeder weiter.'],
    cues: ['Die Hände zurück zum Gesicht.'],
  },
  'heavy-bag': {
    steps: ['Bandagier die Hände.', 'Schlag mit geraden Handgelenken.', 'Beweg dich um den Sack.'],
    cues: ['Die Hüfte drehen.'],
  },
  'rock-climbing': {
    steps: ['Wärm dich an leichten Griffen auf.', 'Steig mit den Füßen voran.', 'Mach Pause zwischen den Versuchen.'],
    cues: ['Arme gestreckt, wann immer es geht.'],
  },
  skating: {
    steps: ['Beug die Knie.', 'Stoß dich zur Seite ab.', 'Gleite und wechsle das Bein.'],
    cues: ['Tief und flüssig bleiben.'],
  },
  'cross-country-skiing': {
    steps: ['Stoß dich ab und gleite.', 'Setz die Stöcke und schieb.', 'Halt den Rhythmus.'],
    cues: ['Das Gewicht bleibt über dem gleitenden Ski.'],
  },
  'downhill-skiing': {
    steps: [
      'Fahr dich auf einem leichten Hang ein.',
      'Fahr Kurven mit weichen Knien.',
      'Mach Pause, bevor die Beine müde sind.',
    ],
    cues: ['Hände nach vorn.'],
  },
  snowboarding: {
    steps: [
      'Fahr dich auf einem leichten Hang ein.',
      'Fahr mit weichen Knien von Kante zu Kante.',
      'Mach Pause, bevor die Beine müde sind.',
    ],
    cues: ['Schau, wohin du fahren willst.'],
  },
  kayaking: {
    steps: [
      'Sitz aufrecht.',
      'Streck dich, setz das Blatt ein und dreh den Oberkörper.',
      'Nimm das Blatt an der Hüfte heraus.',
    ],
    cues: ['Drehen, nicht ziehen.'],
  },
  yoga: {
    steps: ['Atme durch die Nase.', 'Geh langsam von Haltung zu Haltung.', 'Ruh dich am Ende aus.'],
    cues: ['Nie in den Schmerz gehen.'],
  },
  pilates: {
    steps: [
      'Atme ruhig und richte den Brustkorb aus.',
      'Beweg dich langsam und genau.',
      'Halt den unteren Rücken lang.',
    ],
    cues: ['Kleine Bewegungen, volle Kontrolle.'],
  },
  stretching: {
    steps: ['Wärm dich zuerst auf.', 'Geh sanft in die Dehnung.', 'Halt eine halbe Minute und atme.'],
    cues: ['Leichter Zug, kein Schmerz.'],
  },
  dancing: {
    steps: ['Wärm dich auf.', 'Folge der Musik.', 'Lass es ruhig ausklingen.'],
    cues: ['Hab Spaß dabei.'],
  },
};
