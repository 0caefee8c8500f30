// Addresses in one network count as one caller, and also towards the networks around it.
import { expect, it } from 'vitest';
import { addressKey, networksOf } from './address-key.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002::/64'],
  ['2001:db8:1:2::9', '2001:0db8:0001:0002::/64'],
  ['2001:0DB8:0001:0002::9', '2001:0db8:0001:0002::/64'],
  ['2001:db8::9', '2001:0db8:0000:0000::/64'],
  ['fe80::1%eth0', 'fe80:0000:0000:0000::/64'],
  ['::1', '0000:0000:0000:0000::/64'],
])('maps %s to %s', (ip, key) => {
  expect(addressKey({ ip })).toBe(key);
});

it.each([
  ['203.0.113.7', ['203.0.113. 4', '203.0.113.7 1']],
  ['2001:db8:1:2::9', ['2001:0db8:0001: 8', '2001:0db8:0001:00 4', '2001:0db8:0001:0002::/64 1']],
  ["192.168.1.7, the fair's own", ['192.168.1.7 1']],
  ['127.0.0.2', ['127.0.0.2 1']],
  ['::1', ['0000:0000:0000:0000::/64 1']],
  ['fe80::1%eth0', ['fe80:0000:0000:0000::/64 1']],
  ['fd00::1', ['fd00:0000:0000:0000::/64 1']],
])('counts %s towards the networks around it', (ip, networks) => {
  const counted = networksOf(addressKey({ ip: ip.split(',')[0] ?? '' }));
  expect(counted.map(({ prefix, shares }) => `${prefix} ${shares}`)).toEqual(networks);
});
