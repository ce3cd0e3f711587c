import type { ExerciseTexts } from '../exercise-text.ts';

export const arms: ExerciseTexts = {
  'barbell-curl': {
    steps: [
      'Steh mit der Stange an den Oberschenkeln.',
      'Beug die Arme, die Ellbogen bleiben am Körper.',
      'Senk die Stange ganz ab.',
    ],
    cues: ['Kein Schwung.'],
  },
  'ez-bar-curl': {
    steps: ['Greif den abgewinkelten Teil der Stange.', 'Beug die Arme.', 'Senk sie ganz ab.'],
    cues: ['Ellbogen ruhig halten.'],
  },
  'drag-curl': {
    steps: [
      'Steh mit der Stange an den Oberschenkeln.',
      'Zieh sie am Körper hoch, die Ellbogen gehen nach hinten.',
      'Senk sie genauso.',
    ],
    cues: ['Die Stange bleibt am Shirt.'],
  },
  'reverse-curl': {
    steps: ['Halt die Stange mit den Handflächen nach unten.', 'Beug die Arme.', 'Senk sie langsam.'],
    cues: ['Handgelenke gerade.'],
  },
  'dumbbell-curl': {
    steps: [
      'Halt die Kurzhanteln neben dem Körper.',
      'Beug die Arme und dreh die Handflächen nach oben.',
      'Senk sie ganz ab.',
    ],
    cues: ['Kleine Finger nach oben drehen.'],
  },
  'seated-incline-curl': {
    steps: [
      'Lehn dich auf einer Schrägbank zurück, die Arme hängen.',
      'Beug die Arme, ohne die Ellbogen zu bewegen.',
      'Senk sie bis zur vollen Dehnung.',
    ],
    cues: ['Schultern zurück.'],
  },
  'hammer-curl': {
    steps: [
      'Halt die Kurzhanteln neben dem Körper, Daumen nach vorn.',
      'Beug die Arme, die Handflächen zeigen zueinander.',
      'Senk sie langsam.',
    ],
    cues: ['Die Daumen führen.'],
  },
  'cross-body-hammer-curl': {
    steps: [
      'Beginn mit dem Arm neben dem Körper, Daumen nach vorn.',
      'Beug ihn quer zur anderen Schulter.',
      'Senk ihn langsam.',
    ],
    cues: ['Ellbogen nah am Körper.'],
  },
  'concentration-curl': {
    steps: ['Setz dich, der Ellbogen liegt innen am Oberschenkel.', 'Beug den Arm zur Schulter.', 'Senk ihn ganz ab.'],
    cues: ['Der Oberarm bleibt ruhig.'],
  },
  'reverse-grip-concentration-curl': {
    steps: ['Setz dich, der Ellbogen am Oberschenkel, Handfläche nach unten.', 'Beug den Arm.', 'Senk ihn langsam.'],
    cues: ['Handgelenk gerade.'],
  },
  'dumbbell-reverse-curl': {
    steps: [
      'Halt die Kurzhanteln an den Oberschenkeln, Handflächen nach unten.',
      'Beug die Arme.',
      'Senk sie langsam.',
    ],
    cues: ['Ellbogen am Körper.'],
  },
  'zottman-curl': {
    steps: [
      'Beug die Arme mit den Handflächen nach oben.',
      'Dreh oben die Handflächen nach unten.',
      'Senk langsam und dreh sie zurück.',
    ],
    cues: ['Mit den Handflächen nach unten langsam.'],
  },
  'spider-curl': {
    steps: ['Leg dich mit der Brust auf eine Schrägbank, die Arme hängen.', 'Beug die Arme.', 'Senk sie ganz ab.'],
    cues: ['Die Ellbogen zeigen zum Boden.'],
  },
  'preacher-curl': {
    steps: ['Leg die Oberarme flach auf das Polster.', 'Beug die Arme.', 'Senk, bis die Arme fast gestreckt sind.'],
    cues: ['Achseln an die Kante des Polsters.'],
  },
  'ez-bar-preacher-curl': {
    steps: ['Leg die Oberarme auf das Polster, die Stange in beiden Händen.', 'Beug die Arme.', 'Senk sie langsam.'],
    cues: ['Unten nicht federn.'],
  },
  'dumbbell-preacher-curl': {
    steps: ['Leg einen Oberarm auf das Polster.', 'Beug den Arm.', 'Senk ihn ganz ab.'],
    cues: ['Handgelenk gerade.'],
  },
  'cable-curl': {
    steps: ['Steh am unteren Kabelzug.', 'Beug die Arme.', 'Senk sie langsam.'],
    cues: ['Ellbogen am Körper.'],
  },
  'rope-hammer-curl': {
    steps: ['Halt am unteren Kabelzug ein Seil, Daumen nach oben.', 'Beug die Arme.', 'Senk sie langsam.'],
    cues: ['Ellbogen ruhig halten.'],
  },
  'bayesian-curl': {
    steps: [
      'Steh mit dem Rücken zum unteren Kabelzug, der Arm hinter dir.',
      'Beug den Arm, ohne den Ellbogen zu bewegen.',
      'Senk ihn, bis du die Dehnung spürst.',
    ],
    cues: ['Ein Schritt vor bringt mehr Spannung.'],
  },
  'high-cable-curl': {
    steps: [
      'Steh zwischen zwei oberen Kabelzügen, Arme zur Seite.',
      'Zieh die Hände zu den Ohren.',
      'Geh langsam zurück.',
    ],
    cues: ['Die Oberarme bleiben waagerecht.'],
  },
  'machine-curl': {
    steps: ['Bring die Ellbogen auf Höhe der Drehachse.', 'Beug die Arme.', 'Geh langsam zurück.'],
    cues: ['Ruhig sitzen.'],
  },
  'band-curl': {
    steps: ['Stell dich auf das Band.', 'Beug die Arme.', 'Senk sie langsam.'],
    cues: ['Ellbogen ruhig halten.'],
  },
  'body-weight-curl': {
    steps: [
      'Lehn dich in die Schlingen zurück, Handflächen nach oben.',
      'Beug die Ellbogen und bring die Hände zum Kopf.',
      'Streck sie langsam.',
    ],
    cues: ['Ellbogen hoch.'],
  },
  'triceps-pushdown': {
    steps: [
      'Steh am oberen Kabelzug, Ellbogen am Körper.',
      'Drück die Stange nach unten, bis die Arme gestreckt sind.',
      'Lass sie bis zur Brust steigen.',
    ],
    cues: ['Die Ellbogen bleiben am Körper.'],
  },
  'rope-pushdown': {
    steps: [
      'Halt das Seil am oberen Kabelzug.',
      'Drück es nach unten und zieh die Enden auseinander.',
      'Lass es langsam steigen.',
    ],
    cues: ['Unten auseinanderziehen.'],
  },
  'reverse-grip-pushdown': {
    steps: ['Greif die Stange mit den Handflächen nach oben.', 'Drück sie nach unten.', 'Lass sie langsam steigen.'],
    cues: ['Handgelenke gerade.'],
  },
  'single-arm-pushdown': {
    steps: ['Halt einen Griff am oberen Kabelzug.', 'Streck den Ellbogen.', 'Lass ihn langsam steigen.'],
    cues: ['Die Schulter bleibt ruhig.'],
  },
  'band-pushdown': {
    steps: ['Befestige das Band oben.', 'Drück die Hände nach unten.', 'Lass sie langsam steigen.'],
    cues: ['Die Ellbogen bleiben am Körper.'],
  },
  'overhead-triceps-extension': {
    steps: [
      'Steh mit dem Rücken zum Kabelzug, die Hände hinter dem Kopf.',
      'Streck die Arme nach oben und vorn.',
      'Beug sie langsam.',
    ],
    cues: ['Ellbogen eng halten.'],
  },
  'dumbbell-overhead-extension': {
    steps: ['Halt eine Kurzhantel mit beiden Händen über dem Kopf.', 'Senk sie hinter den Kopf.', 'Streck die Arme.'],
    cues: ['Rippen unten.'],
  },
  'one-arm-overhead-extension': {
    steps: ['Halt eine Kurzhantel über dem Kopf.', 'Senk sie hinter den Kopf.', 'Streck den Arm.'],
    cues: ['Der Ellbogen zeigt nach oben.'],
  },
  'french-press': {
    steps: ['Halt die Stange über dem Kopf, sitzend oder stehend.', 'Senk sie hinter den Kopf.', 'Streck die Arme.'],
    cues: ['Ellbogen nach vorn.'],
  },
  'skull-crusher': {
    steps: [
      'Leg dich hin, die Stange über den Schultern.',
      'Beug die Ellbogen, bis die Stange hinter der Stirn ist.',
      'Streck die Arme.',
    ],
    cues: ['Die Oberarme leicht nach hinten neigen.'],
  },
  'dumbbell-skull-crusher': {
    steps: ['Leg dich hin, die Kurzhanteln über den Schultern.', 'Senk sie neben den Kopf.', 'Streck die Arme.'],
    cues: ['Ellbogen eng halten.'],
  },
  'body-weight-skull-crusher': {
    steps: [
      'Leg die Hände auf eine Stange in Hüfthöhe, Körper gerade.',
      'Beug die Ellbogen, bis der Kopf unter der Stange ist.',
      'Streck die Arme.',
    ],
    cues: ['Die Ellbogen zeigen zum Boden.'],
  },
  'jm-press': {
    steps: [
      'Nimm die Position wie beim engen Bankdrücken ein.',
      'Senk die Stange Richtung Hals, Ellbogen nach vorn.',
      'Drück sie von dort hoch.',
    ],
    cues: ['Leicht anfangen.'],
  },
  'tate-press': {
    steps: [
      'Leg dich hin, die Kurzhanteln über der Brust, Ellbogen nach außen.',
      'Senk sie zur Brust, indem du die Ellbogen beugst.',
      'Streck die Arme.',
    ],
    cues: ['Ellbogen außen halten.'],
  },
  'machine-triceps-extension': {
    steps: ['Leg die Ellbogen auf das Polster, auf Höhe der Drehachse.', 'Streck die Arme.', 'Geh langsam zurück.'],
    cues: ['Schultern unten.'],
  },
  'dumbbell-kickback': {
    steps: ['Beug dich vor, den Oberarm am Körper.', 'Streck den Ellbogen.', 'Beug ihn langsam.'],
    cues: ['Der Oberarm bleibt ruhig.'],
  },
  'cable-triceps-kickback': {
    steps: ['Beug dich zum unteren Kabelzug vor.', 'Streck den Ellbogen nach hinten.', 'Geh langsam zurück.'],
    cues: ['Ellbogen hoch halten.'],
  },
  'wrist-curl': {
    steps: [
      'Leg die Unterarme auf eine Bank, Handflächen nach oben.',
      'Lass die Stange zu den Fingern rollen.',
      'Beug die Handgelenke nach oben.',
    ],
    cues: ['Die Unterarme bleiben liegen.'],
  },
  'dumbbell-wrist-curl': {
    steps: [
      'Leg den Unterarm auf den Oberschenkel, Handfläche nach oben.',
      'Senk die Hand.',
      'Beug das Handgelenk nach oben.',
    ],
    cues: ['Langsam bewegen.'],
  },
  'reverse-wrist-curl': {
    steps: ['Leg den Unterarm auf den Oberschenkel, Handfläche nach unten.', 'Senk die Hand.', 'Heb die Knöchel.'],
    cues: ['Leicht und langsam.'],
  },
  'behind-the-back-wrist-curl': {
    steps: ['Halt die Stange hinter der Hüfte.', 'Lass sie zu den Fingern rollen.', 'Beug die Hände nach oben.'],
    cues: ['Aufrecht stehen.'],
  },
  'wrist-roller': {
    steps: ['Halt die Rolle vor dir.', 'Roll das Gewicht Hand über Hand hoch.', 'Roll es langsam ab.'],
    cues: ['Schultern unten.'],
  },
  gripper: {
    steps: ['Leg den Griff tief in die Handfläche.', 'Drück ihn ganz zu.', 'Öffne ihn langsam.'],
    cues: ['Nur ganz geschlossene Wiederholungen zählen.'],
  },
  'plate-pinch': {
    steps: ['Halt glatte Scheiben zwischen Daumen und Fingern.', 'Steh aufrecht.', 'Halt sie fest.'],
    cues: ['Daumen gegen alle Finger.'],
  },
  'neck-curl': {
    steps: [
      'Leg dich auf den Rücken, der Kopf ragt über die Bank hinaus.',
      'Zieh das Kinn zur Brust.',
      'Senk es langsam.',
    ],
    cues: ['Leicht und nie ruckartig.'],
  },
  'neck-extension': {
    steps: [
      'Leg dich auf den Bauch, der Kopf ragt über die Bank hinaus.',
      'Heb den Kopf, bis er auf Höhe des Rückens ist.',
      'Senk ihn langsam.',
    ],
    cues: ['Durchgehend langsam.'],
  },
  'machine-neck-press': {
    steps: ['Setz dich, den Kopf am Polster.', 'Drück gleichmäßig.', 'Geh langsam zurück.'],
    cues: ['Aufrecht sitzen.'],
  },
};
