import type { SeededChance } from '#sync/testing/seeded-chance.ts';

const vocabularySize = 4_000;
/** Each text repeats words of its own topic: the number of these words, and their share of the text. */
const topicSize = 24;
const topicShare = 0.42;
/** Mandelbrot's correction of Zipf's law, which flattens the first ranks as real text does. */
const mandelbrotOffset = 2.7;

/** The most common words of English and of the notes' topics, roughly by frequency. */
const common =
  `the of and to a in is that it for was on with as be at by this had not are but from or have an they which
one you were her all she there would their we him been has when who will more no if out so said what up its about into
than them can only other new some could time these two may then do first any my now such like our over man me even most
made after also did many before must through back years where much your way well down should because each just those
people how too little state good very make world still own see men work long get here between both life being under never
day same another know while last might us great old year off come since against go came right used take three week set
rest press squat bench bar weight load plan note list read book water food sleep train run walk home morning evening
Monday Tuesday Wednesday Thursday Friday Saturday Sunday knee shoulder hip heavy light slow fast repeat warm breath
session programme recipe travel letter idea question answer project meeting garden kitchen window table paper budget
ticket hotel train station doctor appointment family birthday present summer winter spring autumn rain coffee bread
flour butter salt sugar chicken rice onion garlic tomato oil minute hour half quarter kilogram metre`.split(/\s+/);

const onsets = 'b b br c c ch cl d d dr f f fl g gr h h l l m m n n p p pl pr qu r r s s sh st str t t th tr v w'.split(
  ' ',
);
const vowels = 'a a a e e e e i i i o o o u u ai ea ee oo ou'.split(' ');
const codas = [
  '',
  '',
  '',
  '',
  '',
  'ct',
  'd',
  'l',
  'l',
  'm',
  'n',
  'n',
  'nd',
  'ng',
  'nt',
  'p',
  'r',
  'r',
  's',
  'st',
  't',
  't',
];
const endings = ['', '', '', '', 's', 's', 'ed', 'ing', 'ly', 'er', 'tion', 'ment', 'al', 'able', 'ness', 'y'];

/** A vocabulary from which words are drawn as often as they occur in natural text. */
export class Words {
  readonly #words: readonly string[];
  readonly #cumulative: Float64Array;
  readonly #chance: SeededChance;
  #topic: readonly string[] = [];

  constructor(chance: SeededChance) {
    this.#chance = chance;
    this.#words = vocabulary(chance);
    this.#cumulative = cumulativeFrequencies(this.#words.length);
  }

  /** Starts a new text with topic words of its own. */
  turn(): void {
    this.#topic = Array.from({ length: topicSize }, () => this.#drawn());
  }

  word(): string {
    const own = this.#topic.length > 0 && this.#chance.happens(topicShare);
    return own ? this.#chance.pick(this.#topic) : this.#drawn();
  }

  /**
   * Returns several words.
   * @param fewest the minimum number of words
   * @param most the maximum number of words
   */
  phrase(fewest: number, most: number): string {
    const count = fewest + this.#chance.below(most - fewest + 1);
    return Array.from({ length: count }, () => this.word()).join(' ');
  }

  sentence(): string {
    const words = this.phrase(4, 19).split(' ');
    const comma = words.length > 9 ? 3 + this.#chance.below(words.length - 6) : -1;
    const text = words.map((word, at) => (at === comma ? `${word},` : word)).join(' ');
    return capitalised(text) + (this.#chance.happens(0.06) ? '?' : '.');
  }

  title(): string {
    return capitalised(this.phrase(2, 5));
  }

  #drawn(): string {
    const at = this.#chance.next() * (this.#cumulative.at(-1) as number);
    let low = 0;
    let high = this.#words.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#cumulative[middle] as number) < at) low = middle + 1;
      else high = middle;
    }
    return this.#words[low] as string;
  }
}

function vocabulary(chance: SeededChance): readonly string[] {
  const words = new Set(common);
  while (words.size < vocabularySize) {
    const syllables = chance.happens(0.6) ? 1 : 2;
    const stem = Array.from(
      { length: syllables },
      () => chance.pick(onsets) + chance.pick(vowels) + chance.pick(codas),
    );
    words.add(stem.join('') + chance.pick(endings));
  }
  return [...words];
}

function cumulativeFrequencies(count: number): Float64Array {
  let sum = 0;
  return Float64Array.from({ length: count }, (_, rank) => {
    sum += 1 / (rank + mandelbrotOffset);
    return sum;
  });
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
