/** A note as its author wrote it. */
export interface NoteText {
  readonly title: string;
  readonly notebook: string;
  readonly daysAgo: number;
  readonly pinned?: boolean;
  readonly text: string;
}

/** What the person of the showcase wrote. */
export interface ShowcaseTexts {
  /** The title of the note that the pictures show opened. */
  readonly shownNote: string;
  readonly notes: readonly NoteText[];
  /** Lines of daily notes. Each daily note has some of them. */
  readonly dailyLines: readonly string[];
  /** The daily note that the pictures show, with the training of its day. */
  readonly yesterday: string;
  /** The titles of the four workouts of a week. */
  readonly workouts: readonly [string, string, string, string];
  readonly runs: { readonly long: string; readonly easy: string };
}

const squat = '[@Back squat](mensana:exercises/back-squat)';
const deadlift = '[@Deadlift](mensana:exercises/deadlift)';
const bench = '[@Bench press](mensana:exercises/bench-press)';

const shownNote = 'The knee and the squat';

export const englishTexts: ShowcaseTexts = {
  shownNote,
  workouts: ['Lower body', 'Push', 'Pull and hinge', 'Whole body'],
  runs: { long: 'Long run', easy: 'Easy run' },
  notes: [
    {
      title: shownNote,
      notebook: 'Training',
      daysAgo: 0,
      pinned: true,
      text: `Sore on the inside since the long run in September. The physio says load it, don’t rest it. So ${squat} went down to 80% and came back a little every week. #knee

\`\`\`mensana
best e1rm "back squat" by week last 26 as chart
\`\`\`

Best five this month: \`=best squat 5 30d\`. Heavy sessions, RPE 9 and up: \`=count squat rpe>=9 30d\`.

## What helped

- [x] Ten minutes of hips before the first set
- [x] Three seconds down, as in [[Tempo work]]
- [ ] Ask about the left shoe

> Knees out is a cue, not a position.
`,
    },
    {
      title: 'Tempo work',
      notebook: 'Training',
      daysAgo: 3,
      text: `Three seconds down, one at the bottom, up without a bounce. It makes 80 kg honest.\n\nGood for ${squat} when the #knee complains, and for ${bench} with long pauses.\n`,
    },
    {
      title: 'Cues that stick',
      notebook: 'Training',
      daysAgo: 9,
      pinned: true,
      text: `- ${squat}: screw the feet into the floor, chest up out of the hole\n- ${deadlift}: push the floor away, bar stays on the legs\n- ${bench}: bend the bar, feet back\n\n#cues\n`,
    },
    {
      title: 'Winter block',
      notebook: 'Training',
      daysAgo: 13,
      text: `Four days, twelve weeks. Goal: ${squat} 110 kg for one, without pain.\n\n| Week | Squat | Deadlift |\n| --- | --- | --- |\n| 1–4 | 4 × 6 | 3 × 5 |\n| 5–8 | 4 × 5 | 3 × 4 |\n| 9–11 | 5 × 3 | 3 × 3 |\n| 12 | Test | Test |\n`,
    },
    {
      title: 'Running shoes',
      notebook: 'Training',
      daysAgo: 20,
      text: 'The old pair has 740 km. Wear on the left heel, same side as the #knee.\n\n- [x] Try the wider last\n- [ ] Rotate two pairs\n',
    },
    {
      title: 'Sleep and heavy days',
      notebook: 'Training',
      daysAgo: 31,
      text: `Under six hours, and every set feels one RPE harder. ${deadlift} moves to Thursday.\n\n#sleep\n`,
    },
    {
      title: 'The Overstory',
      notebook: 'Reading',
      daysAgo: 5,
      text: 'Slow in the middle, and then it isn’t. The chapter on the chestnuts alone is worth it.\n\n> The best arguments in the world won’t change a person’s mind. The only thing that can do that is a good story.\n',
    },
    {
      title: 'Books for the winter',
      notebook: 'Reading',
      daysAgo: 16,
      text: '- [x] The Overstory\n- [ ] Stoner\n- [ ] The Peregrine\n- [ ] A Time of Gifts\n',
    },
    {
      title: 'How to take smart notes',
      notebook: 'Reading',
      daysAgo: 44,
      text: 'One idea for each note, in whole sentences, linked on the day it is written. See [[Weekly review]].\n',
    },
    {
      title: 'Team offsite',
      notebook: 'Work',
      daysAgo: 1,
      text: 'Two days, eleven people, one question: what do we stop doing?\n\n- [x] Book the train\n- [ ] Agenda to Ines\n- [ ] Room with daylight\n',
    },
    {
      title: 'Weekly review',
      notebook: 'Work',
      daysAgo: 6,
      text: '1. Empty the inbox\n2. Look at the calendar, both ways\n3. Pick three things for next week\n',
    },
    {
      title: 'Interview questions',
      notebook: 'Work',
      daysAgo: 27,
      text: 'What did you change your mind about this year? What would your last team say?\n',
    },
    {
      title: 'Sourdough',
      notebook: 'Kitchen',
      daysAgo: 2,
      text: '450 g flour, 330 g water, 90 g starter, 9 g salt. Colder kitchen now: bulk takes seven hours.\n\n- [x] Feed the starter on Friday\n',
    },
    {
      title: 'Lentils for a week',
      notebook: 'Kitchen',
      daysAgo: 12,
      text: '32 g of protein a portion. Smoked paprika at the end, vinegar always.\n',
    },
    {
      title: 'Lisbon in March',
      notebook: 'Travel',
      daysAgo: 8,
      text: 'Stay near Graça. Run along the river before eight, the gym in Arroios has a squat rack.\n',
    },
    {
      title: 'Night train packing list',
      notebook: 'Travel',
      daysAgo: 60,
      text: '- [ ] Earplugs\n- [ ] Bands\n- [ ] Charger, the long one\n',
    },
  ],
  dailyLines: [
    'Slept seven hours. Warm-up felt easy.',
    'Slept badly, coffee helped until four.',
    'Walked home along the canal instead of the tram.',
    'Knee quiet on the stairs. #knee',
    'Knee a little stiff after sitting, fine once warm. #knee',
    'Read forty pages before bed.',
    'Lunch with Jonas. He wants to start lifting.',
    'Finished the draft and sent it before noon.',
    'Bread came out well, see [[Sourdough]].',
    'First frost. Gloves for the run.',
    'Called Mum.',
    'Cold shower, no regrets.',
    'The gym was empty at seven.',
    'Left hip tight. Ten minutes on the floor. #hip',
    'Good talk about [[Team offsite]].',
    'Tried [[Tempo work]] again: honest reps.',
  ],
  yesterday: `Knee quiet on the stairs, for the first time since September. #knee

Front squats light after two weeks of [[Tempo work]]. Next week 82.5 kg.

![[training]]
`,
};
