import type { ExerciseTexts } from '../exercise-text.ts';

export const power: ExerciseTexts = {
  'clean-and-jerk': {
    steps: [
      'Setz die Stange auf die Schultern um und steh auf.',
      'Geh leicht in die Knie und stoß sie über den Kopf.',
      'Fang sie mit gestreckten Armen und steh.',
    ],
    cues: ['Eins nach dem anderen.'],
  },
  clean: {
    steps: [
      'Zieh die Stange vom Boden an den Beinen entlang.',
      'Spring und zieh dich unter sie.',
      'Fang sie in der Frontkniebeuge und steh auf.',
    ],
    cues: ['Schnelle Ellbogen.'],
  },
  'power-clean': {
    steps: [
      'Zieh die Stange vom Boden.',
      'Spring und heb die Schultern.',
      'Fang sie auf den Schultern, höher als eine halbe Kniebeuge.',
    ],
    cues: ['Die Ellbogen schnell durchdrehen.'],
  },
  'hang-clean': {
    steps: [
      'Steh mit der Stange an der Hüfte.',
      'Senk sie bis zu den Knien und spring.',
      'Fang sie in der Frontkniebeuge.',
    ],
    cues: ['Erst geduldig, dann schnell.'],
  },
  'hang-power-clean': {
    steps: ['Steh mit der Stange an der Hüfte.', 'Senk sie etwas und spring.', 'Fang sie hoch auf den Schultern.'],
    cues: ['Die Stange bleibt nah am Körper.'],
  },
  'clean-pull': {
    steps: [
      'Nimm die Position wie beim Umsetzen ein.',
      'Zieh schnell an den Knien vorbei.',
      'Streck dich auf die Zehen und heb die Schultern.',
    ],
    cues: ['Arme lang lassen.'],
  },
  'clean-high-pull': {
    steps: ['Zieh die Stange vom Boden.', 'Spring, die Ellbogen führen.', 'Senk sie am Körper entlang.'],
    cues: ['Beine vor Armen.'],
  },
  'sumo-deadlift-high-pull': {
    steps: ['Steh breit, die Hände eng.', 'Steh schnell auf.', 'Zieh die Ellbogen hoch.'],
    cues: ['Beine vor Armen.'],
  },
  'jump-shrug': {
    steps: [
      'Halt die Stange an der Hüfte.',
      'Geh leicht in die Knie und spring.',
      'Heb oben die Schultern und lande weich.',
    ],
    cues: ['Arme lang lassen.'],
  },
  snatch: {
    steps: [
      'Greif die Stange weit und zieh sie vom Boden.',
      'Spring und zieh dich unter sie.',
      'Fang sie über dem Kopf in der Kniebeuge und steh auf.',
    ],
    cues: ['Die Stange bleibt immer nah am Körper.'],
  },
  'power-snatch': {
    steps: [
      'Greif die Stange weit und zieh sie vom Boden.',
      'Spring.',
      'Fang sie über dem Kopf, höher als eine halbe Kniebeuge.',
    ],
    cues: ['Nach oben stoßen.'],
  },
  'hang-snatch': {
    steps: [
      'Halt die Stange mit weitem Griff an der Hüfte.',
      'Senk sie bis zu den Knien und spring.',
      'Fang sie über dem Kopf.',
    ],
    cues: ['Über der Stange bleiben.'],
  },
  'snatch-pull': {
    steps: ['Nimm die Position wie beim Reißen ein.', 'Zieh schnell.', 'Streck dich ganz und heb die Schultern.'],
    cues: ['Arme lang lassen.'],
  },
  'snatch-balance': {
    steps: [
      'Halt die Stange im Reißgriff auf dem Rücken.',
      'Geh leicht in die Knie, stoß und lass dich unter sie fallen.',
      'Fang sie in der Überkopfkniebeuge.',
    ],
    cues: ['Drück dich nach unten.'],
  },
  'push-jerk': {
    steps: [
      'Halt die Stange auf den Schultern.',
      'Geh leicht in die Knie und stoß.',
      'Tauch mit gestreckten Armen unter sie und steh auf.',
    ],
    cues: ['Gerade in die Knie gehen.'],
  },
  'split-jerk': {
    steps: [
      'Halt die Stange auf den Schultern.',
      'Geh leicht in die Knie und stoß.',
      'Spring unter gestreckten Armen in den Ausfallschritt, dann die Füße zusammen.',
    ],
    cues: ['Den vorderen Fuß zuerst zurück.'],
  },
  'press-under': {
    steps: [
      'Halt die Stange an der Stirn, auf den Zehen.',
      'Tauch unter sie, während du drückst.',
      'Fang sie mit gestreckten Armen.',
    ],
    cues: ['Leicht und schnell.'],
  },
  thruster: {
    steps: ['Halt die Stange auf den Schultern.', 'Geh in die Kniebeuge.', 'Steh auf und drück in einer Bewegung.'],
    cues: ['Den Schwung der Beine nutzen.'],
  },
  'dumbbell-thruster': {
    steps: ['Halt die Kurzhanteln an den Schultern.', 'Geh in die Kniebeuge.', 'Steh auf und drück.'],
    cues: ['Ellbogen nach vorn.'],
  },
  'kettlebell-thruster': {
    steps: ['Halt die Kettlebells vorn an den Schultern.', 'Geh in die Kniebeuge.', 'Steh auf und drück.'],
    cues: ['Eine Bewegung ohne Stopp.'],
  },
  'dumbbell-snatch': {
    steps: ['Beginn mit der Kurzhantel zwischen den Füßen.', 'Zieh und spring.', 'Stoß sie über den Kopf.'],
    cues: ['Nah am Körper halten.'],
  },
  'dumbbell-clean': {
    steps: ['Halt die Kurzhanteln neben dem Körper.', 'Beug die Hüfte und spring.', 'Fang sie auf den Schultern.'],
    cues: ['Die Ellbogen schnell durchdrehen.'],
  },
  'kettlebell-clean': {
    steps: [
      'Schwing die Kettlebell nach hinten.',
      'Zieh sie nah am Körper hoch.',
      'Lass sie weich an die Schulter rollen.',
    ],
    cues: ['Als würdest du eine Jacke zuziehen.'],
  },
  'kettlebell-snatch': {
    steps: [
      'Schwing die Kettlebell nach hinten.',
      'Zieh sie hoch und stoß durch.',
      'Senk sie in den nächsten Schwung.',
    ],
    cues: ['Die Hand um die Kettlebell führen.'],
  },
  'kettlebell-clean-and-press': {
    steps: [
      'Setz die Kettlebell an die Schulter um.',
      'Drück sie über den Kopf.',
      'Senk sie zur Schulter, dann nach unten.',
    ],
    cues: ['An der Schulter kurz halten.'],
  },
  'clean-and-press': {
    steps: [
      'Setz die Stange auf die Schultern um.',
      'Drück sie über den Kopf.',
      'Senk sie auf die Schultern, dann auf den Boden.',
    ],
    cues: ['Spannung aufbauen, bevor du drückst.'],
  },
  'devil-press': {
    steps: [
      'Mach einen Burpee mit den Händen auf zwei Kurzhanteln.',
      'Steh auf und schwing sie über den Kopf.',
      'Senk sie und wiederhole.',
    ],
    cues: ['Mit der Hüfte schwingen.'],
  },
  burpee: {
    steps: ['Geh in den Liegestütz.', 'Spring mit den Füßen zu den Händen.', 'Spring hoch.'],
    cues: ['Finde einen Rhythmus.'],
  },
  'box-jump': {
    steps: ['Stell dich vor die Box.', 'Schwing die Arme und spring.', 'Lande weich, steh auf und steig ab.'],
    cues: ['Absteigen, nicht springen.'],
  },
  'lateral-box-jump': {
    steps: ['Stell dich neben die Box.', 'Spring seitlich hinauf.', 'Steig ab.'],
    cues: ['Weich landen.'],
  },
  'broad-jump': {
    steps: [
      'Schwing die Arme nach hinten und beug die Knie.',
      'Spring so weit nach vorn wie du kannst.',
      'Lande weich und steh fest.',
    ],
    cues: ['Auf dem ganzen Fuß landen.'],
  },
  'depth-jump': {
    steps: ['Steig von einer niedrigen Box.', 'Berühr den Boden so kurz wie möglich.', 'Spring hoch.'],
    cues: ['Schnell vom Boden weg.'],
  },
  'tuck-jump': {
    steps: ['Spring hoch.', 'Zieh die Knie zur Brust.', 'Lande weich.'],
    cues: ['Leise landen.'],
  },
  'lateral-bound': {
    steps: [
      'Stoß dich mit einem Bein zur Seite ab.',
      'Lande auf dem anderen.',
      'Finde das Gleichgewicht und spring zurück.',
    ],
    cues: ['Sicher landen.'],
  },
  'jumping-jack': {
    steps: [
      'Spring mit den Füßen auseinander, die Arme gehen hoch.',
      'Spring mit den Füßen wieder zusammen.',
      'Halt den Rhythmus.',
    ],
    cues: ['Leichte Füße.'],
  },
  'high-knees': {
    steps: ['Lauf auf der Stelle.', 'Heb die Knie auf Hüfthöhe.', 'Nimm die Arme mit.'],
    cues: ['Aufrecht bleiben.'],
  },
  'wall-ball': {
    steps: [
      'Halt den Ball vor der Brust, Blick zur Wand.',
      'Geh in die Kniebeuge und steh schnell auf.',
      'Wirf ihn ans Ziel und fang ihn.',
    ],
    cues: ['Fangen und direkt in die Kniebeuge.'],
  },
  'ball-slam': {
    steps: [
      'Heb den Ball über den Kopf.',
      'Wirf ihn mit dem ganzen Körper auf den Boden.',
      'Heb ihn mit flachem Rücken auf.',
    ],
    cues: ['Kräftig ausatmen.'],
  },
  'rotational-throw': {
    steps: ['Steh seitlich zu einer Wand.', 'Dreh die Hüfte und wirf.', 'Fang den Ball und wiederhole.'],
    cues: ['Die Hüfte zuerst.'],
  },
  'chest-pass': {
    steps: ['Halt den Ball vor der Brust.', 'Wirf ihn mit beiden Händen.', 'Fang ihn weich.'],
    cues: ['Mach einen Schritt in den Wurf.'],
  },
  'sandbag-to-shoulder': {
    steps: [
      'Zieh den Sack vom Boden auf den Schoß.',
      'Steh auf und roll ihn auf die Schulter.',
      'Lass ihn fallen und wechsle die Seite.',
    ],
    cues: ['Fest umarmen.'],
  },
  'atlas-stone': {
    steps: [
      'Stell dich über den Stein und zieh ihn auf den Schoß.',
      'Umarm ihn hoch und setz dich zurück.',
      'Streck die Hüfte und leg ihn ab.',
    ],
    cues: ['Brust über dem Stein.'],
  },
  'tyre-flip': {
    steps: [
      'Brust an den Reifen, Hände darunter.',
      'Drück ihn mit den Beinen hoch.',
      'Dreh die Hände und stoß ihn um.',
    ],
    cues: ['Nach vorn drücken, nicht nach oben.'],
  },
};
