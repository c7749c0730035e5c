// A story told backwards: the latest part first, but each heading above what it is about.
export type Line = { text: string; heading: boolean };

export function newest_first(lines: Line[]): Line[] {
  const parts: Line[][] = [[]];
  for (const line of lines) {
    if (line.heading) parts.push([line]);
    else parts.at(-1)!.push(line);
  }
  return parts.reverse().flatMap((part) => (part[0]?.heading ? [part[0], ...part.slice(1).reverse()] : part.reverse()));
}
