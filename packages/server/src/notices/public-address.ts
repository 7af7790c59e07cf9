import ipaddr from 'ipaddr.js';

/** Blocks of IPv6 that the library counts as ordinary, and that may still end in somebody's own network. */
const HIDING_PLACES = [
  // NAT64 of a site's own, and IPv4 addresses that are written as IPv6 ones.
  '64:ff9b:1::/48',
  '::/96',
  // Site-local, given up but not everywhere.
  'fec0::/10',
  // Segment routing inside of networks.
  '5f00::/16',
].map((block) => ipaddr.IPv6.parseCIDR(block));

/** Is it an address that everybody can reach, and not one of the operator's own network or of a way into it? */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text) || text.includes('%')) return false;
  const address = ipaddr.parse(text);
  // What stands for another address, as mapped, translated or tunnelled ones do, has a range of its own.
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || !HIDING_PLACES.some((block) => address.match(block));
}
