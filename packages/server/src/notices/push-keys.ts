import { createECDH, hkdfSync } from 'node:crypto';

/** The keys by which push services know this server (VAPID), in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The order of the group of P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * The server's keys follow from the secret that is drawn at the first start and kept with the data: all nodes have the same
 * ones, and a backup has them too. Where that secret changes, everybody is signed out and their subscriptions end with that.
 */
export function pushKeysFrom(secret: string): PushKeys {
  const drawn = Buffer.from(hkdfSync('sha256', secret, '', 'samsara web push', 48));
  // 128 bits more than it takes, so that no number is likelier than another.
  const number = (BigInt(`0x${drawn.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(Buffer.from(number.toString(16).padStart(64, '0'), 'hex'));
  return {
    publicKey: ecdh.getPublicKey('base64url'),
    privateKey: Buffer.from(number.toString(16).padStart(64, '0'), 'hex').toString('base64url'),
  };
}
