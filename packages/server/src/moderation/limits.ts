/** What operators may change while the server runs, by the variable of the configuration, and between which bounds. */
export const CHANGEABLE = {
  SAMSARA_ADDRESS_REQUESTS_PER_MINUTE: { least: 60, most: 60_000 },
  SAMSARA_PERSON_REQUESTS_PER_MINUTE: { least: 30, most: 10_000 },
  SAMSARA_ADDRESS_GUESTS_PER_MINUTE: { least: 1, most: 10_000 },
  SAMSARA_PERSON_TABLES_PER_HOUR: { least: 1, most: 1000 },
  SAMSARA_MESSAGES_PER_SECOND: { least: 2, most: 200 },
  SAMSARA_TALK_PER_MINUTE: { least: 1, most: 600 },
  SAMSARA_WISHES_PER_MINUTE: { least: 1, most: 600 },
  SAMSARA_SOCKETS_PER_PERSON: { least: 1, most: 200 },
  SAMSARA_MAX_TABLES: { least: 1, most: 1_000_000 },
} as const;

export type LimitName = keyof typeof CHANGEABLE;
export const LIMIT_NAMES = Object.keys(CHANGEABLE) as LimitName[];

export function isLimitName(name: string): name is LimitName {
  return Object.hasOwn(CHANGEABLE, name);
}

export function isWithinBounds(name: LimitName, value: number): boolean {
  const { least, most } = CHANGEABLE[name];
  return Number.isInteger(value) && value >= least && value <= most;
}
