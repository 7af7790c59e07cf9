/** The encryption of RFC 8188, as far as tests use it. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  interface Parameters {
    readonly version: 'aes128gcm';
    readonly key?: string;
    readonly salt?: string;
    readonly rs?: number;
    readonly pad?: number;
    readonly keyid?: string;
    readonly privateKey?: ECDH;
    readonly dh?: string;
    readonly authSecret?: string;
  }
  const ece: {
    encrypt(text: Buffer, parameters: Parameters): Buffer;
    decrypt(body: Buffer, parameters: Parameters): Buffer;
  };
  // biome-ignore lint/style/noDefaultExport: that is how the package gives it.
  export default ece;
}
