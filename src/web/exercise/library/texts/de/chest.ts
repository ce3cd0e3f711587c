import type { ExerciseTexts } from '../exercise-text.ts';

export const chest: ExerciseTexts = {
  'bench-press': {
    steps: [
      'Leg dich so hin, dass die Augen unter der Stange sind, Schulterblätter zusammen.',
      'Senk die Stange auf die untere Brust.',
      'Drück sie über die Schultern hoch.',
    ],
    cues: ['Füße in den Boden drücken.', 'Handgelenke gerade.'],
  },
  'pause-bench-press': {
    steps: ['Senk die Stange auf die Brust.', 'Halt sie dort, bis sie ganz ruhig ist.', 'Drück sie hoch.'],
    cues: ['In der Pause die Spannung halten.'],
  },
  'close-grip-bench-press': {
    steps: [
      'Greif die Stange etwa schulterbreit.',
      'Senk sie auf die untere Brust, Ellbogen nah am Körper.',
      'Drück sie hoch.',
    ],
    cues: ['Ellbogen unter der Stange.'],
  },
  'wide-grip-bench-press': {
    steps: ['Greif die Stange weit.', 'Senk sie auf die Mitte der Brust.', 'Drück sie hoch.'],
    cues: ['Schulterblätter unten halten.'],
  },
  'reverse-grip-bench-press': {
    steps: [
      'Greif die Stange mit den Handflächen zu dir.',
      'Senk sie auf die untere Brust.',
      'Drück sie nach oben und hinten.',
    ],
    cues: ['Lass dich sichern.'],
  },
  'larsen-press': {
    steps: [
      'Leg dich auf die Bank, Beine gestreckt in der Luft.',
      'Senk die Stange.',
      'Drück sie ohne Hilfe der Beine hoch.',
    ],
    cues: ['Ruhig auf der Bank liegen.'],
  },
  'incline-bench-press': {
    steps: [
      'Stell die Bank auf etwa 30 Grad.',
      'Senk die Stange auf die obere Brust.',
      'Drück sie über die Schultern hoch.',
    ],
    cues: ['Ellbogen unter der Stange.'],
  },
  'decline-bench-press': {
    steps: ['Hak die Füße ein und leg dich zurück.', 'Senk die Stange auf die untere Brust.', 'Drück sie hoch.'],
    cues: ['Lass dir die Stange anreichen.'],
  },
  'floor-press': {
    steps: [
      'Leg dich auf den Boden unter die Stange.',
      'Senk sie, bis die Oberarme auf dem Boden liegen.',
      'Drück sie von dort hoch.',
    ],
    cues: ['Am Boden kurz halten.'],
  },
  'pin-press': {
    steps: [
      'Stell die Ablagen auf Brusthöhe.',
      'Drück die Stange von den Ablagen.',
      'Senk sie wieder auf die Ablagen.',
    ],
    cues: ['Jede Wiederholung aus dem Stillstand.'],
  },
  'dumbbell-bench-press': {
    steps: [
      'Beginn mit den Kurzhanteln über den Schultern.',
      'Senk sie neben die Brust.',
      'Drück sie hoch und leicht nach innen.',
    ],
    cues: ['Handgelenke über den Ellbogen.'],
  },
  'incline-dumbbell-press': {
    steps: ['Stell die Bank auf etwa 30 Grad.', 'Senk die Kurzhanteln neben die obere Brust.', 'Drück sie hoch.'],
    cues: ['Brust raus, Schultern unten.'],
  },
  'decline-dumbbell-press': {
    steps: ['Hak die Füße auf der Negativbank ein.', 'Senk die Kurzhanteln neben die Brust.', 'Drück sie hoch.'],
    cues: ['Beide gleichmäßig bewegen.'],
  },
  'dumbbell-floor-press': {
    steps: [
      'Leg dich auf den Boden, die Kurzhanteln über den Schultern.',
      'Senk sie, bis die Oberarme den Boden berühren.',
      'Drück sie hoch.',
    ],
    cues: ['Ellbogen im Winkel von 45 Grad.'],
  },
  'squeeze-press': {
    steps: [
      'Halt die Kurzhanteln über der Brust zusammen.',
      'Senk sie und drück sie dabei zusammen.',
      'Drück sie hoch, weiter zusammengepresst.',
    ],
    cues: ['Die ganze Zeit zusammendrücken.'],
  },
  'smith-machine-bench-press': {
    steps: [
      'Stell die Bank so, dass die Stange auf die untere Brust trifft.',
      'Senk die Stange.',
      'Drück sie hoch und dreh nach der letzten Wiederholung die Haken ein.',
    ],
    cues: ['Schulterblätter zusammen.'],
  },
  'smith-machine-incline-press': {
    steps: ['Stell die Bank mit etwa 30 Grad unter die Stange.', 'Senk sie auf die obere Brust.', 'Drück sie hoch.'],
    cues: ['Ellbogen unter den Handgelenken.'],
  },
  'smith-machine-close-grip-press': {
    steps: ['Greif die Stange schulterbreit.', 'Senk sie mit den Ellbogen nah am Körper.', 'Drück sie hoch.'],
    cues: ['Ellbogen nah am Körper.'],
  },
  'machine-chest-press': {
    steps: [
      'Stell den Sitz so, dass die Griffe auf Brusthöhe sind.',
      'Drück, bis die Arme fast gestreckt sind.',
      'Geh langsam zurück.',
    ],
    cues: ['Der Rücken bleibt am Polster.'],
  },
  'machine-incline-press': {
    steps: ['Stell den Sitz so, dass die Griffe an der oberen Brust sind.', 'Drück nach oben.', 'Geh langsam zurück.'],
    cues: ['Schultern unten.'],
  },
  'machine-decline-press': {
    steps: ['Setz dich, die Griffe sind an der unteren Brust.', 'Drück nach vorn und unten.', 'Geh langsam zurück.'],
    cues: ['Brust raus.'],
  },
  'iso-lateral-chest-press': {
    steps: [
      'Setz dich, die Griffe sind auf Brusthöhe.',
      'Drück mit beiden Armen oder nacheinander.',
      'Geh langsam zurück.',
    ],
    cues: ['Nicht verdrehen.'],
  },
  'cable-chest-press': {
    steps: [
      'Stell dich in Schrittstellung zwischen die Kabelzüge.',
      'Drück beide Hände nach vorn.',
      'Lass sie neben die Brust zurückkommen.',
    ],
    cues: ['Rippen unten.'],
  },
  'band-chest-press': {
    steps: ['Befestige das Band hinter dir auf Brusthöhe.', 'Drück nach vorn.', 'Geh langsam zurück.'],
    cues: ['Fest stehen.'],
  },
  'push-up': {
    steps: ['Hände unter den Schultern, Körper in einer Linie.', 'Senk die Brust zum Boden.', 'Drück dich hoch.'],
    cues: ['Die Hüfte hängt nicht durch.', 'Ellbogen im Winkel von 45 Grad.'],
  },
  'knee-push-up': {
    steps: ['Hände unter den Schultern, Knie am Boden.', 'Senk die Brust.', 'Drück dich hoch.'],
    cues: ['Gerade Linie von den Knien zum Kopf.'],
  },
  'incline-push-up': {
    steps: ['Stell die Hände auf eine Bank oder Stange, Körper gerade.', 'Senk die Brust dorthin.', 'Drück dich weg.'],
    cues: ['Je höher die Hände, desto leichter.'],
  },
  'decline-push-up': {
    steps: ['Füße auf einer Bank, Hände am Boden.', 'Senk den Kopf zwischen die Hände.', 'Drück dich hoch.'],
    cues: ['Hüfte gerade halten.'],
  },
  'diamond-push-up': {
    steps: [
      'Setz die Hände unter der Brust zusammen.',
      'Senk dich mit den Ellbogen nah am Körper.',
      'Drück dich hoch.',
    ],
    cues: ['Ellbogen nach hinten, nicht nach außen.'],
  },
  'wide-push-up': {
    steps: ['Setz die Hände weiter als schulterbreit.', 'Senk die Brust.', 'Drück dich hoch.'],
    cues: ['Den ganzen Körper als Einheit bewegen.'],
  },
  'weighted-push-up': {
    steps: ['Leg eine Scheibe auf den oberen Rücken oder trag eine Weste.', 'Senk die Brust.', 'Drück dich hoch.'],
    cues: ['Die Hüfte hängt nicht durch.'],
  },
  'deficit-push-up': {
    steps: ['Stell die Hände auf Griffe oder Scheiben.', 'Senk die Brust tiefer als die Hände.', 'Drück dich hoch.'],
    cues: ['Nur so tief, wie die Schultern es zulassen.'],
  },
  'archer-push-up': {
    steps: [
      'Setz die Hände sehr weit.',
      'Senk dich zu einer Hand, der andere Arm bleibt gestreckt.',
      'Drück dich hoch und wechsle die Seite.',
    ],
    cues: ['Schultern gerade halten.'],
  },
  'clap-push-up': {
    steps: [
      'Senk dich wie beim Liegestütz.',
      'Drück so kräftig, dass die Hände vom Boden abheben.',
      'Lande mit leicht gebeugten Ellbogen.',
    ],
    cues: ['Erst sauber, dann hoch.'],
  },
  'band-push-up': {
    steps: [
      'Leg das Band über den Rücken, ein Ende in jeder Hand.',
      'Senk die Brust.',
      'Drück dich gegen das Band hoch.',
    ],
    cues: ['Die Enden des Bands unter den Händen festhalten.'],
  },
  'ring-push-up': {
    steps: [
      'Hände an den Ringen, Arme gestreckt.',
      'Senk dich mit den Ringen nah am Körper.',
      'Drück dich hoch und dreh die Ringe nach außen.',
    ],
    cues: ['Ringe ruhig halten.'],
  },
  dip: {
    steps: [
      'Stütz dich auf die gestreckten Arme.',
      'Senk dich, bis die Schultern knapp unter den Ellbogen sind.',
      'Drück dich hoch.',
    ],
    cues: ['Schultern weg von den Ohren.'],
  },
  'assisted-dip': {
    steps: ['Knie dich auf das Polster und greif die Griffe.', 'Senk dich ab.', 'Drück dich hoch.'],
    cues: ['Langsam nach unten.'],
  },
  'ring-dip': {
    steps: [
      'Stütz dich auf die Ringe, sie sind nach außen gedreht.',
      'Senk dich mit den Ringen nah am Körper.',
      'Drück dich hoch.',
    ],
    cues: ['Vor jeder Wiederholung ruhig werden.'],
  },
  'bench-dip': {
    steps: ['Stütz die Hände hinter dir auf eine Bank, Beine nach vorn.', 'Beug die Ellbogen.', 'Drück dich hoch.'],
    cues: ['Die Hüfte bleibt nah an der Bank.'],
  },
  'machine-dip': {
    steps: ['Setz dich, die Griffe sind neben dir.', 'Drück sie nach unten.', 'Lass sie langsam steigen.'],
    cues: ['Schultern unten.'],
  },
  'dumbbell-fly': {
    steps: [
      'Leg dich hin, Kurzhanteln über der Brust, Ellbogen leicht gebeugt.',
      'Öffne die Arme weit.',
      'Führ sie zusammen wie bei einer Umarmung.',
    ],
    cues: ['Der Winkel im Ellbogen bleibt gleich.'],
  },
  'incline-dumbbell-fly': {
    steps: [
      'Leg dich auf eine Bank mit etwa 30 Grad.',
      'Öffne die Arme mit leicht gebeugten Ellbogen.',
      'Führ sie über der oberen Brust zusammen.',
    ],
    cues: ['Bei leichter Dehnung stoppen.'],
  },
  'cable-fly': {
    steps: [
      'Stell dich zwischen die Kabelzüge, ein Fuß vorn.',
      'Führ die Hände vor der Brust zusammen.',
      'Öffne sie langsam.',
    ],
    cues: ['Die Brust bewegt die Arme.'],
  },
  'high-to-low-cable-fly': {
    steps: ['Stell die Kabelzüge hoch.', 'Führ die Hände vor der Hüfte nach unten zusammen.', 'Geh langsam zurück.'],
    cues: ['Brust raus.'],
  },
  'low-to-high-cable-fly': {
    steps: ['Stell die Kabelzüge tief.', 'Führ die Hände auf Augenhöhe nach oben zusammen.', 'Senk sie langsam.'],
    cues: ['Handflächen nach oben.'],
  },
  'band-fly': {
    steps: [
      'Befestige das Band hinter dir.',
      'Führ die Hände mit leicht gebeugten Ellbogen zusammen.',
      'Öffne sie langsam.',
    ],
    cues: ['In der Mitte anspannen.'],
  },
  'pec-deck': {
    steps: [
      'Setz dich, die Griffe sind auf Brusthöhe.',
      'Führ sie zusammen.',
      'Öffne sie, bis du die Dehnung in der Brust spürst.',
    ],
    cues: ['Rücken am Polster.'],
  },
  'dumbbell-pullover': {
    steps: [
      'Leg dich auf eine Bank, eine Kurzhantel über der Brust.',
      'Senk sie mit leicht gebeugten Ellbogen hinter den Kopf.',
      'Zieh sie wieder über die Brust.',
    ],
    cues: ['Rippen unten.'],
  },
  'svend-press': {
    steps: ['Press zwei Scheiben vor der Brust zusammen.', 'Schieb sie gerade nach vorn.', 'Hol sie zurück.'],
    cues: ['Scheiben zusammendrücken.'],
  },
};
