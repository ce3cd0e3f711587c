import type { ExerciseTexts } from '../exercise-text.ts';

export const trunk: ExerciseTexts = {
  plank: {
    steps: [
      'Stütz die Unterarme unter den Schultern auf den Boden.',
      'Heb den Körper in eine gerade Linie.',
      'Halt und atme.',
    ],
    cues: ['Gesäß anspannen.'],
  },
  'weighted-plank': {
    steps: ['Leg eine Scheibe auf die Hüfte.', 'Halt den Unterarmstütz.', 'Komm langsam heraus.'],
    cues: ['Hüfte gerade halten.'],
  },
  'side-plank': {
    steps: ['Leg dich auf die Seite, einen Unterarm am Boden.', 'Heb die Hüfte.', 'Halt die gerade Linie.'],
    cues: ['Die obere Hüfte nach vorn.'],
  },
  'reverse-plank': {
    steps: [
      'Setz dich, die Hände hinter dir.',
      'Heb die Hüfte, bis der Körper eine Linie bildet.',
      'Halt die Position.',
    ],
    cues: ['Brust öffnen.'],
  },
  'plank-shoulder-tap': {
    steps: [
      'Beginn im Liegestütz, Füße breit.',
      'Tipp mit einer Hand an die gegenüberliegende Schulter.',
      'Wechsle die Seite.',
    ],
    cues: ['Die Hüfte schaukelt nicht.'],
  },
  'body-saw': {
    steps: ['Halt den Unterarmstütz, die Füße auf Slidern.', 'Schieb den Körper zurück.', 'Zieh ihn nach vorn.'],
    cues: ['Die Hüfte hängt nicht durch.'],
  },
  'stir-the-pot': {
    steps: ['Stütz die Unterarme auf einen Ball, Körper gerade.', 'Zieh kleine Kreise.', 'Wechsle die Richtung.'],
    cues: ['Nur die Arme bewegen.'],
  },
  'hollow-hold': {
    steps: [
      'Leg dich auf den Rücken und drück ihn in den Boden.',
      'Heb die Schultern und die gestreckten Beine.',
      'Halt die Position.',
    ],
    cues: ['Der untere Rücken bleibt am Boden.'],
  },
  'l-sit': {
    steps: [
      'Stütz dich auf die gestreckten Arme.',
      'Heb die gestreckten Beine in die Waagerechte.',
      'Halt die Position.',
    ],
    cues: ['Den Boden wegdrücken.'],
  },
  'dead-bug': {
    steps: [
      'Leg dich auf den Rücken, Arme und Knie oben.',
      'Senk einen Arm und das gegenüberliegende Bein.',
      'Wechsle die Seite.',
    ],
    cues: ['Der untere Rücken bleibt am Boden.'],
  },
  'bird-dog': {
    steps: [
      'Geh in den Vierfüßlerstand.',
      'Streck einen Arm und das gegenüberliegende Bein.',
      'Halt kurz und wechsle.',
    ],
    cues: ['Hüfte gerade halten.'],
  },
  'ab-wheel': {
    steps: [
      'Knie dich hin, die Rolle unter den Schultern.',
      'Roll mit flachem Rücken so weit du kannst.',
      'Zieh dich zurück.',
    ],
    cues: ['Becken kippen.'],
  },
  crunch: {
    steps: ['Leg dich mit gebeugten Knien hin.', 'Roll die Schultern vom Boden auf.', 'Senk sie langsam.'],
    cues: ['Rippen zur Hüfte.'],
  },
  'weighted-crunch': {
    steps: ['Halt eine Scheibe auf der Brust.', 'Roll dich auf.', 'Senk dich langsam.'],
    cues: ['Nicht am Nacken ziehen.'],
  },
  'machine-crunch': {
    steps: ['Stell den Sitz so, dass die Polster an der Brust liegen.', 'Roll dich nach unten.', 'Geh langsam zurück.'],
    cues: ['Die Wirbelsäule beugen, nicht die Hüfte.'],
  },
  'cable-crunch': {
    steps: [
      'Knie dich unter den oberen Kabelzug, das Seil am Kopf.',
      'Zieh die Ellbogen zu den Oberschenkeln.',
      'Geh langsam zurück.',
    ],
    cues: ['Die Hüfte bleibt ruhig.'],
  },
  'decline-crunch': {
    steps: ['Hak die Füße auf der Negativbank ein.', 'Roll dich auf.', 'Senk dich langsam.'],
    cues: ['Langsam nach unten.'],
  },
  'reverse-crunch': {
    steps: ['Leg dich auf den Rücken, die Knie über der Hüfte.', 'Roll die Hüfte vom Boden ab.', 'Senk sie langsam.'],
    cues: ['Kein Schwung.'],
  },
  'oblique-crunch': {
    steps: ['Leg dich hin, die Knie zur Seite.', 'Zieh die Rippen zur Hüfte.', 'Senk dich langsam.'],
    cues: ['Klein und langsam.'],
  },
  'cross-body-crunch': {
    steps: [
      'Leg dich auf den Rücken, einen Fuß auf dem anderen Knie.',
      'Bring die gegenüberliegende Schulter zu diesem Knie.',
      'Senk dich langsam.',
    ],
    cues: ['Aus den Rippen drehen.'],
  },
  'bicycle-crunch': {
    steps: [
      'Leg dich auf den Rücken, die Hände am Kopf.',
      'Bring einen Ellbogen zum gegenüberliegenden Knie.',
      'Wechsle die Seite.',
    ],
    cues: ['Die Rippen drehen, nicht den Ellbogen.'],
  },
  'heel-touch': {
    steps: [
      'Leg dich mit gebeugten Knien hin, die Schultern vom Boden.',
      'Tipp mit einer Hand an die Ferse derselben Seite.',
      'Wechsle die Seite.',
    ],
    cues: ['Die Schultern bleiben oben.'],
  },
  'sit-up': {
    steps: ['Leg dich mit gebeugten Knien hin, die Füße unten.', 'Setz dich ganz auf.', 'Senk dich langsam.'],
    cues: ['Zuerst aufrollen.'],
  },
  'decline-sit-up': {
    steps: ['Hak die Füße auf der Negativbank ein.', 'Setz dich auf.', 'Senk dich langsam.'],
    cues: ['Beim Hochkommen ausatmen.'],
  },
  'ghd-sit-up': {
    steps: [
      'Hak die Füße ein, die Hüfte über dem Polster.',
      'Streck dich nach hinten zum Boden.',
      'Streck die Knie schnell durch und setz dich auf.',
    ],
    cues: ['Langsam steigern.'],
  },
  'v-up': {
    steps: [
      'Leg dich flach hin, Arme über dem Kopf.',
      'Heb Oberkörper und Beine, bis sie sich treffen.',
      'Senk sie gemeinsam.',
    ],
    cues: ['Beine gestreckt.'],
  },
  'jackknife-sit-up': {
    steps: ['Leg dich flach hin.', 'Bring Knie und Brust zusammen.', 'Streck dich wieder.'],
    cues: ['Auf dem Gesäß balancieren.'],
  },
  'toe-touch-crunch': {
    steps: ['Leg dich hin, die Beine gerade nach oben.', 'Greif zu den Zehen.', 'Senk dich langsam.'],
    cues: ['Schultern anheben.'],
  },
  'flutter-kick': {
    steps: [
      'Leg dich auf den Rücken, die Beine knapp über dem Boden.',
      'Schlag sie abwechselnd auf und ab.',
      'Mach weiter.',
    ],
    cues: ['Der untere Rücken bleibt am Boden.'],
  },
  'lying-leg-raise': {
    steps: [
      'Leg dich flach hin, die Hände neben der Hüfte.',
      'Heb die gestreckten Beine in die Senkrechte.',
      'Senk sie langsam.',
    ],
    cues: ['Stopp, wenn der Rücken abhebt.'],
  },
  'lying-knee-raise': {
    steps: ['Leg dich flach hin.', 'Zieh die Knie zur Brust.', 'Streck die Beine, ohne den Boden zu berühren.'],
    cues: ['Der untere Rücken bleibt am Boden.'],
  },
  'hanging-leg-raise': {
    steps: [
      'Häng dich an eine Stange.',
      'Heb die gestreckten Beine bis auf Hüfthöhe oder höher.',
      'Senk sie ohne Schwung.',
    ],
    cues: ['Das Becken einrollen.'],
  },
  'hanging-knee-raise': {
    steps: ['Häng dich an eine Stange.', 'Zieh die Knie zur Brust.', 'Senk sie langsam.'],
    cues: ['Kein Schwung.'],
  },
  'captains-chair-knee-raise': {
    steps: ['Leg die Unterarme auf die Polster, der Rücken angelehnt.', 'Zieh die Knie hoch.', 'Senk sie langsam.'],
    cues: ['Rücken am Polster.'],
  },
  'captains-chair-leg-raise': {
    steps: ['Leg die Unterarme auf die Polster.', 'Heb die gestreckten Beine in die Waagerechte.', 'Senk sie langsam.'],
    cues: ['Schultern unten.'],
  },
  'toes-to-bar': {
    steps: ['Häng dich an eine Stange.', 'Bring die Zehen zur Stange.', 'Senk sie kontrolliert.'],
    cues: ['Die Stange nach unten drücken.'],
  },
  'knees-to-elbows': {
    steps: ['Häng dich an eine Stange.', 'Bring die Knie zu den Ellbogen.', 'Senk sie kontrolliert.'],
    cues: ['Zurücklehnen.'],
  },
  'dragon-flag': {
    steps: [
      'Leg dich auf eine Bank und halt dich hinter dem Kopf fest.',
      'Heb den Körper in einer Linie.',
      'Senk ihn langsam, weiter gerade.',
    ],
    cues: ['Nur die Schultern berühren die Bank.'],
  },
  'windshield-wiper': {
    steps: ['Häng dich an eine Stange und heb die Beine zu ihr.', 'Schwing sie von Seite zu Seite.', 'Senk sie.'],
    cues: ['An den Seiten abbremsen.'],
  },
  'russian-twist': {
    steps: [
      'Setz dich und lehn dich zurück, die Scheibe in beiden Händen.',
      'Dreh dich zu einer Seite.',
      'Dreh dich zur anderen.',
    ],
    cues: ['Die Schultern drehen.'],
  },
  woodchop: {
    steps: [
      'Steh seitlich zum oberen Kabelzug.',
      'Zieh den Griff quer vor dem Körper nach unten.',
      'Geh langsam zurück.',
    ],
    cues: ['Auf dem hinteren Fuß drehen.'],
  },
  'reverse-woodchop': {
    steps: [
      'Steh seitlich zum unteren Kabelzug.',
      'Zieh den Griff quer vor dem Körper nach oben.',
      'Geh langsam zurück.',
    ],
    cues: ['Hüfte und Rippen gemeinsam drehen.'],
  },
  'cable-twist': {
    steps: ['Halt den Griff auf Brusthöhe, Arme gestreckt.', 'Dreh dich vom Kabelzug weg.', 'Geh langsam zurück.'],
    cues: ['Die Arme bleiben vor dem Körper.'],
  },
  'pallof-press': {
    steps: ['Steh seitlich, den Griff an der Brust.', 'Drück ihn gerade nach vorn und halt.', 'Hol ihn zurück.'],
    cues: ['Lass dich nicht verdrehen.'],
  },
  'torso-rotation': {
    steps: ['Setz dich mit der Brust ans Polster.', 'Dreh den Oberkörper.', 'Geh langsam zurück.'],
    cues: ['Langsam und gleichmäßig.'],
  },
  'landmine-rotation': {
    steps: [
      'Halt das Ende der Stange mit beiden Händen.',
      'Schwing es im Bogen zu einer Seite.',
      'Schwing es zur anderen Seite.',
    ],
    cues: ['Die Hüfte dreht mit.'],
  },
  'side-bend': {
    steps: ['Halt eine Kurzhantel in einer Hand.', 'Beug dich zu dieser Seite.', 'Richte dich auf.'],
    cues: ['Nur seitlich beugen.'],
  },
  'cable-side-bend': {
    steps: ['Halt den Griff eines unteren Kabelzugs in einer Hand.', 'Beug dich zu ihm.', 'Richte dich auf.'],
    cues: ['Nur seitlich beugen.'],
  },
  'band-side-bend': {
    steps: ['Stell dich auf das Band, ein Ende in einer Hand.', 'Beug dich zu dieser Seite.', 'Richte dich auf.'],
    cues: ['Langsam bewegen.'],
  },
  'mountain-climber': {
    steps: ['Beginn im Liegestütz.', 'Zieh ein Knie zur Brust.', 'Wechsle schnell die Beine.'],
    cues: ['Hüfte gerade halten.'],
  },
  'bear-crawl': {
    steps: [
      'Geh auf Hände und Zehen, die Knie knapp über dem Boden.',
      'Beweg immer eine Hand und den gegenüberliegenden Fuß zusammen.',
      'Halt den Rücken gerade.',
    ],
    cues: ['Kleine Schritte.'],
  },
  'turkish-get-up': {
    steps: [
      'Leg dich hin, die Kettlebell nach oben gedrückt.',
      'Roll auf den Ellbogen, dann auf die Hand, führ das Bein zurück und knie dich hin.',
      'Steh auf und geh auf demselben Weg zurück.',
    ],
    cues: ['Blick zur Kettlebell.'],
  },
  windmill: {
    steps: [
      'Halt die Kettlebell über dem Kopf, Füße von ihr weggedreht.',
      'Schieb die Hüfte heraus und beug dich zur anderen Seite.',
      'Komm hoch.',
    ],
    cues: ['Der Arm bleibt senkrecht.'],
  },
  'back-lever': {
    steps: [
      'Häng dich kopfüber.',
      'Senk den Körper in einer Linie in die Waagerechte, Gesicht nach unten.',
      'Halt die Position.',
    ],
    cues: ['Arme gestreckt.'],
  },
  planche: {
    steps: [
      'Setz die Hände neben die Hüfte und lehn dich vor.',
      'Heb die Füße, am Anfang mit angezogenen Knien.',
      'Halt die Position.',
    ],
    cues: ['Den Boden wegdrücken.'],
  },
  'handstand-hold': {
    steps: ['Schwing dich an eine Wand.', 'Drück dich lang und spann den Körper an.', 'Halt die Position.'],
    cues: ['Rippen rein, Zehen hoch.'],
  },
};
