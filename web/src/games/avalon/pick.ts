/** Seats that can be touched now, and those that have been. */
export type Pick = { able: number[]; chosen: number[]; toggle: (seat: number) => void };
export type Presence = { bot: boolean; away: boolean };
