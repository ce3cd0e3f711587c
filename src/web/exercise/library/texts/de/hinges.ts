import type { ExerciseTexts } from '../exercise-text.ts';

export const hinges: ExerciseTexts = {
  deadlift: {
    steps: [
      'Stell dich so hin, dass die Stange über der Fußmitte ist, und greif sie.',
      'Zieh die Stange auf Spannung und mach den Rücken fest.',
      'Drück den Boden weg, bis du stehst.',
      'Senk die Stange an den Beinen entlang.',
    ],
    cues: ['Die Stange bleibt an den Beinen.', 'Die Arme sind nur Seile.'],
  },
  'sumo-deadlift': {
    steps: [
      'Steh breit, Zehen nach außen, Hände innerhalb der Knie.',
      'Bring die Hüfte nah an die Stange, Brust raus.',
      'Drück den Boden auseinander und steh auf.',
    ],
    cues: ['Knie nach außen.', 'Am Boden Geduld haben.'],
  },
  'trap-bar-deadlift': {
    steps: [
      'Stell dich in die Mitte der Stange und greif die Griffe.',
      'Setz dich, bis die Arme gestreckt sind und der Rücken fest ist.',
      'Steh gerade auf.',
    ],
    cues: ['Mit den Beinen drücken.'],
  },
  'deficit-deadlift': {
    steps: [
      'Stell dich auf eine Scheibe oder einen niedrigen Block.',
      'Nimm die Position wie beim Kreuzheben ein, etwas tiefer.',
      'Zieh die Stange nah am Körper hoch.',
    ],
    cues: ['Rücken fest, bevor du ziehst.'],
  },
  'pause-deadlift': {
    steps: [
      'Zieh die Stange knapp vom Boden.',
      'Halt unter den Knien zwei Sekunden still.',
      'Bring die Wiederholung zu Ende.',
    ],
    cues: ['In der Pause die Rückenposition halten.'],
  },
  'block-pull': {
    steps: ['Leg die Scheiben auf Blöcke.', 'Mach den Rücken fest und zieh die Stange auf Spannung.', 'Steh auf.'],
    cues: ['Die Stange bleibt an den Oberschenkeln.'],
  },
  'rack-pull': {
    steps: [
      'Leg die Stange etwa auf Kniehöhe auf die Ablagen.',
      'Greif sie, mach den Rücken fest und steh auf.',
      'Leg sie ohne Krachen wieder ab.',
    ],
    cues: ['Am Ende die Hüfte ganz strecken.'],
  },
  'snatch-grip-deadlift': {
    steps: ['Greif die Stange sehr weit.', 'Setz dich tiefer als beim Kreuzheben.', 'Steh auf, Brust raus.'],
    cues: ['Achseln über der Stange.'],
  },
  'romanian-deadlift': {
    steps: [
      'Steh mit der Stange an der Hüfte, Knie leicht gebeugt.',
      'Schieb die Hüfte zurück, die Stange gleitet die Oberschenkel hinab.',
      'Stopp, wenn die Beinbeuger spannen, und steh auf.',
    ],
    cues: ['Hüfte nach hinten, nicht nach unten.'],
  },
  'dumbbell-romanian-deadlift': {
    steps: [
      'Halt die Kurzhanteln vor den Oberschenkeln.',
      'Schieb die Hüfte mit flachem Rücken zurück.',
      'Steh auf, indem du die Hüfte nach vorn bringst.',
    ],
    cues: ['Die Gewichte bleiben nah an den Beinen.'],
  },
  'single-leg-romanian-deadlift': {
    steps: [
      'Steh auf einem Bein, das Gewicht in einer oder beiden Händen.',
      'Kipp nach vorn, während das freie Bein nach hinten geht.',
      'Komm mit gerader Hüfte hoch.',
    ],
    cues: ['Die Zehen des freien Beins zeigen nach unten.'],
  },
  'b-stance-romanian-deadlift': {
    steps: [
      'Stell einen Fuß einen halben Schritt zurück auf die Zehen.',
      'Beug die Hüfte über dem vorderen Bein.',
      'Steh über die vordere Ferse auf.',
    ],
    cues: ['Der hintere Fuß ist nur fürs Gleichgewicht.'],
  },
  'smith-machine-romanian-deadlift': {
    steps: [
      'Steh nah an der Stange, sie liegt an den Oberschenkeln.',
      'Schieb die Hüfte zurück, während die Stange sinkt.',
      'Steh auf.',
    ],
    cues: ['Knie leicht gebeugt.'],
  },
  'stiff-leg-deadlift': {
    steps: [
      'Beginn mit der Stange am Boden, Knie fast gestreckt.',
      'Zieh sie mit flachem Rücken hoch.',
      'Senk sie genauso wieder auf den Boden.',
    ],
    cues: ['Spür die Spannung im Beinbeuger.'],
  },
  'dumbbell-deadlift': {
    steps: [
      'Halt an jeder Seite eine Kurzhantel.',
      'Schieb die Hüfte zurück, bis die Hanteln auf halber Schienbeinhöhe sind.',
      'Steh auf.',
    ],
    cues: ['Schultern zurück.'],
  },
  'kettlebell-deadlift': {
    steps: [
      'Steh über der Kettlebell, der Griff zwischen den Knöcheln.',
      'Beug die Hüfte und greif sie.',
      'Steh ganz auf.',
    ],
    cues: ['Die Kraft kommt aus der Hüfte.'],
  },
  'smith-machine-deadlift': {
    steps: [
      'Stell die Stange auf halbe Schienbeinhöhe.',
      'Greif sie, mach den Rücken fest und steh auf.',
      'Senk sie an den Beinen entlang.',
    ],
    cues: ['Gerade hoch, gerade runter.'],
  },
  'band-deadlift': {
    steps: [
      'Stell dich auf das Band und halt beide Enden.',
      'Beug die Hüfte mit flachem Rücken.',
      'Steh gegen den Zug auf.',
    ],
    cues: ['Oben anspannen.'],
  },
  'good-morning': {
    steps: [
      'Steh mit der Stange auf dem oberen Rücken, Knie leicht gebeugt.',
      'Schieb die Hüfte zurück, bis der Rücken fast waagerecht ist.',
      'Komm hoch, indem du die Hüfte nach vorn schiebst.',
    ],
    cues: ['Leicht anfangen.', 'Rücken lang halten.'],
  },
  'seated-good-morning': {
    steps: [
      'Setz dich breitbeinig auf eine Bank, die Stange auf dem Rücken.',
      'Beug dich aus der Hüfte nach vorn.',
      'Richte dich wieder auf.',
    ],
    cues: ['Rücken gerade halten.'],
  },
  'hip-thrust': {
    steps: [
      'Leg den oberen Rücken an eine Bank, die Stange über die Hüfte.',
      'Drück die Hüfte hoch, bis der Oberkörper waagerecht ist.',
      'Senk sie, ohne die Spannung zu verlieren.',
    ],
    cues: ['Kinn und Rippen unten.'],
  },
  'smith-machine-hip-thrust': {
    steps: [
      'Stell die Bank hinter die Schultern, die Stange über die Hüfte.',
      'Heb die Hüfte, bis der Oberkörper waagerecht ist.',
      'Senk sie langsam.',
    ],
    cues: ['Oben stehen die Schienbeine senkrecht.'],
  },
  'machine-hip-thrust': {
    steps: ['Befestige Gurt oder Polster über der Hüfte.', 'Drück die Hüfte hoch.', 'Halt kurz und senk sie.'],
    cues: ['Kurz anspannen.'],
  },
  'single-leg-hip-thrust': {
    steps: [
      'Leg den oberen Rücken an eine Bank, ein Fuß am Boden.',
      'Heb die Hüfte mit diesem Bein.',
      'Senk sie, ohne zu kippen.',
    ],
    cues: ['Hüfte gerade halten.'],
  },
  'body-weight-hip-thrust': {
    steps: [
      'Leg den oberen Rücken an eine Bank, beide Füße am Boden.',
      'Heb die Hüfte, bis der Oberkörper waagerecht ist.',
      'Senk sie langsam.',
    ],
    cues: ['Über die Fersen drücken.'],
  },
  'glute-bridge': {
    steps: [
      'Leg dich mit gebeugten Knien auf den Rücken.',
      'Heb die Hüfte, bis Oberschenkel und Rumpf eine Linie bilden.',
      'Senk sie.',
    ],
    cues: ['Zuerst das Becken kippen.'],
  },
  'single-leg-glute-bridge': {
    steps: [
      'Leg dich auf den Rücken, ein Knie gebeugt, das andere Bein oben.',
      'Heb die Hüfte über den Fuß am Boden.',
      'Senk sie.',
    ],
    cues: ['Hüfte gerade halten.'],
  },
  'barbell-glute-bridge': {
    steps: [
      'Leg dich auf den Boden, die Stange über der Hüfte.',
      'Heb die Hüfte so hoch es geht.',
      'Senk sie, bis die Scheiben den Boden berühren.',
    ],
    cues: ['Rippen unten.'],
  },
  'frog-pump': {
    steps: [
      'Leg dich auf den Rücken, Fußsohlen zusammen, Knie nach außen.',
      'Heb die Hüfte, indem du das Gesäß anspannst.',
      'Senk sie ein wenig und wiederhole.',
    ],
    cues: ['Kurz und schnell.'],
  },
  'cable-pull-through': {
    steps: [
      'Steh mit dem Rücken zum unteren Kabelzug, das Seil zwischen den Beinen.',
      'Schieb die Hüfte zurück.',
      'Steh auf und spann das Gesäß an.',
    ],
    cues: ['Arme lang lassen.'],
  },
  'kettlebell-swing': {
    steps: [
      'Schwing die Kettlebell zwischen den Beinen nach hinten.',
      'Streck die Hüfte explosiv und lass die Kettlebell auf Brusthöhe steigen.',
      'Lass sie fallen und fang sie mit der Hüfte ab.',
    ],
    cues: ['Die Hüfte wirft, die Arme folgen.'],
  },
  'one-arm-kettlebell-swing': {
    steps: [
      'Schwing die Kettlebell mit einer Hand nach hinten.',
      'Streck die Hüfte explosiv.',
      'Halt die Schultern gerade, während sie fällt.',
    ],
    cues: ['Der freie Arm schwingt mit.'],
  },
  'american-kettlebell-swing': {
    steps: [
      'Schwing die Kettlebell mit der Hüfte.',
      'Führ sie weiter, bis sie über dem Kopf ist.',
      'Lass sie zwischen die Beine zurückfallen.',
    ],
    cues: ['Auch oben die Rippen unten halten.'],
  },
  'back-extension': {
    steps: [
      'Stell das Polster knapp unter die Hüftknochen.',
      'Beug dich aus der Hüfte nach unten.',
      'Komm hoch, bis der Körper eine Linie bildet.',
    ],
    cues: ['Kein Schwung.', 'Gesäß anspannen.'],
  },
  'machine-back-extension': {
    steps: [
      'Setz dich, das Polster liegt am oberen Rücken.',
      'Drück es zurück, indem du die Hüfte streckst.',
      'Geh langsam zurück.',
    ],
    cues: ['Langsam bewegen.'],
  },
  'reverse-hyperextension': {
    steps: [
      'Leg dich auf den Bauch, die Hüfte an der Kante des Polsters.',
      'Schwing die Beine hoch, bis sie waagerecht sind.',
      'Senk sie kontrolliert.',
    ],
    cues: ['Aus der Hüfte heben.'],
  },
  'jefferson-curl': {
    steps: [
      'Steh mit leichtem Gewicht auf einer Box.',
      'Roll dich Wirbel für Wirbel nach unten.',
      'Roll dich genauso wieder auf.',
    ],
    cues: ['Sehr leicht, sehr langsam.'],
  },
  superman: {
    steps: [
      'Leg dich auf den Bauch, die Arme nach vorn.',
      'Heb Arme, Brust und Beine gleichzeitig.',
      'Halt kurz und senk sie.',
    ],
    cues: ['Blick zum Boden.'],
  },
};
