import type { Blocks, BlockWish, ReportWish } from '@samsara/protocol';
import { request } from '../connection/api.ts';

/** What keeps order among people. */
export const order = {
  report: (wish: ReportWish) => request<object>('POST', '/api/reports', wish),
  blocks: () => request<Blocks>('GET', '/api/blocks'),
  block: (wish: BlockWish) => request<Blocks>('POST', '/api/blocks', wish),
  unblock: (id: string) => request<Blocks>('POST', '/api/blocks/remove', { id }),
};
