// Where the seats stand around a table: the one at the bottom first, then clockwise as seen from above.
export type Spot = { x: number; y: number; angle: number };

export function ring(count: number, bottom: number, radius_x = 50, radius_y = 50): Spot[] {
  return Array.from({ length: count }, (_, seat) => {
    const angle = Math.PI / 2 + ((seat - bottom) / count) * 2 * Math.PI;
    return { x: 50 + radius_x * Math.cos(angle), y: 50 + radius_y * Math.sin(angle), angle };
  });
}

/** The seats in a table's frame, in percent of it. */
export const seat_spots = (seats: number, bottom: number): Spot[] => ring(seats, Math.max(bottom, 0), 41, 41);

/**
 * The same seats around an oval that is `wide` times as wide as high. They are equally far apart along the oval:
 * equal angles would crowd them at its ends.
 */
export function oval_spots(seats: number, bottom: number, aspect: number): Spot[] {
  const fine = ring(720, 0, 41, 41);
  const lengths = fine.map((spot, index) => {
    const next = fine[(index + 1) % fine.length]!;
    return Math.hypot(aspect * (next.x - spot.x), next.y - spot.y);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  return Array.from({ length: seats }, (_, seat) => {
    let left = (((((seat - Math.max(bottom, 0)) / seats) % 1) + 1) % 1) * whole;
    const at = lengths.findIndex((length) => (left -= length) < 0);
    return fine[Math.max(at, 0)]!;
  });
}

/** A wedge of a ring between two angles, as an SVG path around (0,0). */
export function wedge(from: number, to: number, inner: number, outer: number): string {
  const at = (radius: number, angle: number) =>
    `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  const large = to - from > Math.PI ? 1 : 0;
  const outer_arc = `L${at(outer, from)}A${outer} ${outer} 0 ${large} 1 ${at(outer, to)}`;
  const inner_arc = `L${at(inner, to)}A${inner} ${inner} 0 ${large} 0 ${at(inner, from)}`;
  return `M${at(inner, from)}${outer_arc}${inner_arc}Z`;
}
