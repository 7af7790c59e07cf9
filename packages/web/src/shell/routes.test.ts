import { expect, test } from 'vitest';
import { type Route, routeOf } from './routes.ts';

const at = (address: string): Route => routeOf(new URL(address, 'https://table.example'));

test.each<[string, Route]>([
  ['/', { type: 'lobby' }],
  ['/t/abc234', { type: 'table', code: 'ABC234', onlooker: false }],
  ['/t/ABC234?screen', { type: 'table', code: 'ABC234', onlooker: true }],
  ['/play/stop', { type: 'local', game: 'stop', practice: false }],
  ['/play/stop?practice', { type: 'local', game: 'stop', practice: true }],
  ['/rules/stop', { type: 'rules', game: 'stop', clause: null }],
  ['/rules/stop#ST-09', { type: 'rules', game: 'stop', clause: 'ST-09' }],
  ['/learn/stop', { type: 'learn', game: 'stop' }],
  ['/learn', { type: 'unknown' }],
  ['/replay/ABC234-1', { type: 'replay', play: 'ABC234-1' }],
  ['/review/ABC234-1#share=abc', { type: 'review', play: 'ABC234-1' }],
  ['/review', { type: 'unknown' }],
  ['/progress', { type: 'progress' }],
  ['/progress/more', { type: 'unknown' }],
  ['/my-record', { type: 'my-record' }],
  ['/my-record/more', { type: 'unknown' }],
  ['/settings', { type: 'settings' }],
  ['/today', { type: 'today' }],
  ['/puzzles', { type: 'puzzles', game: null, puzzle: null }],
  ['/puzzles/stop', { type: 'puzzles', game: 'stop', puzzle: null }],
  ['/puzzles/stop/abc234', { type: 'puzzles', game: 'stop', puzzle: 'abc234' }],
  ['/puzzles/stop/abc234/more', { type: 'unknown' }],
  ['/puzzles/', { type: 'unknown' }],
  ['/puzzles/stop/', { type: 'unknown' }],
  ['/deal/stop', { type: 'deal', game: 'stop', day: null, challenge: null }],
  ['/deal/stop?day=2026-11-16', { type: 'deal', game: 'stop', day: '2026-11-16', challenge: null }],
  ['/compare/karma#c=1abc', { type: 'compare', game: 'karma', day: null, challenge: '1abc' }],
  ['/carry/ABCD2345', { type: 'carry', code: 'ABCD2345' }],
  ['/elsewhere', { type: 'unknown' }],
  ['/t/', { type: 'unknown' }],
  ['/t/ABC234/more', { type: 'unknown' }],
  ['/rules/%E0%A4%A', { type: 'rules', game: '%E0%A4%A', clause: null }],
])('%s', (address, route) => expect(at(address)).toEqual(route));
