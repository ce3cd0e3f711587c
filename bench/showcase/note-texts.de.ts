import type { ShowcaseTexts } from './note-texts.ts';

const squat = '[@Kniebeuge](mensana:exercises/back-squat)';
const deadlift = '[@Kreuzheben](mensana:exercises/deadlift)';
const bench = '[@Bankdrücken](mensana:exercises/bench-press)';
const shownNote = 'Das Knie und die Kniebeuge';

/** The same data of the showcase in German. */
export const germanTexts: ShowcaseTexts = {
  shownNote,
  workouts: ['Unterkörper', 'Drücken', 'Ziehen', 'Ganzkörper'],
  runs: { long: 'Langer Lauf', easy: 'Lockerer Lauf' },
  notes: [
    {
      title: shownNote,
      notebook: 'Training',
      daysAgo: 0,
      pinned: true,
      text: `Seit dem langen Lauf im September zwickt es innen. Die Physio sagt: belasten, nicht schonen. Also runter auf 80 % bei der ${squat}, und jede Woche ein wenig zurück. #knie

\`\`\`mensana
beste e1rm "kniebeuge" pro woche letzte 26 als diagramm
\`\`\`

Bester Fünfer diesen Monat: \`=beste kniebeuge 5 30d\`. Schwere Sätze ab RPE 9: \`=anzahl kniebeuge rpe>=9 30d\`.

## Was geholfen hat

- [x] Zehn Minuten Hüfte vor dem ersten Satz
- [x] Drei Sekunden runter, wie in [[Tempo]]
- [ ] Wegen des linken Schuhs fragen

> Knie raus ist ein Hinweis, keine Haltung.
`,
    },
    {
      title: 'Tempo',
      notebook: 'Training',
      daysAgo: 3,
      text: `Drei Sekunden runter, eine unten, ohne Schwung hoch. Das macht 80 kg ehrlich.\n\nGut für die ${squat}, wenn das #knie meckert, und für ${bench} mit langen Pausen.\n`,
    },
    {
      title: 'Hinweise, die hängen bleiben',
      notebook: 'Training',
      daysAgo: 9,
      pinned: true,
      text: `- ${squat}: Füße in den Boden schrauben, Brust hoch\n- ${deadlift}: den Boden wegdrücken, Stange am Bein\n- ${bench}: die Stange biegen, Füße nach hinten\n\n#technik\n`,
    },
    {
      title: 'Winterblock',
      notebook: 'Training',
      daysAgo: 13,
      text: `Vier Tage, zwölf Wochen. Ziel: ${squat} 110 kg einmal, ohne Schmerzen.\n\n| Woche | Kniebeuge | Kreuzheben |\n| --- | --- | --- |\n| 1–4 | 4 × 6 | 3 × 5 |\n| 5–8 | 4 × 5 | 3 × 4 |\n| 9–11 | 5 × 3 | 3 × 3 |\n| 12 | Test | Test |\n`,
    },
    {
      title: 'Laufschuhe',
      notebook: 'Training',
      daysAgo: 20,
      text: 'Das alte Paar hat 740 km. Links an der Ferse abgelaufen, auf der Seite mit dem #knie.\n\n- [x] Den breiteren Leisten probieren\n- [ ] Zwei Paare abwechseln\n',
    },
    {
      title: 'Schlaf und schwere Tage',
      notebook: 'Training',
      daysAgo: 31,
      text: `Unter sechs Stunden fühlt sich jeder Satz eine RPE schwerer an. ${deadlift} wandert auf Donnerstag.\n\n#schlaf\n`,
    },
    {
      title: 'Die Wurzeln des Lebens',
      notebook: 'Lesen',
      daysAgo: 5,
      text: 'In der Mitte langsam, und dann gar nicht mehr. Allein das Kapitel über die Kastanien lohnt sich.\n',
    },
    {
      title: 'Bücher für den Winter',
      notebook: 'Lesen',
      daysAgo: 16,
      text: '- [x] Die Wurzeln des Lebens\n- [ ] Stoner\n- [ ] Der Wanderfalke\n- [ ] Die Zeit der Gaben\n',
    },
    {
      title: 'Gute Notizen',
      notebook: 'Lesen',
      daysAgo: 44,
      text: 'Ein Gedanke je Notiz, in ganzen Sätzen, am selben Tag verlinkt. Siehe [[Wochenrückblick]].\n',
    },
    {
      title: 'Teamtage',
      notebook: 'Arbeit',
      daysAgo: 1,
      text: 'Zwei Tage, elf Leute, eine Frage: Womit hören wir auf?\n\n- [x] Zug buchen\n- [ ] Ablauf an Ines\n- [ ] Raum mit Tageslicht\n',
    },
    {
      title: 'Wochenrückblick',
      notebook: 'Arbeit',
      daysAgo: 6,
      text: '1. Posteingang leeren\n2. In den Kalender schauen, in beide Richtungen\n3. Drei Dinge für nächste Woche\n',
    },
    {
      title: 'Fragen fürs Gespräch',
      notebook: 'Arbeit',
      daysAgo: 27,
      text: 'Worüber hast du dieses Jahr deine Meinung geändert? Was würde dein letztes Team sagen?\n',
    },
    {
      title: 'Sauerteig',
      notebook: 'Küche',
      daysAgo: 2,
      text: '450 g Mehl, 330 g Wasser, 90 g Anstellgut, 9 g Salz. Die Küche ist kälter: Die Stockgare dauert sieben Stunden.\n\n- [x] Am Freitag füttern\n',
    },
    {
      title: 'Linsen für eine Woche',
      notebook: 'Küche',
      daysAgo: 12,
      text: '32 g Eiweiß je Portion. Geräuchertes Paprikapulver am Ende, Essig immer.\n',
    },
    {
      title: 'Lissabon im März',
      notebook: 'Reisen',
      daysAgo: 8,
      text: 'In der Nähe von Graça wohnen. Vor acht am Fluss laufen, das Studio in Arroios hat ein Rack.\n',
    },
    {
      title: 'Packliste für den Nachtzug',
      notebook: 'Reisen',
      daysAgo: 60,
      text: '- [ ] Ohrstöpsel\n- [ ] Bänder\n- [ ] Ladekabel, das lange\n',
    },
  ],
  dailyLines: [
    'Sieben Stunden geschlafen. Das Aufwärmen ging leicht.',
    'Schlecht geschlafen, der Kaffee half bis vier.',
    'Am Kanal nach Hause gelaufen statt mit der Bahn.',
    'Das Knie war auf der Treppe ruhig. #knie',
    'Das Knie nach dem Sitzen etwas steif, warm dann gut. #knie',
    'Vor dem Schlafen vierzig Seiten gelesen.',
    'Mittagessen mit Jonas. Er will mit Krafttraining anfangen.',
    'Den Entwurf fertig gemacht und vor zwölf verschickt.',
    'Das Brot ist gut geworden, siehe [[Sauerteig]].',
    'Der erste Frost. Handschuhe zum Laufen.',
    'Mama angerufen.',
    'Kalt geduscht, nichts bereut.',
    'Um sieben war das Studio leer.',
    'Linke Hüfte fest. Zehn Minuten auf dem Boden. #hüfte',
    'Gutes Gespräch über [[Teamtage]].',
    'Wieder [[Tempo]] probiert: ehrliche Wiederholungen.',
  ],
  yesterday: `Das Knie war auf der Treppe ruhig, zum ersten Mal seit September. #knie

Frontkniebeugen leicht, nach zwei Wochen [[Tempo]]. Nächste Woche 82,5 kg.

![[training]]
`,
};
