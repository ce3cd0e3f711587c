import type { ExerciseTexts } from '../exercise-text.ts';

export const legIsolation: ExerciseTexts = {
  'leg-extension': {
    steps: ['Setz dich so, dass die Knie auf Höhe der Drehachse sind.', 'Streck die Beine.', 'Senk sie langsam.'],
    cues: ['Oben kurz halten.'],
  },
  'single-leg-extension': {
    steps: ['Leg ein Schienbein hinter das Polster.', 'Streck dieses Knie.', 'Senk es kontrolliert.'],
    cues: ['Die Hüfte nicht anheben.'],
  },
  'reverse-nordic-curl': {
    steps: [
      'Knie aufrecht, Hüfte gestreckt.',
      'Lehn dich aus den Knien zurück.',
      'Komm mit der Kraft der Oberschenkel wieder hoch.',
    ],
    cues: ['Hüfte gestreckt halten.'],
  },
  'lying-leg-curl': {
    steps: [
      'Leg dich so hin, dass das Polster knapp über den Fersen liegt.',
      'Zieh die Fersen zur Hüfte.',
      'Senk sie langsam.',
    ],
    cues: ['Die Hüfte bleibt auf der Bank.'],
  },
  'seated-leg-curl': {
    steps: [
      'Fixier die Oberschenkel unter dem Polster.',
      'Zieh die Fersen nach unten und hinten.',
      'Lass sie langsam steigen.',
    ],
    cues: ['Etwas vorlehnen.'],
  },
  'standing-leg-curl': {
    steps: ['Stell dich mit einem Unterschenkel an das Polster.', 'Zieh die Ferse hoch.', 'Senk sie kontrolliert.'],
    cues: ['Knie zusammen.'],
  },
  'cable-leg-curl': {
    steps: [
      'Befestige die Manschette am Knöchel, Blick zum unteren Kabelzug.',
      'Zieh die Ferse zur Hüfte.',
      'Senk sie langsam.',
    ],
    cues: ['Der Oberschenkel bleibt ruhig.'],
  },
  'nordic-curl': {
    steps: [
      'Knie dich hin, die Knöchel sind fixiert.',
      'Senk den Körper in einer Linie so langsam wie möglich.',
      'Fang dich ab, stoß dich ab und zieh dich wieder hoch.',
    ],
    cues: ['Nicht in der Hüfte abknicken.'],
  },
  'glute-ham-raise': {
    steps: [
      'Knie auf das Polster, Füße fixiert.',
      'Senk den Oberkörper, bis er waagerecht ist.',
      'Zieh dich mit Knien und Hüfte hoch.',
    ],
    cues: ['Gerade Linie von den Knien zu den Schultern.'],
  },
  'slider-leg-curl': {
    steps: [
      'Leg dich hin, Fersen auf Slidern, Hüfte oben.',
      'Lass die Beine nach vorn gleiten.',
      'Zieh die Fersen wieder heran.',
    ],
    cues: ['Die Hüfte bleibt oben.'],
  },
  'stability-ball-leg-curl': {
    steps: ['Leg die Fersen auf den Ball und heb die Hüfte.', 'Roll den Ball weg.', 'Zieh ihn wieder heran.'],
    cues: ['Die Hüfte bleibt hoch.'],
  },
  'hip-adduction': {
    steps: ['Setz dich, die Polster liegen innen an den Knien.', 'Drück die Beine zusammen.', 'Öffne sie langsam.'],
    cues: ['Außen nicht federn.'],
  },
  'cable-hip-adduction': {
    steps: [
      'Befestige die Manschette am inneren Knöchel und steh seitlich.',
      'Zieh das Bein vor dem anderen nach innen.',
      'Lass es langsam zurück.',
    ],
    cues: ['Aufrecht stehen.'],
  },
  'copenhagen-plank': {
    steps: [
      'Leg dich auf die Seite, das obere Bein auf einer Bank.',
      'Heb die Hüfte und das untere Bein.',
      'Halt die Linie.',
    ],
    cues: ['Am Anfang das Knie auf die Bank legen.'],
  },
  'ball-squeeze': {
    steps: ['Leg dich mit gebeugten Knien hin, ein Ball dazwischen.', 'Drück gleichmäßig.', 'Halt und atme.'],
    cues: ['Langsam steigern.'],
  },
  'hip-abduction': {
    steps: ['Setz dich, die Polster liegen außen an den Knien.', 'Drück die Beine auseinander.', 'Geh langsam zurück.'],
    cues: ['Ruhig sitzen.'],
  },
  'cable-hip-abduction': {
    steps: [
      'Befestige die Manschette am äußeren Knöchel und steh seitlich.',
      'Heb das Bein zur Seite.',
      'Senk es langsam.',
    ],
    cues: ['Nicht wegkippen.'],
  },
  'band-lateral-walk': {
    steps: [
      'Leg ein Band um die Beine und geh leicht in die Hocke.',
      'Mach einen Schritt zur Seite.',
      'Zieh den anderen Fuß nach, das Band bleibt gespannt.',
    ],
    cues: ['Zehen nach vorn.'],
  },
  clamshell: {
    steps: [
      'Leg dich auf die Seite, Knie gebeugt, ein Band knapp darüber.',
      'Öffne das obere Knie.',
      'Schließ es langsam.',
    ],
    cues: ['Die Hüfte rollt nicht nach hinten.'],
  },
  'side-lying-leg-raise': {
    steps: ['Leg dich mit gestreckten Beinen auf die Seite.', 'Heb das obere Bein.', 'Senk es langsam.'],
    cues: ['Zehen nach vorn.'],
  },
  'fire-hydrant': {
    steps: ['Geh in den Vierfüßlerstand.', 'Heb ein gebeugtes Knie zur Seite.', 'Senk es.'],
    cues: ['Rücken gerade halten.'],
  },
  'donkey-kick': {
    steps: ['Geh in den Vierfüßlerstand.', 'Drück eine Ferse zur Decke.', 'Senk das Knie.'],
    cues: ['Kein Hohlkreuz.'],
  },
  'cable-glute-kickback': {
    steps: [
      'Befestige die Manschette am Knöchel, Blick zum Kabelzug.',
      'Drück das Bein nach hinten und etwas nach außen.',
      'Geh langsam zurück.',
    ],
    cues: ['Vorlehnen und festhalten.'],
  },
  'machine-glute-kickback': {
    steps: [
      'Leg einen Fuß oder die Rückseite des Oberschenkels an das Polster.',
      'Drück es nach hinten.',
      'Geh kontrolliert zurück.',
    ],
    cues: ['Hüfte gerade halten.'],
  },
  'standing-calf-raise': {
    steps: [
      'Stell dich mit den Fußballen auf die Kante, Polster auf den Schultern.',
      'Lass die Fersen sinken.',
      'Geh so hoch du kannst.',
    ],
    cues: ['Unten und oben kurz halten.'],
  },
  'seated-calf-raise': {
    steps: ['Setz dich, das Polster liegt auf den Oberschenkeln.', 'Lass die Fersen sinken.', 'Heb sie hoch.'],
    cues: ['Nicht federn.'],
  },
  'leg-press-calf-raise': {
    steps: ['Stell die Fußballen auf die untere Kante der Platte.', 'Lass die Zehen zu dir kommen.', 'Drück sie weg.'],
    cues: ['Knie fast gestreckt.'],
  },
  'donkey-calf-raise': {
    steps: [
      'Beug die Hüfte, das Polster liegt auf dem unteren Rücken.',
      'Lass die Fersen sinken.',
      'Geh hoch auf die Zehen.',
    ],
    cues: ['Knie gestreckt halten.'],
  },
  'barbell-calf-raise': {
    steps: [
      'Steh mit der Stange auf dem Rücken, Zehen auf einer niedrigen Stufe.',
      'Lass die Fersen sinken.',
      'Geh hoch und halt das Gleichgewicht.',
    ],
    cues: ['Oben halten.'],
  },
  'dumbbell-calf-raise': {
    steps: [
      'Halt die Gewichte neben dem Körper, Zehen auf einer Stufe.',
      'Lass die Fersen sinken.',
      'Geh hoch auf die Zehen.',
    ],
    cues: ['Die ganze Bewegung nutzen.'],
  },
  'smith-machine-calf-raise': {
    steps: [
      'Steh mit der Stange auf den Schultern, Zehen auf einem Block.',
      'Lass die Fersen sinken.',
      'Geh hoch auf die Zehen.',
    ],
    cues: ['Unten und oben kurz halten.'],
  },
  'body-weight-calf-raise': {
    steps: ['Steh mit den Fußballen auf einer Stufe.', 'Senk die Fersen.', 'Geh hoch auf die Zehen.'],
    cues: ['Langsam nach unten.'],
  },
  'single-leg-calf-raise': {
    steps: ['Steh mit einem Fuß auf der Kante einer Stufe.', 'Senk die Ferse.', 'Geh so hoch du kannst.'],
    cues: ['Über die große Zehe drücken.'],
  },
  'tibialis-raise': {
    steps: ['Lehn die Hüfte an eine Wand, Füße nach vorn.', 'Heb die Zehen.', 'Senk sie langsam.'],
    cues: ['Knie gestreckt halten.'],
  },
  'cable-knee-drive': {
    steps: ['Befestige die Manschette am Fuß, Rücken zum Kabelzug.', 'Zieh das Knie hoch.', 'Senk es langsam.'],
    cues: ['Aufrecht stehen.'],
  },
};
