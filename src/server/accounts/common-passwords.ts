/**
 * Returns whether attackers try this password first. Such passwords are common words, names and keyboard rows with the
 * usual endings. The list is built from its parts on first use, so that the source stays short enough to read.
 */
export function isCommonPassword(folded: string): boolean {
  common ??= build();
  return common.has(folded) || isRepeated(folded) || isRun(folded);
}

let common: ReadonlySet<string> | undefined;

const words = `
  password passw0rd p@ssword p@ssw0rd passwort kennwort motdepasse contraseña senha parola heslo salasana lösenord
  welcome welkom willkommen bienvenue hello hallo secret geheim letmein access login admin administrator root test
  testing guest user default changeme temp master super superman batman spiderman starwars pokemon naruto dragon
  monkey tiger lion eagle falcon phoenix dolphin butterfly sunshine sunflower flower summer winter spring autumn
  sommer winter fruhling herbst january february march april may june july august september october november december
  monday friday sunday football fussball baseball basketball hockey soccer liverpool arsenal chelsea barcelona
  realmadrid juventus bayern yankees cowboys steelers lakers jordan michael jennifer jessica ashley daniel andrew
  anthony charlie thomas robert matthew joshua michelle nicole amanda samantha hannah hunter harley buster maggie
  ginger pepper cookie chocolate cheese banana orange purple yellow silver golden diamond princess prince angel
  iloveyou iloveu loveyou lovely love forever family freedom happy lucky money killer shadow whatever trustno
  computer internet google facebook samsung iphone apple windows microsoft linux server mustang ferrari mercedes
  porsche corvette yamaha honda matrix merlin gandalf zaphod startrek rainbow blessed jesus christ heaven
  qwerty qwertz azerty qwertyuiop qwertzuiop azertyuiop asdfgh asdfghjkl asdf zxcvbn zxcvbnm yxcvbnm qazwsx qazwsxedc
  abc abcd abcdef abcdefg abcdefgh aaa a1b2c3 abc123 mensana`
  .trim()
  .split(/\s+/);

const endings = `1 2 3 7 8 9 0 01 11 12 13 21 22 23 69 77 88 99 00 007 101 111 123 321 666 777 888 999 000 1234 12345
  123456 1234567 12345678 123456789 4321 2020 2021 2022 2023 2024 2025 2026 2027 ! !! !!! 1! 12! 123! 1234! . ? * #
  @1 @12 @123 @1234 #1 #123 _1 _123 -1 -123 a abc qwe xyz ya you me`
  .trim()
  .split(/\s+/);

const whole = `
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1zaq1 1qazxsw2 q1w2e3r4 q1w2e3r4t5 qweasd qweasdzxc
  123qwe 123qweasd qwe123 asd123 zxc123 1234qwer qwer1234 asdf1234 asdfasdf qweqwe abcabc abc12345 abcd1234 aa123456
  a123456 a1234567 a12345678 a123456789 123456a 123456abc 12345678a 1a2b3c4d 1234abcd 123abc 123123 123123123 121212
  12121212 112233 11223344 1122334455 123321 1234321 12344321 123454321 147258 147258369 159357 159753 192837465
  741852963 789456 789456123 852456 963852741 987654321 102030 10203040 131313 232323 252525 420420 696969 777888
  passpass lovelove ihateyou fuckyou fuckoff asshole bullshit trustno1 ncc1701 thx1138 monkey12 mynoob 18atcskd2w
  3rjs1la7qe dearbook 5201314 woaini woaini1314 p@$$w0rd pa$$word pa55word pa55w0rd pass1234 pass12345 passme
  correcthorsebatterystaple`
  .trim()
  .split(/\s+/);

function build(): ReadonlySet<string> {
  const doubled = words.map((word) => word + word);
  const ended = words.flatMap((word) => endings.map((ending) => word + ending));
  return new Set([...words, ...whole, ...doubled, ...ended].map((each) => each.normalize('NFKC').toLowerCase()));
}

/** Matches `aaaaaaaa` and `abababab`: at most two alternating characters. */
function isRepeated(text: string): boolean {
  const characters = [...text];
  return characters.every((character, i) => character === characters[i % 2]);
}

/** Matches `12345678`, `hgfedcba` and `90123456`: consecutive characters, in either direction. */
function isRun(text: string): boolean {
  return ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz'].some(
    (row) => row.includes(text) || [...row].reverse().join('').includes(text),
  );
}
