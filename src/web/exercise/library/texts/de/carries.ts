import type { ExerciseTexts } from '../exercise-text.ts';

export const carries: ExerciseTexts = {
  'farmers-walk': {
    steps: ['Heb in jeder Hand ein Gewicht auf.', 'Geh mit kurzen, schnellen Schritten.', 'Setz sie kontrolliert ab.'],
    cues: ['Aufrecht bleiben, Schultern zurück.'],
  },
  'suitcase-carry': {
    steps: ['Heb auf einer Seite ein Gewicht auf.', 'Geh, ohne dich zu neigen.', 'Wechsle die Seite.'],
    cues: ['Schultern gerade halten.'],
  },
  'overhead-carry': {
    steps: [
      'Drück das Gewicht über den Kopf und streck den Arm durch.',
      'Geh langsam.',
      'Senk es und wechsle die Seite.',
    ],
    cues: ['Rippen unten.'],
  },
  'front-rack-carry': {
    steps: ['Halt die Gewichte an den Schultern.', 'Geh aufrecht.', 'Setz sie ab.'],
    cues: ['Trotz Spannung weiteratmen.'],
  },
  'zercher-carry': {
    steps: ['Halt die Stange in den Ellenbeugen.', 'Geh mit kurzen Schritten.', 'Setz sie ab.'],
    cues: ['Fäuste hoch.'],
  },
  'yoke-walk': {
    steps: [
      'Leg das Joch auf den oberen Rücken.',
      'Steh auf und halt den Rumpf fest.',
      'Geh mit schnellen, kurzen Schritten.',
    ],
    cues: ['Blick nach vorn.'],
  },
  'sandbag-carry': {
    steps: ['Umarm den Sack hoch vor der Brust.', 'Geh los.', 'Lass ihn vor dir fallen.'],
    cues: ['Kurz atmen.'],
  },
  'husafell-carry': {
    steps: ['Heb den Stein zur Brust.', 'Verschränk die Hände darunter.', 'Geh los.'],
    cues: ['Etwas zurücklehnen.'],
  },
  'sled-push': {
    steps: [
      'Greif die Stangen, Arme gestreckt oder gebeugt, und lehn dich vor.',
      'Drück mit einem Bein nach dem anderen.',
      'Halt die Hüfte tief.',
    ],
    cues: ['Lange, volle Schritte.'],
  },
  'sled-pull': {
    steps: [
      'Befestige Gurte oder ein Seil am Schlitten.',
      'Zieh ihn im Gehen oder Hand über Hand.',
      'Halt das Seil gespannt.',
    ],
    cues: ['Gegen den Zug lehnen.'],
  },
  'backward-sled-drag': {
    steps: ['Blick zum Schlitten, die Gurte in den Händen.', 'Geh auf den Zehen rückwärts.', 'Halt die Knie gebeugt.'],
    cues: ['Kleine Schritte.'],
  },
};
