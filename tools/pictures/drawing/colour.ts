/** A colour as `#rrggbb`. */
export type Colour = string;

/** From the first colour (amount 0) to the second (amount 1). */
export function mix(from: Colour, to: Colour, amount: number): Colour {
  const target = channels(to);
  return hexOf(channels(from).map((value, i) => value + ((target[i] ?? 0) - value) * amount));
}

/** The colour as it looks under a coloured light. */
export function underLight(colour: Colour, light: Colour): Colour {
  const tint = channels(light);
  return hexOf(channels(colour).map((value, i) => (value * (tint[i] ?? 255)) / 255));
}

export const lighter = (colour: Colour, amount: number): Colour => mix(colour, '#ffffff', amount);

export const darker = (colour: Colour, amount: number): Colour => mix(colour, '#0b1020', amount);

function channels(colour: Colour): number[] {
  return [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));
}

function hexOf(values: number[]): Colour {
  const pair = (value: number) =>
    Math.round(Math.max(0, Math.min(255, value)))
      .toString(16)
      .padStart(2, '0');
  return `#${values.map(pair).join('')}`;
}
