/** The Encoding standard's decoder, which is the same in browsers, workers and Node. */
declare class TextDecoder {
  constructor(label: string, options?: { readonly fatal?: boolean; readonly ignoreBOM?: boolean });
  /** @param options `stream`: keep an incomplete character for the next call */
  decode(bytes?: Uint8Array, options?: { readonly stream?: boolean }): string;
}

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}
