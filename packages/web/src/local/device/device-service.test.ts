import { served } from '@samsara/table/device';
import { expect, test } from 'vitest';
import { DeviceService } from './device-service.ts';

test('what lies under the curtain counts for nobody', () => {
  const service = new DeviceService(0);
  service.stop(100);
  expect(served(0, 500, service)).toBe(100);
  service.goOn(500);
  expect(served(0, 700, service)).toBe(300);
  expect(served(400, 700, service)).toBe(200);
});

test('what was taken back counts for nobody, whatever lay under the curtain meanwhile', () => {
  const service = new DeviceService(0);
  service.stop(100);
  service.goOn(200);
  service.stop(300);
  service.goOn(400);
  service.leaveOut(350, 600);
  expect(service.outages).toEqual([
    { from: 100, to: 200 },
    { from: 300, to: 600 },
  ]);
  service.leaveOut(150, 700);
  expect(service.outages).toEqual([{ from: 100, to: 700 }]);
  expect(served(0, 1000, service)).toBe(400);
});
