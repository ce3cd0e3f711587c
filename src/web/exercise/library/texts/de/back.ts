import type { ExerciseTexts } from '../exercise-text.ts';

export const back: ExerciseTexts = {
  'pull-up': {
    steps: [
      'Häng dich an die Stange, Handflächen nach vorn, etwas weiter als schulterbreit.',
      'Zieh die Brust Richtung Stange.',
      'Senk dich, bis die Arme gestreckt sind.',
    ],
    cues: ['Ellbogen zu den Rippen.'],
  },
  'chin-up': {
    steps: [
      'Häng dich an die Stange, Handflächen zu dir.',
      'Zieh dich hoch, bis das Kinn über der Stange ist.',
      'Senk dich ganz ab.',
    ],
    cues: ['Brust zur Stange.'],
  },
  'neutral-grip-pull-up': {
    steps: [
      'Häng dich an die Griffe, die Handflächen zeigen zueinander.',
      'Zieh die Brust hoch.',
      'Senk dich ganz ab.',
    ],
    cues: ['Zuerst die Schultern nach unten.'],
  },
  'wide-grip-pull-up': {
    steps: [
      'Häng dich mit weitem Griff an die Stange.',
      'Zieh dich hoch, bis das Kinn über der Stange ist.',
      'Senk dich langsam.',
    ],
    cues: ['Ellbogen nach außen und unten.'],
  },
  'assisted-pull-up': {
    steps: ['Knie dich auf das Polster und greif die Stange.', 'Zieh dich hoch.', 'Senk dich ganz ab.'],
    cues: ['Jeden Monat weniger Unterstützung.'],
  },
  'assisted-chin-up': {
    steps: ['Knie dich auf das Polster, Handflächen zu dir.', 'Zieh dich hoch.', 'Senk dich ganz ab.'],
    cues: ['Langsam nach unten.'],
  },
  'band-assisted-pull-up': {
    steps: ['Steh oder knie in einem Band, das an der Stange hängt.', 'Zieh dich hoch.', 'Senk dich ganz ab.'],
    cues: ['So sauber wie ohne Band.'],
  },
  'negative-pull-up': {
    steps: [
      'Steig oder spring hoch, bis das Kinn über der Stange ist.',
      'Senk dich so langsam wie möglich.',
      'Lass los und wiederhole.',
    ],
    cues: ['Fünf Sekunden oder länger.'],
  },
  'kipping-pull-up': {
    steps: [
      'Schwing zwischen Schiffchen und Hohlkreuz.',
      'Zieh, wenn die Hüfte steigt.',
      'Drück dich in die nächste Wiederholung.',
    ],
    cues: ['Erst starke Schultern aufbauen.'],
  },
  'muscle-up': {
    steps: [
      'Zieh explosiv bis zur unteren Brust.',
      'Roll die Brust über die Stange.',
      'Drück, bis die Arme gestreckt sind.',
    ],
    cues: ['Die Stange zur Hüfte ziehen.'],
  },
  'ring-muscle-up': {
    steps: [
      'Häng dich mit tiefem Griff an die Ringe.',
      'Zieh hoch und bring die Ellbogen nach hinten.',
      'Drück dich aus dem Dip hoch.',
    ],
    cues: ['Die Ringe bleiben nah am Körper.'],
  },
  'scapular-pull-up': {
    steps: [
      'Häng dich mit gestreckten Armen an die Stange.',
      'Zieh die Schulterblätter nach unten.',
      'Lass sie wieder steigen.',
    ],
    cues: ['Ellbogen gestreckt halten.'],
  },
  'dead-hang': {
    steps: [
      'Greif die Stange und lass dich hängen.',
      'Atme und halt dich fest.',
      'Steig ab, bevor der Griff nachgibt.',
    ],
    cues: ['Daumen um die Stange.'],
  },
  'rope-climb': {
    steps: [
      'Greif hoch und klemm das Seil mit den Füßen ein.',
      'Steh am Seil auf und greif nach.',
      'Komm Hand für Hand herunter.',
    ],
    cues: ['Beine benutzen.'],
  },
  'front-lever': {
    steps: [
      'Häng dich an die Stange und zieh mit gestreckten Armen nach unten.',
      'Bring den Körper in die Waagerechte, am Anfang mit angezogenen Knien.',
      'Halt die Position.',
    ],
    cues: ['Arme gestreckt.'],
  },
  'lat-pulldown': {
    steps: [
      'Setz dich, Oberschenkel unter dem Polster, Griff etwas weiter als schulterbreit.',
      'Zieh die Stange zur oberen Brust.',
      'Lass sie langsam steigen.',
    ],
    cues: ['Brust raus, Ellbogen nach unten.'],
  },
  'close-grip-pulldown': {
    steps: [
      'Halt den engen Griff, die Handflächen zeigen zueinander.',
      'Zieh ihn zur Brust.',
      'Lass ihn langsam steigen.',
    ],
    cues: ['Nur leicht zurücklehnen.'],
  },
  'reverse-grip-pulldown': {
    steps: ['Greif die Stange schulterbreit, Handflächen zu dir.', 'Zieh sie zur Brust.', 'Lass sie langsam steigen.'],
    cues: ['Ellbogen nah am Körper.'],
  },
  'single-arm-pulldown': {
    steps: ['Halt einen Griff, kniend oder sitzend.', 'Zieh den Ellbogen zur Hüfte.', 'Lass ihn langsam steigen.'],
    cues: ['Oben weit strecken.'],
  },
  'machine-pulldown': {
    steps: ['Stell den Sitz so, dass die Arme oben gestreckt sind.', 'Zieh nach unten.', 'Geh langsam zurück.'],
    cues: ['Beide Seiten gleichmäßig ziehen.'],
  },
  'straight-arm-pulldown': {
    steps: [
      'Steh am oberen Kabelzug und beug dich leicht vor.',
      'Führ die Stange mit gestreckten Armen zu den Oberschenkeln.',
      'Lass sie langsam steigen.',
    ],
    cues: ['Die Arme sind lange Hebel.'],
  },
  'band-pulldown': {
    steps: ['Befestige das Band oben und knie dich hin.', 'Zieh die Hände zu den Schultern.', 'Geh langsam zurück.'],
    cues: ['Ellbogen zu den Rippen.'],
  },
  'machine-pullover': {
    steps: ['Setz dich, die Ellbogen an den Polstern.', 'Führ die Stange zum Bauch.', 'Geh langsam zurück.'],
    cues: ['Mit den Ellbogen drücken.'],
  },
  'barbell-row': {
    steps: ['Beug die Hüfte mit flachem Rücken, die Stange hängt.', 'Zieh sie zum Bauch.', 'Senk sie kontrolliert.'],
    cues: ['Der Winkel des Rückens bleibt gleich.'],
  },
  'pendlay-row': {
    steps: [
      'Beginn mit der Stange am Boden, der Rücken ist parallel dazu.',
      'Zieh die Stange schnell zur unteren Brust.',
      'Leg sie jedes Mal auf dem Boden ab.',
    ],
    cues: ['Jede Wiederholung aus dem Stillstand.'],
  },
  'underhand-barbell-row': {
    steps: ['Beug die Hüfte leicht, Handflächen nach vorn.', 'Zieh die Stange zum unteren Bauch.', 'Senk sie langsam.'],
    cues: ['Ellbogen nah am Körper.'],
  },
  'dumbbell-row': {
    steps: [
      'Stütz eine Hand und ein Knie auf eine Bank.',
      'Zieh die Kurzhantel zur Hüfte.',
      'Senk sie, bis der Arm gestreckt ist.',
    ],
    cues: ['Ellbogen zur Gesäßtasche.'],
  },
  'bent-over-dumbbell-row': {
    steps: ['Beug die Hüfte, in jeder Hand eine Kurzhantel.', 'Zieh beide zu den Rippen.', 'Senk sie langsam.'],
    cues: ['Nacken lang halten.'],
  },
  'chest-supported-row': {
    steps: ['Leg die Brust an das Polster.', 'Zieh die Griffe zu den Rippen.', 'Lass sie langsam zurück.'],
    cues: ['Die Brust bleibt am Polster.'],
  },
  'chest-supported-dumbbell-row': {
    steps: ['Leg dich mit der Brust auf eine Schrägbank.', 'Zieh beide Kurzhanteln hoch.', 'Senk sie langsam.'],
    cues: ['Schulterblätter zusammenziehen.'],
  },
  'seal-row': {
    steps: ['Leg dich bäuchlings auf eine hohe Bank, die Stange unter dir.', 'Zieh sie zur Bank.', 'Senk sie langsam.'],
    cues: ['Die Beine bleiben unten.'],
  },
  't-bar-row': {
    steps: [
      'Steh über der Stange, ein Griff darunter.',
      'Zieh sie zur Brust.',
      'Senk sie, bis die Arme gestreckt sind.',
    ],
    cues: ['Rücken flach halten.'],
  },
  'meadows-row': {
    steps: ['Steh seitlich am Ende einer Landmine-Stange.', 'Zieh sie mit einer Hand zur Hüfte.', 'Senk sie langsam.'],
    cues: ['Ellbogen nach außen.'],
  },
  'smith-machine-row': {
    steps: ['Beug die Hüfte über der Stange.', 'Zieh sie zum Bauch.', 'Senk sie langsam.'],
    cues: ['Rücken ruhig halten.'],
  },
  'seated-cable-row': {
    steps: ['Sitz aufrecht, Knie leicht gebeugt.', 'Zieh den Griff zum Bauch.', 'Lass die Schultern nach vorn kommen.'],
    cues: ['Nicht schaukeln.'],
  },
  'wide-grip-seated-row': {
    steps: [
      'Halt eine lange Stange mit weitem Griff.',
      'Zieh sie zur unteren Brust, Ellbogen nach außen.',
      'Geh langsam zurück.',
    ],
    cues: ['Schulterblätter zusammenziehen.'],
  },
  'single-arm-cable-row': {
    steps: [
      'Halt einen Griff, stehend oder sitzend.',
      'Zieh den Ellbogen zur Hüfte.',
      'Streck den Arm langsam nach vorn.',
    ],
    cues: ['Nicht verdrehen.'],
  },
  'iso-lateral-row': {
    steps: ['Leg die Brust an das Polster.', 'Zieh beide Griffe oder einen nach dem anderen.', 'Geh langsam zurück.'],
    cues: ['Ellbogen tief halten.'],
  },
  'iso-lateral-high-row': {
    steps: [
      'Setz dich, die Arme nach oben und vorn gestreckt.',
      'Zieh die Ellbogen nach unten und hinten.',
      'Geh langsam zurück.',
    ],
    cues: ['Brust raus.'],
  },
  'band-row': {
    steps: ['Befestige das Band vor dir.', 'Zieh die Hände zu den Rippen.', 'Geh langsam zurück.'],
    cues: ['Aufrecht bleiben.'],
  },
  'inverted-row': {
    steps: [
      'Häng dich mit geradem Körper unter eine niedrige Stange.',
      'Zieh die Brust zur Stange.',
      'Senk dich langsam.',
    ],
    cues: ['Hüfte hoch.'],
  },
  'suspension-row': {
    steps: [
      'Lehn dich mit geradem Körper in die Schlingen zurück.',
      'Zieh die Hände zu den Rippen.',
      'Senk dich langsam.',
    ],
    cues: ['Je weiter vorn die Füße, desto schwerer.'],
  },
  'renegade-row': {
    steps: [
      'Halt einen Liegestütz auf zwei Kurzhanteln, Füße breit.',
      'Zieh eine zu den Rippen.',
      'Setz sie ab und wechsle die Seite.',
    ],
    cues: ['Hüfte gerade halten.'],
  },
  'gorilla-row': {
    steps: [
      'Steh breit über zwei Kettlebells und beug die Hüfte.',
      'Zieh eine und drück die andere in den Boden.',
      'Wechsle die Seite.',
    ],
    cues: ['Rücken gerade halten.'],
  },
  shrug: {
    steps: ['Halt die Kurzhanteln neben dem Körper.', 'Heb die Schultern zu den Ohren.', 'Senk sie langsam.'],
    cues: ['Gerade nach oben.'],
  },
  'barbell-shrug': {
    steps: ['Halt die Stange vor den Oberschenkeln.', 'Heb die Schultern.', 'Senk sie langsam.'],
    cues: ['Arme lang lassen.'],
  },
  'trap-bar-shrug': {
    steps: ['Steh in der Stange, die Griffe neben dir.', 'Heb die Schultern.', 'Senk sie langsam.'],
    cues: ['Oben kurz halten.'],
  },
  'machine-shrug': {
    steps: ['Halt die Griffe mit gestreckten Armen.', 'Heb die Schultern.', 'Senk sie langsam.'],
    cues: ['Ellbogen nicht beugen.'],
  },
  'smith-machine-shrug': {
    steps: ['Halt die Stange vor den Oberschenkeln.', 'Heb die Schultern.', 'Senk sie langsam.'],
    cues: ['Aufrecht stehen.'],
  },
  'cable-shrug': {
    steps: ['Steh am unteren Kabelzug.', 'Heb die Schultern nach oben und leicht nach hinten.', 'Senk sie langsam.'],
    cues: ['Arme lang lassen.'],
  },
  'prone-trap-raise': {
    steps: ['Leg dich mit der Brust auf eine Bank.', 'Heb die Arme seitlich zu einem T.', 'Senk sie langsam.'],
    cues: ['Daumen nach oben.'],
  },
};
