/** Outages longer ago concern no clock. */
export const OUTAGES_KEPT_MS = 60 * 86_400_000;
