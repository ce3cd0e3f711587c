import type { ExerciseTexts } from '../exercise-text.ts';

export const shoulders: ExerciseTexts = {
  'overhead-press': {
    steps: [
      'Leg die Stange vorn auf die Schultern, Hände knapp daneben.',
      'Drück gerade nach oben und nimm den Kopf aus dem Weg.',
      'Streck die Arme über der Fußmitte durch.',
    ],
    cues: ['Gesäß anspannen.', 'Die Stange bleibt nah am Gesicht.'],
  },
  'seated-barbell-press': {
    steps: ['Setz dich an eine aufrechte Bank.', 'Drück die Stange über den Kopf.', 'Senk sie bis zum Schlüsselbein.'],
    cues: ['Der untere Rücken bleibt am Polster.'],
  },
  'push-press': {
    steps: [
      'Halt die Stange auf den Schultern.',
      'Geh leicht in die Knie und stoß dich nach oben.',
      'Drück die Stange mit den Armen ganz nach oben.',
    ],
    cues: ['Gerade in die Knie gehen.'],
  },
  'behind-the-neck-press': {
    steps: ['Leg die Stange auf den oberen Rücken, Griff weit.', 'Drück gerade nach oben.', 'Senk sie langsam.'],
    cues: ['Nur mit beweglichen Schultern.'],
  },
  'z-press': {
    steps: [
      'Setz dich mit gestreckten Beinen auf den Boden.',
      'Drück die Stange über den Kopf.',
      'Senk sie, ohne dich zurückzulehnen.',
    ],
    cues: ['Aufrecht sitzen.'],
  },
  'log-press': {
    steps: [
      'Roll den Baumstamm am Körper hoch zur Brust.',
      'Geh leicht in die Knie und stoß dich nach oben.',
      'Streck die Arme über dem Kopf durch.',
    ],
    cues: ['Ellbogen hoch, solange er auf der Brust liegt.'],
  },
  'dumbbell-shoulder-press': {
    steps: ['Setz dich, die Kurzhanteln auf Ohrhöhe.', 'Drück, bis die Arme gestreckt sind.', 'Senk sie auf Ohrhöhe.'],
    cues: ['Handgelenke über den Ellbogen.'],
  },
  'standing-dumbbell-press': {
    steps: ['Steh mit den Kurzhanteln an den Schultern.', 'Drück sie über den Kopf.', 'Senk sie kontrolliert.'],
    cues: ['Rippen unten.'],
  },
  'one-arm-dumbbell-press': {
    steps: ['Halt eine Kurzhantel an einer Schulter, Füße fest am Boden.', 'Drück sie hoch.', 'Senk sie langsam.'],
    cues: ['Nicht zur Seite lehnen.'],
  },
  'arnold-press': {
    steps: [
      'Beginn auf Kinnhöhe, die Handflächen zeigen zu dir.',
      'Dreh sie beim Drücken nach außen.',
      'Dreh sie beim Senken zurück.',
    ],
    cues: ['Eine fließende Drehung.'],
  },
  'kettlebell-press': {
    steps: [
      'Halt die Kettlebell an der Schulter, Handgelenk gerade.',
      'Drück sie in einem leichten Bogen hoch.',
      'Zieh sie zurück an die Schulter.',
    ],
    cues: ['Die freie Faust ballen.'],
  },
  'kettlebell-bottoms-up-press': {
    steps: ['Halt die Kettlebell kopfüber an der Schulter.', 'Drück sie langsam hoch.', 'Senk sie langsam.'],
    cues: ['Den Griff fest zudrücken.'],
  },
  'smith-machine-shoulder-press': {
    steps: ['Setz dich aufrecht unter die Stange.', 'Drück sie über den Kopf.', 'Senk sie auf Kinnhöhe.'],
    cues: ['Ellbogen leicht vor dem Körper.'],
  },
  'machine-shoulder-press': {
    steps: ['Stell den Sitz so, dass die Griffe auf Ohrhöhe sind.', 'Drück nach oben.', 'Geh langsam zurück.'],
    cues: ['Rücken am Polster.'],
  },
  'cable-shoulder-press': {
    steps: ['Steh oder sitz zwischen zwei unteren Kabelzügen.', 'Drück über den Kopf.', 'Senk langsam.'],
    cues: ['Kabel ruhig halten.'],
  },
  'landmine-press': {
    steps: ['Halt das Ende der Stange an einer Schulter.', 'Drück es nach oben und vorn.', 'Senk es zur Schulter.'],
    cues: ['Am Ende weit strecken.'],
  },
  'pike-push-up': {
    steps: ['Hüfte hoch, Hände und Füße am Boden.', 'Senk den Kopf zwischen die Hände.', 'Drück dich hoch.'],
    cues: ['Ellbogen nach hinten.'],
  },
  'handstand-push-up': {
    steps: [
      'Schwing dich an einer Wand in den Handstand.',
      'Senk dich, bis der Kopf den Boden berührt.',
      'Drück dich hoch.',
    ],
    cues: ['Hände und Kopf bilden ein Dreieck.'],
  },
  'lateral-raise': {
    steps: [
      'Halt die Kurzhanteln neben dem Körper, Ellbogen leicht gebeugt.',
      'Heb sie seitlich auf Schulterhöhe.',
      'Senk sie langsam.',
    ],
    cues: ['Die Ellbogen führen.'],
  },
  'seated-lateral-raise': {
    steps: ['Sitz aufrecht, die Kurzhanteln hängen.', 'Heb sie auf Schulterhöhe.', 'Senk sie langsam.'],
    cues: ['Kein Schwung.'],
  },
  'leaning-lateral-raise': {
    steps: [
      'Halt dich an einem Pfosten fest und lehn dich weg.',
      'Heb den freien Arm auf Schulterhöhe.',
      'Senk ihn langsam.',
    ],
    cues: ['Körper gerade halten.'],
  },
  'cable-lateral-raise': {
    steps: [
      'Steh seitlich zum unteren Kabelzug, Griff in der äußeren Hand.',
      'Heb ihn auf Schulterhöhe.',
      'Senk ihn langsam.',
    ],
    cues: ['Der Arm ist etwas vor dem Körper.'],
  },
  'machine-lateral-raise': {
    steps: ['Setz dich, die Polster liegen an den Oberarmen.', 'Heb sie auf Schulterhöhe.', 'Senk sie langsam.'],
    cues: ['Mit den Ellbogen drücken.'],
  },
  'band-lateral-raise': {
    steps: ['Stell dich auf das Band.', 'Heb die Hände auf Schulterhöhe.', 'Senk sie langsam.'],
    cues: ['Daumen waagerecht.'],
  },
  'front-raise': {
    steps: ['Halt die Kurzhanteln vor den Oberschenkeln.', 'Heb sie auf Augenhöhe.', 'Senk sie langsam.'],
    cues: ['Kein Schwung.'],
  },
  'barbell-front-raise': {
    steps: [
      'Halt die Stange vor den Oberschenkeln.',
      'Heb sie mit gestreckten Armen auf Augenhöhe.',
      'Senk sie langsam.',
    ],
    cues: ['Körper ruhig halten.'],
  },
  'cable-front-raise': {
    steps: ['Steh mit dem Rücken zum unteren Kabelzug.', 'Heb die Hände auf Augenhöhe.', 'Senk sie langsam.'],
    cues: ['Rippen unten.'],
  },
  'plate-front-raise': {
    steps: ['Halt eine Scheibe an den Seiten.', 'Heb sie auf Augenhöhe.', 'Senk sie langsam.'],
    cues: ['Arme fast gestreckt.'],
  },
  'band-front-raise': {
    steps: ['Stell dich auf das Band.', 'Heb die Hände auf Augenhöhe.', 'Senk sie langsam.'],
    cues: ['Langsam nach unten.'],
  },
  'upright-row': {
    steps: ['Halt die Stange schulterbreit.', 'Zieh die Ellbogen auf Schulterhöhe.', 'Senk sie.'],
    cues: ['Nur so hoch, wie es den Schultern guttut.'],
  },
  'dumbbell-upright-row': {
    steps: [
      'Halt die Kurzhanteln vor den Oberschenkeln.',
      'Zieh die Ellbogen nach oben und außen.',
      'Senk sie langsam.',
    ],
    cues: ['Die Gewichte bleiben nah am Körper.'],
  },
  'cable-upright-row': {
    steps: ['Steh mit Stange oder Seil am unteren Kabelzug.', 'Zieh die Ellbogen auf Schulterhöhe.', 'Senk sie.'],
    cues: ['Die Ellbogen führen.'],
  },
  'reverse-fly': {
    steps: ['Beug dich vor, die Arme hängen.', 'Heb sie zur Seite.', 'Senk sie langsam.'],
    cues: ['Weit nach außen.'],
  },
  'cable-reverse-fly': {
    steps: ['Kreuz die Kabel auf Schulterhöhe.', 'Öffne die Arme weit.', 'Geh langsam zurück.'],
    cues: ['Arme lang lassen.'],
  },
  'machine-reverse-fly': {
    steps: [
      'Setz dich mit der Brust ans Polster, die Griffe auf Schulterhöhe.',
      'Öffne die Arme.',
      'Geh langsam zurück.',
    ],
    cues: ['Brust am Polster.'],
  },
  'rear-delt-row': {
    steps: ['Beug dich vor, Ellbogen zur Seite.', 'Zieh zur Brust.', 'Senk langsam.'],
    cues: ['Ellbogen auf Schulterhöhe.'],
  },
  'face-pull': {
    steps: ['Stell das Seil auf Gesichtshöhe.', 'Zieh es zur Stirn, die Hände auseinander.', 'Geh langsam zurück.'],
    cues: ['Ellbogen hoch, Knöchel nach hinten.'],
  },
  'band-face-pull': {
    steps: ['Befestige das Band auf Gesichtshöhe.', 'Zieh es zur Stirn.', 'Geh langsam zurück.'],
    cues: ['Am Ende die Hände auseinander.'],
  },
  'band-pull-apart': {
    steps: [
      'Halt das Band vor der Brust, Arme gestreckt.',
      'Zieh es auseinander, bis es die Brust berührt.',
      'Geh langsam zurück.',
    ],
    cues: ['Schultern unten.'],
  },
  'y-raise': {
    steps: [
      'Leg dich mit der Brust auf eine Schrägbank.',
      'Heb die Arme schräg nach oben zu einem Y.',
      'Senk sie langsam.',
    ],
    cues: ['Daumen nach oben.'],
  },
  'cuban-press': {
    steps: [
      'Zieh die Ellbogen auf Schulterhöhe.',
      'Dreh die Unterarme nach oben.',
      'Drück über den Kopf und geh genauso zurück.',
    ],
    cues: ['Sehr leicht.'],
  },
  'cable-external-rotation': {
    steps: ['Ellbogen am Körper, rechtwinklig gebeugt.', 'Dreh die Hand nach außen.', 'Geh langsam zurück.'],
    cues: ['Der Ellbogen bleibt an den Rippen.'],
  },
  'dumbbell-external-rotation': {
    steps: [
      'Leg dich auf die Seite, den oberen Ellbogen an den Rippen.',
      'Dreh die Hand nach oben.',
      'Senk sie langsam.',
    ],
    cues: ['Klein und langsam.'],
  },
  'cable-internal-rotation': {
    steps: ['Ellbogen am Körper, rechtwinklig gebeugt.', 'Dreh die Hand nach innen.', 'Geh langsam zurück.'],
    cues: ['Der Ellbogen bleibt an den Rippen.'],
  },
  'around-the-world': {
    steps: [
      'Lieg oder steh mit leichten Kurzhanteln, Handflächen nach oben.',
      'Führ die Arme in einem weiten Kreis über den Kopf.',
      'Geh genauso zurück.',
    ],
    cues: ['Ellbogen leicht gebeugt.'],
  },
};
