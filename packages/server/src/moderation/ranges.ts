import ipaddr from 'ipaddr.js';

/** Whole countries are not banned by a slip of the hand. */
const WIDEST = { ipv4: 16, ipv6: 32 } as const;

type Address = ipaddr.IPv4 | ipaddr.IPv6;
export type Range = readonly [address: Address, bits: number];

/** A range in its plain form, `192.0.2.0/24`; undefined for what is none, or too wide. One address is a range too. */
export function rangeFrom(text: string): string | undefined {
  const range = parsed(text.trim());
  if (range === undefined) return undefined;
  const [address, bits] = range;
  if (bits < WIDEST[address.kind()]) return undefined;
  const first =
    address.kind() === 'ipv4'
      ? ipaddr.IPv4.networkAddressFromCIDR(`${address}/${bits}`)
      : ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`);
  return `${first}/${bits}`;
}

export function parsed(text: string): Range | undefined {
  try {
    if (text.includes('/')) return ipaddr.parseCIDR(text);
    const address = ipaddr.process(text);
    return [address, address.kind() === 'ipv4' ? 32 : 64];
  } catch {
    return undefined;
  }
}

/** An address as it is compared: without a zone, and IPv4 in its own form. */
export function addressFrom(text: string): Address | undefined {
  try {
    return ipaddr.process(text.split('%')[0]);
  } catch {
    return undefined;
  }
}

export function isInRange(address: Address, [first, bits]: Range): boolean {
  return address.kind() === first.kind() && address.match(first, bits);
}
