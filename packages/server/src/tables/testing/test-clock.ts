export { TestClock } from '@samsara/table/testing';
