import type { plates as english } from './en-plates.ts';

export const plates: typeof english = {
  'plates/bar': {
    name: 'Gewicht auf der Stange',
    formula: 'Stange + 2 × die Scheiben auf einer Seite',
    meaning:
      'Jede Kombination deiner Scheiben wird geprüft. Du bekommst das genaue Gewicht mit den wenigsten Scheiben oder das nächste darunter. Immer zuerst die schwerste Scheibe zu nehmen würde manche Gewichte verfehlen: Mit 20, 15 und 15 pro Seite ist 30 gleich 15 + 15.',
    source: 'Arithmetik, in unseren Tests mit jeder Kombination verglichen',
    range: 'Die Scheibenpaare, die du eingegeben hast. Verschlüsse zählen nicht.',
  },
};
