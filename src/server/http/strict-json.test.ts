import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseStrictJson } from './strict-json.ts';

const limits = { maxDepth: 5, maxValues: 12 };

function read(text: string | Uint8Array) {
  return parseStrictJson(typeof text === 'string' ? new TextEncoder().encode(text) : text, limits);
}

describe('unambiguous JSON', () => {
  it.each<readonly [string, string, string]>([
    ['{"a":1,"a":2}', 'key-twice', 'a'],
    ['{"a":1,"\\u0061":2}', 'key-twice', 'a'],
    ['{"n":{"x":[0,{"b/c":1,"b\\/c":2}]}}', 'key-twice', 'n/x/1/b~1c'],
    ['{"":1,"":2}', 'key-twice', ''],
    ['{"__proto__":1,"__proto__":2}', 'key-twice', '__proto__'],
    ['{"a":{"b":1},"a":{"c":1}}', 'key-twice', 'a'],
    ['{"a":"\\ud800"}', 'text-invalid', 'a'],
    ['{"a":["x","\\udc00\\ud83d"]}', 'text-invalid', 'a/1'],
    ['{"a":{"\\uD83D":1}}', 'text-invalid', 'a/\ufffd'],
    ['"\\ud83d\\ud83d\\ude00"', 'text-invalid', ''],
    ['{"a":1e999}', 'number-inexact', 'a'],
    ['[0,-1E+400]', 'number-inexact', '1'],
    ['{"a":9007199254740993}', 'number-inexact', 'a'],
    [`{"a":1${'0'.repeat(400)}}`, 'number-inexact', 'a'],
    ['[[[[[[1]]]]]]', 'too-deep', '0/0/0/0/0'],
  ])('rejects %s', (text, code, path) => {
    expect(read(text)).toMatchObject({ ok: false, error: { code: `request/json-${code}`, path } });
  });

  it.each([
    '',
    '{',
    '}',
    ']]',
    '{"a":1,}',
    '"\\"',
    '"a',
    '"\\u12"',
    '{"a" "a"}',
    '01',
    '1 2',
    'nul',
    '{"a":1}{"a":1}',
    "{'a':1}",
    '[1,,2]',
    '"\n"',
    '\\',
  ])('rejects malformed %j', (text) => {
    expect(read(text)).toEqual({ ok: false, error: { code: 'request/json-malformed' } });
  });

  it('accepts UTF-8 only, with or without a byte order mark', () => {
    expect(read(Uint8Array.of(0xef, 0xbb, 0xbf, 0x31))).toEqual({ ok: true, value: 1 });
    for (const bytes of [
      [0x22, 0xff, 0x22],
      [0x22, 0xed, 0xa0, 0x80, 0x22],
      [0x22, 0xc0, 0x80, 0x22],
      [0xfe, 0xff, 0x00, 0x31],
    ])
      expect(read(Uint8Array.from(bytes))).toEqual({ ok: false, error: { code: 'request/json-malformed' } });
  });

  it('rejects too many values without counting the rest', () => {
    const many = (count: number) => JSON.stringify(Array(count).fill(0));
    expect(read(many(12))).toMatchObject({ ok: true });
    expect(read(many(13))).toEqual({ ok: false, error: { code: 'request/json-too-many-values', maxValues: 12 } });
    expect(read(`{${Array.from({ length: 13 }, (_, at) => `"${at}":0`).join()}}`)).toMatchObject({ ok: false });
    expect(read('['.repeat(1_000_000))).toMatchObject({ error: { code: 'request/json-too-deep' } });
  });

  it.each([
    '{"a":{"x":1},"b":{"x":1},"c":["x","x",{"x":"x"}]}',
    '{"a":"a","b":"\\ud83d\\ude00 \\\\ud800 \\" , { "}',
    '[1e3,0.1,-0,1E-400,9007199254740991,100000000000000000000,123456789012345680000,0.30000000000000004444,1.5e300]',
    '{"__proto__":{"x":1}}',
    ' null ',
  ])('parses %s like any parser', (text) => {
    expect(read(text)).toEqual({ ok: true, value: JSON.parse(text) });
  });

  it('accepts everything that JSON.stringify prints for well-formed values', () => {
    const value = fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' });
    fc.assert(
      fc.property(value, (given) => {
        const text = JSON.stringify(given);
        const bytes = new TextEncoder().encode(text);
        expect(parseStrictJson(bytes, { maxDepth: 100, maxValues: 1e6 })).toEqual({
          ok: true,
          value: JSON.parse(text),
        });
      }),
    );
  });
});
