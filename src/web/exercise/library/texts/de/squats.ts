import type { ExerciseTexts } from '../exercise-text.ts';

export const squats: ExerciseTexts = {
  'back-squat': {
    steps: [
      'Leg die Stange auf den oberen Rücken und tritt vom Rack zurück.',
      'Setz dich zwischen die Füße, bis die Hüfte tiefer ist als die Knie.',
      'Steh auf, Brust und Hüfte heben sich gleichzeitig.',
    ],
    cues: ['Ganzer Fuß am Boden.', 'Die Knie zeigen in Richtung der Zehen.'],
  },
  'low-bar-squat': {
    steps: [
      'Leg die Stange auf die hintere Schulter, eine Handbreit unter dem Nacken.',
      'Schieb die Hüfte nach hinten und unten, bis sie tiefer ist als die Knie.',
      'Drück den Rücken gegen die Stange nach oben.',
    ],
    cues: ['Die Stange bleibt über der Fußmitte.', 'Ellbogen eng halten.'],
  },
  'front-squat': {
    steps: [
      'Leg die Stange vorn auf die Schultern, Ellbogen hoch.',
      'Setz dich gerade nach unten, so tief es mit aufrechtem Rücken geht.',
      'Steh auf, die Ellbogen führen.',
    ],
    cues: ['Ellbogen zuerst nach oben.', 'Brust raus.'],
  },
  'pause-squat': {
    steps: ['Geh wie gewohnt in die Kniebeuge.', 'Halte unten zwei bis drei Sekunden still.', 'Steh ohne Schwung auf.'],
    cues: ['Unten die Spannung halten.'],
  },
  'box-squat': {
    steps: [
      'Stell dich mit der Stange auf dem Rücken vor eine Box.',
      'Setz dich nach hinten, bis die Box einen Teil des Gewichts trägt.',
      'Lehn dich etwas vor und steh auf.',
    ],
    cues: ['Setzen, nicht fallen lassen.', 'Schienbeine fast senkrecht.'],
  },
  'pin-squat': {
    steps: [
      'Stell die Ablagen im Rack auf die Tiefe deiner Kniebeuge.',
      'Senk die Stange, bis sie auf den Ablagen liegt.',
      'Bau Spannung auf und steh aus dem Stillstand auf.',
    ],
    cues: ['Erst Spannung, dann bewegt sich die Stange.'],
  },
  'safety-bar-squat': {
    steps: [
      'Leg die Polster auf die Schultern und halt die Griffe locker.',
      'Geh mit aufrechtem Rücken in die Kniebeuge.',
      'Drück gegen die Stange, wenn sie dich nach vorn kippt.',
    ],
    cues: ['Den oberen Rücken in die Polster drücken.'],
  },
  'zercher-squat': {
    steps: [
      'Halt die Stange in den Ellenbeugen.',
      'Geh tief, bis die Ellbogen die Knie berühren oder dazwischen sind.',
      'Steh auf, die Stange nah am Körper.',
    ],
    cues: ['Fäuste hoch.', 'Rücken nicht runden.'],
  },
  'overhead-squat': {
    steps: [
      'Halt die Stange mit weitem Griff über Kopf, Arme gestreckt.',
      'Geh in die Kniebeuge, die Stange bleibt über der Fußmitte.',
      'Steh auf und drück die ganze Zeit gegen die Stange.',
    ],
    cues: ['Achseln nach vorn.', 'Schultern aktiv.'],
  },
  'barbell-hack-squat': {
    steps: [
      'Stell dich vor die Stange und greif sie hinter den Fersen.',
      'Steh auf, die Stange gleitet an der Rückseite der Beine hoch.',
      'Senk sie auf demselben Weg.',
    ],
    cues: ['Brust raus.', 'Kleine Scheiben unter den Fersen helfen.'],
  },
  'landmine-squat': {
    steps: [
      'Halt das Ende der Stange mit beiden Händen vor der Brust.',
      'Geh in die Kniebeuge und lehn dich leicht gegen die Stange.',
      'Steh auf, Ellbogen nah am Körper.',
    ],
    cues: ['Ellbogen innerhalb der Knie.'],
  },
  'smith-machine-squat': {
    steps: [
      'Stell die Füße etwas vor die Stange.',
      'Dreh die Haken frei und geh in die Kniebeuge.',
      'Drück dich über den ganzen Fuß hoch.',
    ],
    cues: ['Die Hüfte bleibt unter der Stange.'],
  },
  'hack-squat': {
    steps: [
      'Schultern unter die Polster, Rücken flach an die Lehne.',
      'Beug die Knie, bis die Oberschenkel unter der Waagerechten sind.',
      'Drück die Plattform weg.',
    ],
    cues: ['Der untere Rücken bleibt am Polster.'],
  },
  'pendulum-squat': {
    steps: [
      'Stell dich mit den Schultern unter die Polster.',
      'Geh so tief, wie deine Knie es erlauben.',
      'Drück dich entlang des Bogens hoch.',
    ],
    cues: ['Langsam runter, kräftig hoch.'],
  },
  'v-squat': {
    steps: [
      'Schultern unter die Polster, Füße auf die Platte.',
      'Geh tief, der Rücken bleibt an der Lehne.',
      'Drück dich hoch, ohne die Knie hart durchzustrecken.',
    ],
    cues: ['Fersen unten.'],
  },
  'belt-squat': {
    steps: [
      'Häng das Gewicht an einen Gürtel um die Hüfte.',
      'Geh mit aufrechtem Rücken in die Kniebeuge.',
      'Steh auf.',
    ],
    cues: ['Lass dich vom Gürtel gerade nach unten ziehen.'],
  },
  'leg-press': {
    steps: [
      'Setz dich mit Rücken und Hüfte ans Polster, Füße hüftbreit.',
      'Senk den Schlitten, bis sich die Hüfte fast abhebt.',
      'Drück ihn weg, ohne die Knie hart durchzustrecken.',
    ],
    cues: ['Die Hüfte bleibt auf dem Sitz.'],
  },
  'single-leg-press': {
    steps: [
      'Stell einen Fuß mittig auf die Platte.',
      'Senk das Gewicht kontrolliert.',
      'Drück mit diesem Bein allein hoch.',
    ],
    cues: ['Knie über dem Fuß.'],
  },
  'seated-leg-press': {
    steps: [
      'Setz dich mit gebeugten Knien, die Füße auf der Platte.',
      'Drück, bis die Beine fast gestreckt sind.',
      'Geh langsam zurück.',
    ],
    cues: ['Rücken an der Lehne.'],
  },
  'goblet-squat': {
    steps: ['Halt das Gewicht senkrecht vor der Brust.', 'Geh zwischen den Knien in die Hocke.', 'Steh ganz auf.'],
    cues: ['Die Ellbogen streifen die Innenseiten der Knie.'],
  },
  'dumbbell-squat': {
    steps: [
      'Halt je eine Kurzhantel auf der Schulter oder neben dem Körper.',
      'Geh ganz tief in die Kniebeuge.',
      'Steh gleichmäßig auf beiden Füßen auf.',
    ],
    cues: ['Brust raus.'],
  },
  'sumo-squat': {
    steps: [
      'Steh breit, Zehen nach außen, das Gewicht hängt zwischen den Beinen.',
      'Setz dich gerade nach unten.',
      'Spann beim Aufstehen das Gesäß an.',
    ],
    cues: ['Knie nach außen drücken.'],
  },
  'kettlebell-front-squat': {
    steps: [
      'Halt die Kettlebells vorn an den Schultern, Handgelenke gerade.',
      'Geh zwischen den Füßen in die Hocke.',
      'Steh auf, ohne dich zurückzulehnen.',
    ],
    cues: ['Rippen unten.'],
  },
  'cyclist-squat': {
    steps: [
      'Stell die Fersen eng nebeneinander auf einen Keil oder Scheiben.',
      'Setz dich gerade nach unten, Knie weit vor.',
      'Drück dich hoch, bis die Beine fast gestreckt sind.',
    ],
    cues: ['Rücken aufrecht halten.'],
  },
  'body-weight-squat': {
    steps: [
      'Füße schulterbreit, Arme nach vorn.',
      'Geh tief, bis die Oberschenkel unter der Waagerechten sind.',
      'Steh auf.',
    ],
    cues: ['Knie nach außen über die Zehen.'],
  },
  'pistol-squat': {
    steps: [
      'Steh auf einem Bein, das andere gerade nach vorn.',
      'Setz dich auf diesem Bein ganz nach unten.',
      'Steh ohne Schwung auf.',
    ],
    cues: ['Die Ferse bleibt am Boden.', 'Arme nach vorn fürs Gleichgewicht.'],
  },
  'shrimp-squat': {
    steps: [
      'Steh auf einem Bein und halt oder beug das andere hinter dir.',
      'Geh tief, bis das hintere Knie den Boden berührt.',
      'Drück dich über den vorderen Fuß hoch.',
    ],
    cues: ['Etwas vorlehnen.'],
  },
  'cossack-squat': {
    steps: [
      'Steh sehr breit.',
      'Sink zu einer Seite, das andere Bein gestreckt, Zehen nach oben.',
      'Drück dich zur Mitte zurück und wechsle die Seite.',
    ],
    cues: ['Die Ferse des gebeugten Beins bleibt unten.'],
  },
  'sissy-squat': {
    steps: [
      'Halt dich fest und geh auf die Zehen.',
      'Lehn dich aus den Knien zurück, die Hüfte bleibt gestreckt.',
      'Komm hoch, indem du die Knie streckst.',
    ],
    cues: ['Gerade Linie von den Knien zu den Schultern.'],
  },
  'wall-sit': {
    steps: [
      'Lehn dich mit dem Rücken flach an eine Wand.',
      'Rutsch nach unten, bis die Oberschenkel waagerecht sind.',
      'Halt die Position.',
    ],
    cues: ['Schienbeine senkrecht.', 'Weiteratmen.'],
  },
  'jump-squat': {
    steps: [
      'Geh in eine halbe Kniebeuge.',
      'Spring so hoch du kannst.',
      'Lande weich und finde das Gleichgewicht vor der nächsten Wiederholung.',
    ],
    cues: ['Leise landen.'],
  },
  'spanish-squat': {
    steps: [
      'Leg ein starkes Band in beide Kniekehlen und geh zurück, bis es gespannt ist.',
      'Setz dich mit senkrechten Schienbeinen nach hinten.',
      'Steh auf.',
    ],
    cues: ['Die Schienbeine kippen nicht nach vorn.'],
  },
  'bulgarian-split-squat': {
    steps: [
      'Leg den hinteren Fuß auf eine Bank hinter dir.',
      'Sink gerade nach unten, bis das hintere Knie fast am Boden ist.',
      'Drück dich über den vorderen Fuß hoch.',
    ],
    cues: ['Das Gewicht bleibt auf dem vorderen Bein.'],
  },
  'barbell-bulgarian-split-squat': {
    steps: [
      'Stange auf dem Rücken, hinterer Fuß auf einer Bank.',
      'Senk das hintere Knie Richtung Boden.',
      'Drück dich mit dem vorderen Bein hoch.',
    ],
    cues: ['Nimm dir erst Zeit fürs Gleichgewicht.'],
  },
  'split-squat': {
    steps: [
      'Stell einen Fuß weit vor den anderen.',
      'Sink gerade nach unten.',
      'Drück dich hoch, die Füße bleiben stehen.',
    ],
    cues: ['Vordere Ferse am Boden.'],
  },
  'smith-machine-split-squat': {
    steps: [
      'Stell dich in Schrittstellung unter die Stange.',
      'Senk das hintere Knie.',
      'Drück dich über den vorderen Fuß hoch.',
    ],
    cues: ['Gerade auf und ab.'],
  },
  'walking-lunge': {
    steps: [
      'Mach einen langen Schritt und senk das hintere Knie.',
      'Drück dich über den vorderen Fuß hoch.',
      'Zieh den hinteren Fuß in den nächsten Schritt.',
    ],
    cues: ['Lange, leise Schritte.'],
  },
  'dumbbell-lunge': {
    steps: [
      'Mach mit einem Bein einen Schritt nach vorn.',
      'Sink, bis beide Knie rechtwinklig gebeugt sind.',
      'Drück dich zurück in den Stand.',
    ],
    cues: ['Vorderes Knie über dem Fuß.'],
  },
  'barbell-lunge': {
    steps: [
      'Leg die Stange auf den oberen Rücken.',
      'Mach einen Schritt nach vorn und senk das hintere Knie.',
      'Drück dich zurück.',
    ],
    cues: ['Aufrecht bleiben.'],
  },
  'reverse-lunge': {
    steps: [
      'Mach mit einem Bein einen Schritt zurück.',
      'Senk dieses Knie Richtung Boden.',
      'Zieh dich mit dem vorderen Bein hoch.',
    ],
    cues: ['Das vordere Schienbein bleibt ruhig.'],
  },
  'body-weight-lunge': {
    steps: [
      'Mach einen Schritt nach vorn und senk das hintere Knie.',
      'Drück dich zurück in den Stand.',
      'Wechsle das Bein.',
    ],
    cues: ['Hüfte gerade halten.'],
  },
  'lateral-lunge': {
    steps: [
      'Mach einen weiten Schritt zur Seite.',
      'Setz dich über diesen Fuß, das andere Bein bleibt gestreckt.',
      'Drück dich zur Mitte zurück.',
    ],
    cues: ['Zehen nach vorn.'],
  },
  'curtsy-lunge': {
    steps: [
      'Mach einen Schritt nach hinten, schräg hinter das andere Bein.',
      'Senk das hintere Knie.',
      'Drück dich über den vorderen Fuß hoch.',
    ],
    cues: ['Die Hüfte zeigt nach vorn.'],
  },
  'jumping-lunge': {
    steps: [
      'Beginn im Ausfallschritt.',
      'Spring und wechsle in der Luft die Beine.',
      'Lande weich im nächsten Ausfallschritt.',
    ],
    cues: ['Auf dem ganzen Fuß landen.'],
  },
  'step-up': {
    steps: [
      'Stell einen Fuß ganz auf die Box.',
      'Steh auf diesem Bein auf, ohne dich vom Boden abzustoßen.',
      'Senk dich langsam ab.',
    ],
    cues: ['Das Bein auf der Box macht die Arbeit.'],
  },
  'barbell-step-up': {
    steps: ['Stange auf dem Rücken, ein Fuß auf einer stabilen Box.', 'Steig hoch.', 'Steig kontrolliert ab.'],
    cues: ['Das Knie fällt nicht nach innen.'],
  },
  'step-down': {
    steps: [
      'Steh auf einem Bein auf einer niedrigen Box.',
      'Senk die freie Ferse, bis sie den Boden gerade berührt.',
      'Steh wieder auf.',
    ],
    cues: ['Hüfte gerade, langsam nach unten.'],
  },
};
