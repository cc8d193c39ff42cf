import { BlockList, isIP } from 'node:net';

/** Where YooKassa's notices come from (yookassa.ru/developers/using-api/webhooks). */
const senders = new BlockList();
for (const [net, prefix] of [
  ['185.71.76.0', 27],
  ['185.71.77.0', 27],
  ['77.75.153.0', 25],
  ['77.75.154.128', 25],
] as const) {
  senders.addSubnet(net, prefix);
}
for (const address of ['77.75.156.11', '77.75.156.35']) senders.addAddress(address);
senders.addSubnet('2a02:5180::', 32, 'ipv6');

/** Whether an address is one of YooKassa's. */
export function isYookassaAddress(ip: string): boolean {
  const plain = ip.replace(/^::ffff:/i, '');
  const version = isIP(plain);
  return version !== 0 && senders.check(plain, version === 6 ? 'ipv6' : 'ipv4');
}
