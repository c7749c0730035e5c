// The lines of a story, sorted under the headings that were told before them.
export type Line = { text: string; heading: boolean };
/** What comes before the first heading has none. */
export type Part = { heading: string; lines: string[] };

export function in_parts(lines: Line[]): Part[] {
  const parts: Part[] = [];
  for (const { text, heading } of lines) {
    if (heading) parts.push({ heading: text, lines: [] });
    else if (parts.length) parts.at(-1)!.lines.push(text);
    else parts.push({ heading: '', lines: [text] });
  }
  return parts;
}
