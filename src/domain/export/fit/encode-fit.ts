import { fitChecksum } from '../../import/fit/index.ts';

/** The numbers of the base types in a definition. */
const fitTypes = { enumerated: 0x00, uint8: 0x02, text: 0x07, uint16: 0x84, uint32: 0x86 } as const;

type NumberType = Exclude<keyof typeof fitTypes, 'text'>;

/** A field with its number in the FIT profile. */
export type FitField =
  /** Null states no value: all ones. */
  | { readonly field: number; readonly type: NumberType; readonly value: number | null }
  | { readonly field: number; readonly type: 'text'; readonly value: string };

export interface FitMessage {
  readonly message: number;
  readonly fields: readonly FitField[];
}

const sizes: { readonly [T in NumberType]: 1 | 2 | 4 } = { enumerated: 1, uint8: 1, uint16: 2, uint32: 4 };

/** Version 2.0 of the protocol, and 21.95 of the profile. */
const [protocol, profile] = [0x20, 2195];

/**
 * Writes a FIT file in little-endian order. A message is defined before it, unless the last of its kind had the same
 * fields.
 *
 * @param messages of at most 16 kinds
 * @see Garmin, FIT Protocol
 */
export function encodeFit(messages: readonly FitMessage[]): Uint8Array {
  const kinds = [...new Set(messages.map(({ message }) => message))];
  const defined = new Map<number, string>();
  const data: number[] = [];
  for (const message of messages) {
    const kind = kinds.indexOf(message.message);
    const definition = definitionOf(message);
    if (defined.get(kind) !== String(definition)) data.push(0x40 | kind, ...definition);
    defined.set(kind, String(definition));
    data.push(kind, ...message.fields.flatMap(bytesOf));
  }
  const file = [...headerOf(data.length), ...data];
  return Uint8Array.from([...file, ...littleEndian(fitChecksum(Uint8Array.from(file)), 2)]);
}

function headerOf(dataSize: number): readonly number[] {
  const signature = [0x2e, 0x46, 0x49, 0x54];
  const header = [14, protocol, ...littleEndian(profile, 2), ...littleEndian(dataSize, 4), ...signature];
  return [...header, ...littleEndian(fitChecksum(Uint8Array.from(header)), 2)];
}

/** Without its first byte: a reserved byte, the byte order, the message, and its fields. */
function definitionOf({ message, fields }: FitMessage): readonly number[] {
  const each = fields.flatMap((field) => [field.field, bytesOf(field).length, fitTypes[field.type]]);
  return [0, 0, ...littleEndian(message, 2), fields.length, ...each];
}

function bytesOf(field: FitField): readonly number[] {
  if (field.type === 'text') return textBytes(field.value);
  const size = sizes[field.type];
  return littleEndian(field.value ?? 2 ** (8 * size) - 1, size);
}

/** The size of a field is one byte, and a text ends with a zero. */
const maxTextBytes = 254;

/** Ends before the first character that has no room. */
function textBytes(text: string): readonly number[] {
  const encoder = new TextEncoder();
  const bytes: number[] = [];
  for (const character of text.replaceAll('\0', '')) {
    const encoded = encoder.encode(character);
    if (bytes.length + encoded.length > maxTextBytes) break;
    bytes.push(...encoded);
  }
  return [...bytes, 0];
}

function littleEndian(value: number, size: number): readonly number[] {
  return Array.from({ length: size }, (_, byte) => Math.floor(value / 2 ** (8 * byte)) % 0x100);
}
