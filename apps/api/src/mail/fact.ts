/** A label and what is said about it. */
export type Fact = readonly [label: string, value: string];
