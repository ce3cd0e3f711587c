import { hostileTexts } from './hostile-values.ts';
import { rangeIn, type TextMutator } from './mutator.ts';
import { replaceOne } from './text.ts';

const tagPattern = /<[^<>]{1,200}>/g;

const changeTag: TextMutator = (text, chance) =>
  replaceOne(text, tagPattern, chance, [
    '',
    '<',
    '<x>',
    '</x>',
    '</note>',
    '<br/>',
    '<a b=1 b=2 c>',
    '<!-- -->',
    '<?x?>',
  ]);

const copyTag: TextMutator = (text, chance) => {
  const tags = text.match(tagPattern);
  return tags === null ? text : replaceOne(text, tagPattern, chance, [chance.pick(tags), chance.pick(tags).repeat(3)]);
};

const changeAttribute: TextMutator = (text, chance) =>
  replaceOne(
    text,
    /="[^"<>]{0,200}"/g,
    chance,
    hostileTexts.map((value) => `="${value}"`),
  );

const copyElement: TextMutator = (text, chance) => {
  const [from, to] = rangeIn(text.length, chance, 2000);
  const start = text.indexOf('<', from);
  const end = text.indexOf('>', to) + 1;
  if (start < 0 || end <= start) return text;
  return text.slice(0, end) + text.slice(start, end).repeat(chance.pick([1, 2, 20])) + text.slice(end);
};

/** Entities that grow, that read a file, or that refer to themselves. */
const addEntities: TextMutator = (text, chance) => {
  const entity = chance.pick([
    '<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;&lol;&lol;&lol;"><!ENTITY lol3 "&lol2;&lol2;&lol2;">',
    '<!ENTITY lol3 SYSTEM "file:///etc/passwd">',
    '<!ENTITY % lol3 SYSTEM "http://example.org/x.dtd"> %lol3;',
    '<!ENTITY lol3 "&lol3;">',
  ]);
  const declared = text.includes('<!DOCTYPE') ? text.replace('<!DOCTYPE', `<!DOCTYPE x [${entity}]><!DOCTYPE`) : text;
  return declared.replace(/>(?=\w)/, '>&lol3;');
};

/** Damages that only tags, attributes and entities can have. */
export const markupMutators: readonly TextMutator[] = [changeTag, copyTag, changeAttribute, copyElement, addEntities];
